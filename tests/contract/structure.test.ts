import { expect, it } from 'vitest';
import { readImports } from '../support/imports';

const imports = readImports(['app', 'components', 'features', 'lib', 'tests', 'scripts', 'bench']);
const featureOf = (file: string) => file.split('/').slice(0, 2).join('/');

it('keeps at the root of a feature only what others import', () => {
  const faces = [...imports.keys()].filter((file) => /^features\/[^/]+\/[^/]+$/.test(file));
  const used = new Set(
    [...imports].flatMap(([file, targets]) => targets.filter((target) => featureOf(target) !== featureOf(file))),
  );
  expect(faces.filter((file) => !used.has(file))).toEqual([]);
});
