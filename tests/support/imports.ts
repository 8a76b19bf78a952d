import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const endings = ['', '.ts', '.tsx', '.json'];
const inFolder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file);

/** What each file of some folders imports, types and what is fetched later included: paths from the root. */
export function readImports(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = folders.flatMap(inFolder).filter(isCode);
  return new Map(files.map((file) => [file, listImports(file)]));
}

function listImports(file: string): string[] {
  const named = readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'((?:\.{1,2}|@)\/[^']+)'/g);
  return [...named].flatMap(([, name = '']) => {
    const path = name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(file), name));
    return endings.map((ending) => path + ending).find((found) => existsSync(found) && /\.\w+$/.test(found)) ?? [];
  });
}

/** Which of the folders right inside one import which, whatever lies deeper in them. */
export function listNeighbours(folder: string, imports: ReturnType<typeof readImports>): Map<string, Set<string>> {
  const inside = (file: string) => {
    const [first, ...deeper] = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : [];
    return first && deeper.length > 0 ? first : null;
  };
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const own = inside(file);
    if (!own) continue;
    const others = targets.flatMap((target) => inside(target) ?? []).filter((other) => other !== own);
    graph.set(own, new Set([...(graph.get(own) ?? []), ...others]));
  }
  return graph;
}

/** For each that stands in a circle, the way back to it. */
export function findCircles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...graph.keys()].flatMap((start) => {
    const ways: string[][] = [[start]];
    const seen = new Set<string>();
    for (const way of ways) {
      for (const next of graph.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return [[...way, start].join(' → ')];
        if (seen.has(next)) continue;
        seen.add(next);
        ways.push([...way, next]);
      }
    }
    return [];
  });
}
