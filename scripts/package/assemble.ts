import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../lib/problem';

/** What a site writes while it runs: everything else may be read-only. */
export const writtenFolders = ['.next/cache', '.next/server/route-cache'] as const;

/** Copies what the compiler found to be needed, and what it leaves to others: the files that browsers ask for. */
export async function assemblePackage(folder: string): Promise<void> {
  const made = '.next/standalone';
  await rm(folder, { recursive: true, force: true });
  await cp(made, folder, { recursive: true, verbatimSymlinks: true });
  await cp('public', join(folder, 'public'), { recursive: true });
  await cp('.next/static', join(folder, '.next/static'), { recursive: true });
  emptyWritten(folder);
}

/** What a site has written in a tree belongs to whoever ran it there. */
export function emptyWritten(folder: string): void {
  for (const written of writtenFolders) {
    rmSync(join(folder, written), { recursive: true, force: true });
    mkdirSync(join(folder, written), { recursive: true });
  }
}

/** What is in it and how large it is, in one line. Throws where something is that has no business there. */
export async function describePackage(folder: string): Promise<string> {
  const [all, packages, own] = await Promise.all(
    ['.', 'node_modules', '.next'].map((part) => countBytes(join(folder, part))),
  );
  const stray = findStray(await listPackages(join(folder, 'node_modules')));
  if (stray.length) throw new Problem(`The package has what only development needs: ${stray.join(', ')}.`);
  const lacking = needed.filter((path) => !existsSync(join(folder, path)));
  if (lacking.length) throw new Problem(`The package lacks ${lacking.join(', ')}.`);
  return `${folder}: ${megabytes(all)}, of which packages ${megabytes(packages)}, the build ${megabytes(own)}`;
}

const needed = ['server.js', 'cache-handler.mjs', '.next/BUILD_ID', '.next/static', 'public', 'node_modules/sharp'];

function findStray(found: readonly string[]): string[] {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return found.filter((name) => name in devDependencies);
}

async function listPackages(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const scoped = names.filter((name) => name.startsWith('@'));
  const inside = await Promise.all(
    scoped.map(async (scope) => (await readdir(join(folder, scope))).map((name) => `${scope}/${name}`)),
  );
  return [...names, ...inside.flat()];
}

async function countBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries.map(async (entry) => (entry.isFile() ? (await stat(join(entry.parentPath, entry.name))).size : 0)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const megabytes = (bytes = 0) => `${(bytes / 1e6).toFixed(1)} MB`;
