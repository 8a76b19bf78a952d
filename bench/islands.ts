import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { atMost, type Row } from './table';

type Reason = 'a whole board' | 'a whole screen' | 'fetched when wanted';

/**
 * Islands that may weigh more than the budget, in kilobytes, and why. A board is one island because its day, its filters
 * and its times follow from each other; a screen of the visitor's own is one because the server can show nothing of it;
 * what is fetched when it is wanted weighs on no first load, and each counts the dialog around it once more.
 */
const listed: Readonly<Record<string, readonly [kilobytes: number, why: Reason]>> = {
  programme: [13, 'a whole board'],
  'show-board': [14, 'a whole board'],
  guide: [13, 'a whole board'],
  'access-showings': [8, 'a whole board'],
  'next-showings': [9, 'a whole board'],
  season: [10, 'a whole board'],
  'show-filters': [9, 'a whole board'],
  'favourite-list': [12, 'a whole screen'],
  wishlist: [13, 'a whole screen'],
  shortlist: [13, 'a whole screen'],
  checker: [11, 'a whole screen'],
  'account-page': [7, 'a whole screen'],
  'search-dialog': [18, 'fetched when wanted'],
  'filter-panel': [13, 'fetched when wanted'],
  'locator-dialog': [13, 'fetched when wanted'],
  'account-modals': [11, 'fetched when wanted'],
  'profile-modal': [8, 'fetched when wanted'],
  'chat-panel': [8, 'fetched when wanted'],
  'frame-modal': [8, 'fetched when wanted'],
  'gate-modal': [7, 'fetched when wanted'],
  'sign-in-modal': [7, 'fetched when wanted'],
  'feedback-modal': [7, 'fetched when wanted'],
  'signed-opinion': [7, 'fetched when wanted'],
  'cinema-finder': [6, 'fetched when wanted'],
  'film-marks': [7, 'fetched when wanted'],
  'place-finder': [6, 'fetched when wanted'],
};
const usual = 5;

/**
 * What each island adds by itself: its own code and what it imports of ours, minified and gzipped.
 * Packages are left out, because the pages share them. Packed in one, as a build packs the islands of a page: esbuild lays what
 * a later piece shares in a file of its own, a dozen of some hundred bytes, which no visitor fetches.
 */
export async function measureIslands(): Promise<Row[]> {
  const islands = globSync('{app,components,features}/**/*.{island,lean}.tsx').sort();
  const weights = await Promise.all(islands.map(async (file) => ({ file, bytes: await weighIsland(file) })));
  return weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => {
      const what = basename(file).replace(/\.(island|lean)\.tsx$/, '');
      const [budget, note] = listed[what] ?? [usual];
      return atMost({ what, budget, measured: bytes / 1000, unit: 'kB', digits: 1, ...(note && { note }) });
    });
}

async function weighIsland(file: string): Promise<number> {
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
  const files = outputFiles.filter(({ path }) => loaded.has(relative('.', path)));
  return gzipSync(Buffer.concat(files.map(({ contents }) => contents))).length;
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
