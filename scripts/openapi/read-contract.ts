import { resolve } from 'node:path';
import ts from 'typescript';
import { convertTypes, type Schema, type Types } from './convert-type';

export type Contract = { answers: Record<string, Schema>; types: Types };

const table = 'lib/api/endpoints/table.ts';

/**
 * What the catalogue sends to each call, as schemas made of the types that the rows of the table are pinned to. The
 * schemas of zod would tell what we forgive, and not what is sent.
 */
export function readContract(): Contract {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [table] }, ts.sys, process.cwd());
  // No row is made of what a browser or Node has, and their types are most of all there is to read.
  const light = { ...options, incremental: false, types: [], lib: ['lib.esnext.d.ts'] };
  const program = ts.createProgram({ rootNames: [resolve(table)], options: light });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(resolve(table));
  const module = file && checker.getSymbolAtLocation(file);
  const rows = module && checker.getExportsOfModule(module).find(({ name }) => name === 'endpoints');
  if (!rows) throw new Error(`${table} exports no endpoints.`);

  const { types, convert } = convertTypes(checker);
  const typeAt = (type: ts.Type, ...path: readonly string[]): ts.Type =>
    path.reduce((inner, name) => {
      const property = inner.getProperty(name);
      if (!property) throw new Error(`A row has no ${name}.`);
      return checker.getTypeOfSymbol(property);
    }, type);
  const answers = checker
    .getTypeOfSymbol(rows)
    .getProperties()
    .map((row) => [row.name, convert(typeAt(checker.getTypeOfSymbol(row), 'schema', '_zod', 'input'))] as const);
  return { answers: sorted(answers), types: sorted(Object.entries(types)) };
}

/** In the order of names, so that a type that moves to another file changes nothing. */
const sorted = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
