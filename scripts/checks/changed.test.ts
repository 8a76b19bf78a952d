import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChanges, listSources } from './changed';

const folder = mkdtempSync(join(tmpdir(), 'candela-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const somebody = ['-c', 'user.name=Ida', '-c', 'user.email=ida@post.example', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) => expect(spawnSync('git', [...somebody, ...args], { cwd: folder }).status).toBe(0);
const write = (name: string, text = name) => writeFileSync(join(folder, name), text);
const commit = (...names: string[]) => {
  for (const name of names) write(name, `${name} of ${names.length}`);
  git('add', '.');
  git('commit', '-qm', 'x');
};

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'made.ts');
  commit('kept.ts', 'renamed.ts', 'gone.ts', 'edited.md');
  git('switch', '-qc', 'work');
  commit('séance.ts');
  git('mv', 'renamed.ts', 'named.ts');
  git('rm', '-q', 'gone.ts');
  write('edited.md');
  write('new.ts');
  write('made.ts');
  // What comes to main meanwhile is not of this work.
  git('stash', '-qu');
  git('switch', '-q', 'main');
  commit('others.ts');
  git('switch', '-q', 'work');
  git('stash', 'pop', '-q');
});

it('finds what was committed, edited, renamed, deleted or is new since the work left main, and no more', () => {
  const changed = ['edited.md', 'gone.ts', 'named.ts', 'new.ts', 'renamed.ts', 'séance.ts'];
  expect(findChanges(undefined, folder).files).toEqual(changed);
  expect(findChanges('HEAD', folder).files).toEqual(changed.filter((name) => name !== 'séance.ts'));
});

it('lists the code that is there', () => {
  expect(listSources(folder)).toEqual(['kept.ts', 'named.ts', 'new.ts', 'séance.ts']);
});

it('says in one sentence that a state does not exist', () => {
  expect(() => findChanges('nowhere', folder)).toThrow(/^What has changed cannot be told: fatal: /);
});
