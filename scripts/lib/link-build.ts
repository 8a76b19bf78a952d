import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A folder that stands for the build, but for what a server keeps in it: pages of another server are none of this one's. */
export function linkBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candela-site-'));
  const link = (from: string, own: readonly string[]) => {
    mkdirSync(join(folder, from), { recursive: true });
    for (const name of readdirSync(from).filter((each) => !own.includes(each)))
      symlinkSync(resolve(from, name), join(folder, from, name));
  };
  link('.', ['.next', '.git']);
  link('.next', ['server', 'cache']);
  link('.next/server', ['route-cache']);
  return folder;
}
