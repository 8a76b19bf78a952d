import { expect, it } from 'vitest';
import { isComplete } from './install.mjs';

const wanted = {
  '': { dependencies: { next: '1.0.0' }, devDependencies: { msw: '2.0.0' } },
  'mock-api': { devDependencies: { fonts: '1.0.0' } },
  'node_modules/next': { version: '1.0.0', integrity: 'n' },
  'node_modules/msw': { version: '2.0.0', integrity: 'm' },
  'node_modules/fonts': { version: '1.0.0', integrity: 'f' },
  'node_modules/of-another-platform': { version: '1.0.0', optional: true },
};
const { '': _, 'node_modules/of-another-platform': __, ...complete } = wanted;
const { 'mock-api': ___, 'node_modules/fonts': ____, ...withoutDemo } = complete;

it('is complete when nothing but packages of other platforms is missing', () => {
  expect(isComplete(complete, wanted, true)).toBe(true);
  expect(isComplete({ ...complete, 'node_modules/old': { version: '1.0.0' } }, wanted, true)).toBe(false);
  expect(isComplete({ ...complete, 'node_modules/next': { version: '0.9.0' } }, wanted, true)).toBe(false);
});

it('needs the packages of the demo only where its folder is', () => {
  expect(isComplete(withoutDemo, wanted, true)).toBe(false);
  expect(isComplete(withoutDemo, wanted, false)).toBe(true);
  expect(isComplete(complete, wanted, false)).toBe(true);
});

it('needs the packages of the site without the demo too, in their version', () => {
  const { 'node_modules/msw': _, ...lacking } = withoutDemo;
  expect(isComplete(lacking, wanted, false)).toBe(false);
  expect(isComplete({ ...withoutDemo, 'node_modules/next': { version: '0.9.0' } }, wanted, false)).toBe(false);
});
