import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listSheets } from './list-sheets';
import { mergedFolder, mergedName, othersName } from './merged-name';

/** What a visitor comes to next, wherever they are. */
const main = ['', '/shows', '/movie/[slug]', '/guide', '/cinemas', '/cinema/[slug]'].map(
  (path) => `/[locale]${path}/page`,
);

/**
 * Writes, for every page of a build, its style sheets into one file, and into another one what the main screens ask for besides.
 * A build cuts the styles into many small sheets, so that a page is sent its own alone (`decisions/0078-a-sheet-of-its-own.md`).
 */
export async function writeMergedSheets({
  distDir,
  projectDir,
}: {
  distDir: string;
  projectDir: string;
}): Promise<void> {
  const buildFolder = resolve(projectDir, distDir);
  const files = join(buildFolder, 'static');
  const pages = listSheets(buildFolder);
  const wanted = new Set(main.flatMap((page) => pages.get(page)?.flat() ?? []));
  const read = (sheet: string) => readFileSync(join(files, sheet), 'utf8');
  const write = (name: string, rules: readonly string[]) =>
    writeFileSync(join(files, mergedFolder, name), rules.join('\n'));
  mkdirSync(join(files, mergedFolder), { recursive: true });
  for (const sheets of [...pages.values()].flat()) {
    const others = [...wanted].filter((sheet) => !sheets.includes(sheet));
    write(mergedName(sheets, others), sheets.map(read));
    write(othersName(others), [nameHeld(others), ...others.map(read)]);
  }
}

/** A rule for nothing, by which a script learns which sheets the file holds (`load-other-sheets.ts`). */
const nameHeld = (sheets: readonly string[]) => `#sheets{--held:"${sheets.join(' ')}"}`;
