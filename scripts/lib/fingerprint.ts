import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has no part in a build. A new folder counts until it is named here, so a build is never too old. */
const apart = new Set([
  'node_modules',
  'mock-api',
  'tests',
  'bench',
  'scripts',
  'decisions',
  'coverage',
  'test-results',
  'playwright-report',
]);
const apartFile = /(\.test\.tsx?|\.md|\.tsbuildinfo|^next-env\.d\.ts|^(playwright|vitest)\.config\.ts)$/;

/** Settings that end up inside the build; all others are read when the site starts. */
const builtIn = (name: string) =>
  name.startsWith('NEXT_PUBLIC_') || ['MEDIA_HOSTS', 'TAG_HOSTS', 'AUTH_FRAME_HOSTS'].includes(name);

/** One value for everything a build is made of: sources, lock file and the settings that are built in. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources('.')) hash.update(`\0${file}\0`).update(readFileSync(file));
  for (const name of Object.keys(process.env).filter(builtIn).sort()) hash.update(`\0${name}=${process.env[name]}`);
  return hash.digest('hex');
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
