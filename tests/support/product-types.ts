import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

const product = ['app', 'components', 'features', 'lib'];
/** All that may show something to a visitor: `lib/api` only makes the entities, and tests show nobody anything. */
const isReader = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !file.startsWith('lib/api/');

export type Product = { checker: ts.TypeChecker; sources: readonly { file: string; source: ts.SourceFile }[] };

/** The product's code outside `lib/api`, and what the compiler knows of it: some seconds. */
export function readProduct(root = process.cwd()): Product {
  const files = product
    .flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter(isReader);
  const program = ts.createProgram(
    files.map((file) => `${root}/${file}`),
    readOptions(root),
  );
  const sources = program.getSourceFiles().flatMap((source) => {
    const file = relative(root, source.fileName);
    return isReader(file) && product.some((folder) => file.startsWith(`${folder}/`)) ? [{ file, source }] : [];
  });
  return { checker: program.getTypeChecker(), sources };
}

function readOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  return { ...options, incremental: false, noEmit: true };
}
