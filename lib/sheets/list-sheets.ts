import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** What a build tells of a page: the style sheets of each part of it, as `static/chunks/….css`. */
type Manifest = { entryCSSFiles: Readonly<Record<string, readonly { path: string }[]>> };
type Manifests = { __RSC_MANIFEST?: Readonly<Record<string, Manifest>> };

const isLayout = (part: string) => part.endsWith('/layout');

/** For every page of a build, the lists of style sheets that it may link, as `chunks/….css` in their order: as itself, as what is not found, as what failed. */
export function listSheets(buildFolder: string): Map<string, readonly string[][]> {
  const files = globSync('server/app/**/page_client-reference-manifest.js', { cwd: buildFolder });
  return new Map(
    files.flatMap((file) => {
      const { __RSC_MANIFEST: told = {} }: Manifests = readTold(join(buildFolder, file));
      return Object.entries(told).map(([page, { entryCSSFiles }]) => [page, listsOf(entryCSSFiles)] as const);
    }),
  );
}

/** It is a script that lays its data on the global object. */
function readTold(file: string): Manifests {
  const told: Manifests = {};
  runInNewContext(readFileSync(file, 'utf8'), told);
  return told;
}

function listsOf(parts: Manifest['entryCSSFiles']): string[][] {
  const pathsOf = (part: string) => (parts[part] ?? []).map(({ path }) => path.replace(/^static\//, ''));
  const around = Object.keys(parts).filter(isLayout).flatMap(pathsOf);
  return Object.keys(parts)
    .filter((part) => !isLayout(part))
    .map((part) => [...new Set([...around, ...pathsOf(part)])]);
}
