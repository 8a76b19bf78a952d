import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const endings = ['', '.ts', '.tsx', '.json'];
const inFolder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file);

/** What each file of some folders imports, types and what is fetched later included: paths from the root. */
export function readImports(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = folders.flatMap(inFolder).filter(isCode);
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'((?:\.{1,2}|@)\/[^']+)'/g);
  return [...named].flatMap(([, name = '']) => {
    const path = name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(file), name));
    return endings.map((ending) => path + ending).find((found) => existsSync(found) && /\.\w+$/.test(found)) ?? [];
  });
}
