import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { atMost, type Row } from './table';

/**
 * Islands that may weigh more than the budget, and why. A board is one island because its day, its filters and its
 * times follow from each other; its calendar, panels and menus are loaded when they are opened.
 */
const listed: Readonly<Record<string, number>> = {
  programme: 13,
  'show-board': 14,
  'next-showings': 9,
  'show-filters': 7,
};
const usual = 5;

/**
 * What each island adds by itself: its own code and what it imports of ours, minified and gzipped.
 * Packages are left out, because the pages share them.
 */
export async function measureIslands(): Promise<Row[]> {
  const islands = globSync('{app,components,features}/**/*.island.tsx').sort();
  const weights = await Promise.all(islands.map(async (file) => ({ file, bytes: await weightOf(file) })));
  return weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => {
      const what = basename(file, '.island.tsx');
      return atMost({ what, budget: listed[what] ?? usual, measured: bytes / 1000, unit: 'kB', digits: 1 });
    });
}

async function weightOf(file: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    outdir: 'island',
    minify: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    packages: 'external',
    alias: { '@': process.cwd() },
    loader: { '.scss': 'empty', '.svg': 'empty' },
    logLevel: 'error',
  });
  const first = Object.keys(metafile.outputs).filter((name) => metafile.outputs[name]?.entryPoint === file);
  const loaded = loadedAtOnce(metafile, first);
  return outputFiles.reduce(
    (sum, { path, contents }) => (loaded.has(relative('.', path)) ? sum + gzipSync(contents).length : sum),
    0,
  );
}

/** What is imported at once, and not on interaction. */
function loadedAtOnce({ outputs }: Metafile, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const imports =
      outputs[name]?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? [];
    loadedAtOnce(
      { outputs, inputs: {} },
      imports.map(({ path }) => path),
      found,
    );
  }
  return found;
}
