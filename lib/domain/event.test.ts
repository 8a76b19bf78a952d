import { expect, it } from 'vitest';
import { isCurrent } from './event';

it.each([
  [{}, true],
  [{ isActive: false }, false],
  [{ redirectSlug: 'elsewhere' }, false],
])('lists an event with %j: %s', (facts, listed) => {
  expect(isCurrent({ isActive: true, redirectSlug: null, ...facts })).toBe(listed);
});
