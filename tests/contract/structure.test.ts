import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { findCircles, listNeighbours, readImports } from '../support/imports';

const imports = readImports(['app', 'components', 'features', 'lib', 'tests', 'scripts', 'bench', 'mock-api']);
const product = [...imports.keys()].filter((file) => /^(app|components|features|lib)\//.test(file));
const featureOf = (file: string) => file.split('/').slice(0, 2).join('/');
const isFace = (file: string) => /^features\/[^/]+\/[^/]+$/.test(file);

it('keeps at the root of a feature only what others import', () => {
  const used = new Set(
    [...imports].flatMap(([file, targets]) => targets.filter((target) => featureOf(target) !== featureOf(file))),
  );
  expect([...imports.keys()].filter((file) => isFace(file) && !used.has(file))).toEqual([]);
});

it('reads a feature from its root down: what lies in a folder knows nothing of the face', () => {
  const climbs = product
    .filter((file) => file.startsWith('features/') && !isFace(file))
    .flatMap((file) => (imports.get(file) ?? []).filter(isFace).map((target) => `${file} → ${target}`));
  expect(climbs).toEqual([]);
});

it('has no two neighbouring folders that need each other, on whatever way', () => {
  const circles = [...new Set([...imports.keys()].flatMap(foldersOf))].flatMap((folder) =>
    findCircles(listNeighbours(folder, imports)).map((circle) => `${folder}: ${circle}`),
  );
  expect(circles).toEqual([]);
});

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
