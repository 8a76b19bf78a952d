import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

type Logged = { file: string; event: string | null };
type Rule = { alert: string; expr: string };

/** What runs as the site. What tests, tools and the demo's catalogue print is no line of its log. */
const files = globSync(['*.{ts,mjs,cjs}', '{app,components,features,lib}/**/*.{ts,tsx,mjs}']).filter(
  (file) => !/\.(test|fixture)\.tsx?$|\.d\.m?ts$/.test(file) && file !== 'lib/process/log.ts',
);
const runbook = readFileSync('docs/runbook.md', 'utf8');
const documents = runbook + readFileSync('docs/operate.md', 'utf8');
const isNamedIn = (text: string, event: string) => text.includes(`\`${event}\``);

/** What the log has for writing a line, and at which place each is told the event. */
const places: Readonly<Record<string, number>> = { log: 0, formatLine: 1 };

/** Null for an event that is no word in the call, and no constant of the file either. */
function listLogged(file: string): Logged[] {
  const text = readFileSync(file, 'utf8');
  if (!/\/log['"]/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const writers = listWriters(source);
  const listIn = (node: ts.Node): Logged[] => {
    const place = ts.isIdentifier(node) && isUse(node) ? writers.get(node.text) : undefined;
    const own = place === undefined ? [] : [{ file, event: findEvent(node, place, text) }];
    return [...own, ...node.getChildren().flatMap(listIn)];
  };
  return listIn(source);
}

/** By the names that a file gives them. */
function listWriters(source: ts.SourceFile): ReadonlyMap<string, number> {
  const imports = source.statements.filter(ts.isImportDeclaration);
  const bindings = imports.flatMap(({ moduleSpecifier, importClause }) =>
    /\/log['"]$/.test(moduleSpecifier.getText()) ? (importClause?.namedBindings ?? []) : [],
  );
  const specifiers = bindings.filter(ts.isNamedImports).flatMap(({ elements }) => [...elements]);
  const placed = specifiers.map(({ name, propertyName = name }) => [name.text, places[propertyName.text]] as const);
  return new Map(placed.flatMap(([name, place]) => (place === undefined ? [] : [[name, place]])));
}

const isUse = (node: ts.Identifier): boolean =>
  !ts.isImportSpecifier(node.parent) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node);

function findEvent(writer: ts.Node, place: number, text: string): string | null {
  const called = ts.isPropertyAccessExpression(writer.parent) ? writer.parent : writer;
  const call = called.parent;
  const told = ts.isCallExpression(call) && call.expression === called ? call.arguments[place] : undefined;
  if (told && ts.isStringLiteral(told)) return told.text;
  return (told && new RegExp(`^const ${told.getText()} = '([^']+)';$`, 'm').exec(text)?.[1]) ?? null;
}

const logged = files.flatMap(listLogged);
const events = [...new Set(logged.flatMap(({ event }) => event ?? []))].toSorted();

it('has each event stand where it is logged, as a word or a constant of the file: one that is put together nobody could look up', () => {
  expect(logged.filter(({ event }) => event === null).map(({ file }) => file)).toEqual([]);
});

it('says what each event means that the site logs, and what to do then', () => {
  expect(events.length).toBeGreaterThan(45);
  expect(events).toEqual(expect.arrayContaining(['printed', 'not started', 'composed', 'redis is back']));
  expect(events.filter((event) => !isNamedIn(documents, event))).toEqual([]);
});

it('names in the chapter of an alert the events that it counts', () => {
  const rules: Rule[] = parse(readFileSync('deploy/grafana/alerts.yaml', 'utf8')).groups.flatMap(
    ({ rules }: { rules: Rule[] }) => rules,
  );
  const counted = rules.flatMap(({ alert, expr }) =>
    [...expr.matchAll(/candela_log_event=~?"([^"]+)"/g)]
      .flatMap(([, names = '']) => names.split('|'))
      .map((event) => ({ alert, event })),
  );
  const chapterOf = (alert: string) => runbook.split(`\n### ${alert}\n`)[1]?.split(/\n##+ /)[0] ?? '';
  expect(counted.length).toBeGreaterThan(15);
  expect(counted.filter(({ alert, event }) => !isNamedIn(chapterOf(alert), event))).toEqual([]);
});

it('tells of no event that is not logged', () => {
  const [, chapter = ''] = runbook.split('\n## What else the log says\n');
  const told = [...chapter.matchAll(/^\| `([^`]+)` \|/gm)].map(([, event = '']) => event);
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((event) => !events.includes(event))).toEqual([]);
});
