import { expect, it } from 'vitest';
import { findNamed } from './show-screen';

const shows = [
  { slug: 'totality-1', ref: 'HO1' },
  { slug: 'tosca-2', ref: 'HO2' },
  { slug: 'unnumbered', ref: '' },
];

it('finds a title by its slug, else by the number that is the same on every site', () => {
  expect(findNamed({ slug: 'totality-1', ref: 'HO2' }, shows)?.slug).toBe('totality-1');
  expect(findNamed({ slug: 'die-tosca-2', ref: 'HO2' }, shows)?.slug).toBe('tosca-2');
  expect(findNamed({ slug: 'gone', ref: '' }, shows)).toBeUndefined();
});
