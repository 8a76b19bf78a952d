import ts from 'typescript';
import type { Product } from './product-types';

type Field = { name: string; node: ts.Node };

/**
 * The fields of the entities of `lib/domain` that nobody reads, as `show ShowSummary.title`. Read is what an expression
 * asks for (`show.title`) or takes apart (`{ title }`); writing a field, naming it in a type or handing on the whole
 * entity is not.
 */
export function listUnreadFields({ checker, sources }: Product): string[] {
  const unread = new Map<ts.Node, string>();
  for (const { file, source } of sources) {
    const [, entity] = /^lib\/domain\/(.+)\.ts$/.exec(file) ?? [];
    if (entity) for (const { name, node } of listFields(source)) unread.set(node, `${entity} ${name}`);
  }
  const listNames = () => new Set([...unread.values()].map((name) => name.slice(name.lastIndexOf('.') + 1)));
  let names = listNames();
  for (const { source } of sources) {
    const found = listReads(source, names, checker)
      .flatMap((symbol) => symbol.declarations ?? [])
      .filter((node) => unread.delete(node));
    // What has been read once nobody need ask for again: to know whose a name is takes the compiler longest.
    if (found.length > 0) names = listNames();
  }
  return [...new Set(unread.values())].sort();
}

/** What the exported types of a file name, deeper ones by their path; brands have no name. */
function listFields(source: ts.SourceFile): Field[] {
  const fields: Field[] = [];
  const visit = (node: ts.Node, path: string): void => {
    if (ts.isFunctionLike(node)) return;
    if (!ts.isPropertySignature(node)) return void ts.forEachChild(node, (child) => visit(child, path));
    const name = `${path}.${node.name.getText(source)}`;
    if (!ts.isComputedPropertyName(node.name)) fields.push({ name, node });
    if (node.type) visit(node.type, name);
  };
  for (const statement of source.statements)
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
      if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
        visit(statement, statement.name.text);
  return fields;
}

/** What the places of a file read that ask for one of these names; whose name it is, the compiler is asked only there. */
function listReads(source: ts.SourceFile, names: ReadonlySet<string>, checker: ts.TypeChecker): ts.Symbol[] {
  const reads: ts.Symbol[] = [];
  const propertiesOf = (node: ts.Node, wanted: readonly string[]) =>
    wanted.flatMap((name) => findProperty(checker, checker.getTypeAtLocation(node), name));
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
      reads.push(...[checker.getSymbolAtLocation(node.name)].flatMap((symbol) => symbol ?? []));
    if (ts.isElementAccessExpression(node))
      reads.push(...propertiesOf(node.expression, literalsOf(checker.getTypeAtLocation(node.argumentExpression))));
    if (ts.isObjectBindingPattern(node)) {
      const taken = node.elements.filter(({ dotDotDotToken }) => !dotDotDotToken);
      const wanted = taken.map(({ propertyName, name }) => (propertyName ?? name).getText(source));
      reads.push(
        ...propertiesOf(
          node,
          wanted.filter((name) => names.has(name)),
        ),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return reads;
}

const literalsOf = (type: ts.Type): string[] =>
  type.isUnion() ? type.types.flatMap(literalsOf) : type.isStringLiteral() ? [type.value] : [];

/** In a union each of its types has a property of its own. */
const findProperty = (checker: ts.TypeChecker, type: ts.Type, name: string): ts.Symbol[] =>
  (type.isUnion() ? type.types : [type]).flatMap((one) => checker.getApparentType(one).getProperty(name) ?? []);

/** Which of these words no code hands to something that takes any of them: rows of a table that nobody asks for. */
export function listUnnamed(words: readonly string[], { checker, sources }: Product, without: string): string[] {
  const left = new Set(words);
  const takesAll = (type: ts.Type | undefined) => {
    const taken = type ? literalsOf(type.getNonNullableType()) : [];
    return words.every((word) => taken.includes(word));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && left.has(node.text) && takesAll(checker.getContextualType(node)))
      left.delete(node.text);
    ts.forEachChild(node, visit);
  };
  for (const { file, source } of sources) if (!file.startsWith(without)) visit(source);
  return [...left];
}
