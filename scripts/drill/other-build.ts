import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const own = ['.next', '.git'];
/** What a server keeps in its build. */
const kept = ['.next/cache', '.next/server/route-cache'];

/**
 * A folder with the same site under another build id, whose pages ask for scripts by other names: what a release is to
 * pages that are open. `scripts`: paths below `/_next/static/` that are to be called something else, and in the answer what they
 * are called there.
 */
export function makeOtherBuild(scripts: readonly string[]): { folder: string; scripts: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'candela-release-'));
  for (const name of readdirSync('.').filter((each) => !own.includes(each)))
    symlinkSync(resolve(name), join(folder, name));
  const build = join(folder, '.next');
  cpSync('.next', build, { recursive: true, filter: (path) => !kept.includes(path) });

  const id = readFileSync('.next/BUILD_ID', 'utf8');
  const names = new Map([id, ...scripts.map(nameOf)].map((name) => [name, reverseName(name)]));
  for (const file of readdirSync(build, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const before = readFileSync(path, 'latin1');
    let after = before;
    for (const [from, to] of names) after = after.replaceAll(from, to);
    if (after !== before) writeFileSync(path, after, 'latin1');
  }
  for (const path of [id, ...scripts]) renameSync(join(build, 'static', path), join(build, 'static', renamed(path)));
  return { folder, scripts: scripts.map(renamed) };
}

const nameOf = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
const renamed = (path: string) => path.replace(nameOf(path), reverseName(nameOf(path)));
/** Of the same length, since what is written of a page says how long its parts are. */
const reverseName = (name: string) => [...name].reverse().join('');
