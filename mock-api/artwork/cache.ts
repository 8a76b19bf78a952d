import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from './version';

const all = fileURLToPath(new URL('../../.cache/artwork/', import.meta.url));
const folder = join(all, version);
const making = new Map<string, Promise<Buffer>>();
let tidied: Promise<void> | undefined;

/** The bytes kept under a name, made at most once: by this process, and on disk for every later one. */
export async function kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = making.get(name);
  if (known) return known;
  const bytes = readFile(join(folder, name)).catch(() => makeAndKeep(name, make));
  making.set(name, bytes);
  return bytes.finally(() => making.delete(name));
}

async function makeAndKeep(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  tidied ??= dropOlderVersions();
  await tidied;
  const bytes = await make();
  const target = join(folder, name);
  const draft = `${target}.${randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  // Another process may make the same picture: whoever renames last wins, and nobody reads half a file.
  await writeFile(draft, bytes);
  await rename(draft, target);
  return bytes;
}

async function dropOlderVersions(): Promise<void> {
  const entries = await readdir(all, { withFileTypes: true }).catch(() => []);
  const older = entries.filter((entry) => entry.isDirectory() && entry.name !== version);
  await Promise.all(older.map((entry) => rm(join(all, entry.name), { recursive: true, force: true })));
}
