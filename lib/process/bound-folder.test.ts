import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boundFolder } from './bound-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bound-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A page of four hundred bytes in all, made so many minutes ago. */
function makePage(name: string, minutes: number) {
  const at = Date.now() / 1000 - minutes * 60;
  mkdirSync(join(folder, 'fr', `${name}.segments`), { recursive: true });
  for (const file of [`${name}.html`, `${name}.meta`, `${name}.rsc`, `${name}.segments/_tree.segment.rsc`]) {
    writeFileSync(join(folder, 'fr', file), 'x'.repeat(100));
    utimesSync(join(folder, 'fr', file), at, at);
  }
}

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

it('leaves a folder alone that is small enough, or not there', async () => {
  makePage('a', 5);
  expect(await boundFolder(folder, 400)).toBe(0);
  expect(await boundFolder(join(folder, 'nowhere'), 1)).toBe(0);
  expect(files()).toHaveLength(4);
});

it('has pages go whole, those made longest ago first, and leaves room for what comes', async () => {
  for (const [index, name] of ['old', 'middle', 'young'].entries()) makePage(name, 30 - index * 10);
  expect(await boundFolder(folder, 1_100)).toBe(4);
  expect(files().some((name) => name.startsWith('old'))).toBe(false);
  expect(await boundFolder(folder, 500)).toBe(4);
  expect(files().toSorted()).toEqual(['_tree.segment.rsc', 'young.html', 'young.meta', 'young.rsc']);
});
