import { expect, it } from 'vitest';
import { enterRequest } from '../process/request-scope';
import { limitForVisitor } from './limit-for-visitor';

/** On account of a request that came so many milliseconds ago. */
const after = async (milliseconds: number, limit: number) => {
  await Promise.resolve();
  enterRequest({ id: 'a', arrived: performance.now() - milliseconds, site: () => 'fr' });
  return limitForVisitor(limit);
};

it.each([
  ['in full for who has just come', 100, 2_500, 2_500],
  ['three and a half seconds in all', 2_000, 2_500, 1_500],
  ['a second in any case', 3_900, 2_500, 1_000],
  ['no longer than it was to be', 3_900, 500, 500],
  ['in full behind an answer', 60_000, 2_500, 2_500],
])('waits %s', async (_, waited, limit, expected) => {
  const given = await after(waited, limit);
  expect(given).toBeGreaterThan(expected - 50);
  expect(given).toBeLessThanOrEqual(expected);
});

it('waits in full where nobody waits', () => expect(limitForVisitor(2_500)).toBe(2_500));
