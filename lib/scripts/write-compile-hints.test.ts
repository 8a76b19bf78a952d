import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCompileHints } from './write-compile-hints';

let projectDir: string;
beforeEach(() => {
  projectDir = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(projectDir, { recursive: true }));

const fileOf = (name: string) => join(projectDir, '.next', name);
const write = (name: string, text: string) => {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), text);
};
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

it('says it first in every script of a build, once however often that builds, and in nothing else', async () => {
  write('static/chunks/a.js', 'a()');
  write('static/chunks/app/b.js', 'b()');
  write('static/chunks/a.css', 'a{}');
  write('server/chunks/a.js', 'c()');
  for (const _ of ['a build', 'the next one']) await writeCompileHints({ distDir: '.next', projectDir });
  expect(read('static/chunks/a.js')).toBe('//# allFunctionsCalledOnLoad\na()');
  expect(read('static/chunks/app/b.js')).toBe('//# allFunctionsCalledOnLoad\nb()');
  expect([read('static/chunks/a.css'), read('server/chunks/a.js')]).toEqual(['a{}', 'c()']);
});
