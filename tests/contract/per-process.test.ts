import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const decision = readFileSync('decisions/0042-many-processes-behind-one-edge.md', 'utf8');
const section = /## What each process has for itself\n(.*?)\n## /s.exec(decision)?.[1] ?? '';
/** The names that stand in the first cell of a row. */
const listed = [...section.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

const code = globSync('{lib,components,app,features}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

/** What is laid on the shelf of the process: a text, or the name of a constant that is one. */
const laid = code.flatMap((text) =>
  [...text.matchAll(/(?<!function )\bprocessWide(?:<[^(]+>)?\(\s*(?:'([^']+)'|(\w+))/g)].map(
    ([, name, constant = '']) => name ?? findConstant(constant),
  ),
);

function findConstant(name: string): string {
  const said = code.flatMap((text) => new RegExp(`^export const ${name} = '([^']+)'`, 'm').exec(text)?.[1] ?? []);
  return said.length === 1 ? `${said[0]}` : `${name}, whatever that is`;
}

it('all that a process keeps for itself stands in the table of what may differ, or of what cannot', () => {
  expect(laid.length).toBeGreaterThan(40);
  expect(
    [...new Set(laid)].filter((name) => !listed.includes(name)),
    'Say in decisions/0042 how old it may be and what differs between replicas, or why nothing does',
  ).toEqual([]);
});

it('the tables name nothing that no process keeps, and nothing twice', () => {
  expect(listed.filter((name) => !laid.includes(name))).toEqual([]);
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
});
