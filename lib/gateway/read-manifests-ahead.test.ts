import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { evalManifestFromRelativePath } from 'next/dist/server/load-manifest.external';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifestsAhead } from './read-manifests-ahead';

/** Another for each test: Next knows a path that it has once read. */
let project: string;
const screens = ['/page', '/[site]/[locale]/films/page', '/api/(places)/cities/route'];
const nameManifest = (screen: string) => `server/app${screen}_client-reference-manifest.js`;

function writeManifests(): void {
  for (const screen of screens) {
    const file = join(project, '.next', nameManifest(screen));
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(
      file,
      `globalThis.__RSC_MANIFEST = { ${JSON.stringify(screen)}: { name: ${JSON.stringify(screen)} } };`,
    );
  }
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'candela-manifests-'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

describe('the manifests of screens', () => {
  it('are with Next before a screen asks for its own, by the path that the screen asks with', () => {
    writeManifests();
    readManifestsAhead(join(project, '.next'));
    rmSync(project, { recursive: true });
    const found = screens.map((screen) =>
      evalManifestFromRelativePath({
        projectDir: project,
        distDir: '.next',
        manifest: nameManifest(screen),
        shouldCache: true,
      }),
    );
    expect(found).toEqual(
      screens.map((screen) => expect.objectContaining({ __RSC_MANIFEST: { [screen]: { name: screen } } })),
    );
  });

  it('take no context of their own, and leave those of others as they are', () => {
    writeManifests();
    const before = getHeapStatistics().number_of_native_contexts;
    readManifestsAhead(join(project, '.next'));
    expect(getHeapStatistics().number_of_native_contexts).toBe(before);
    expect(runInNewContext('typeof process')).toBe('undefined');
  });

  it('are none where nothing is built', () => {
    expect(() => readManifestsAhead(join(project, 'nowhere'))).not.toThrow();
  });
});
