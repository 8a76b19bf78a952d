import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltIn } from '@/lib/env/built-in';
import type { Source } from '@/lib/env/variables';

/** What has no part in a build. A new folder counts until it is named here, so a build is never too old. */
const apart = new Set([
  'node_modules',
  'mock-api',
  'tests',
  'bench',
  'scripts',
  'decisions',
  'deploy',
  'docs',
  'coverage',
  'test-results',
  'playwright-report',
]);
const apartFile = /(\.test\.tsx?|\.md|\.tsbuildinfo|^next-env\.d\.ts|^(playwright|vitest)\.config\.ts)$/;

/** One value for everything a build is made of: sources, lock file and what it holds of the environment. */
export function fingerprintSources(environment: Source): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources('.')) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.update(JSON.stringify(readBuiltIn(environment))).digest('hex');
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const { name } = entry;
      const hidden = name.startsWith('.') && !name.startsWith('.env');
      if (hidden || apart.has(name) || apartFile.test(name)) return [];
      const path = join(folder, name);
      if (entry.isDirectory()) return sources(path);
      return entry.isFile() ? [path] : [];
    });
}
