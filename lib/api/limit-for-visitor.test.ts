import { AsyncResource } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { endRequest, enterRequest, type RequestScope } from '../process/request-scope';
import { limitForReader, limitForVisitor } from './limit-for-visitor';

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

/** Reads a page on account of a request that has just come. */
const beginReading = async () => {
  await Promise.resolve();
  const request: RequestScope = { id: 'a', arrived: performance.now(), site: () => 'fr' };
  enterRequest(request);
  const given = limitForReader(9_999);
  return { request, given, readOn: AsyncResource.bind(() => limitForReader(9_999)) };
};

it('gives each page the less the more of them are read at the same time, each counted until its answer', async () => {
  const first = await beginReading();
  const others = [];
  for (let page = 0; page < 10; page += 1) others.push(await beginReading());
  const last = others.at(-1)!;
  // For nobody.
  expect(limitForReader(2_500)).toBe(2_500);
  expect(first.given).toBeGreaterThan(3_200);
  expect(last.given).toBeGreaterThan(1_700);
  expect(last.given).toBeLessThanOrEqual(1_850);
  // Asked for once more it is still one of them.
  expect(last.readOn()).toBeGreaterThan(1_700);
  for (const { request } of [first, ...others]) endRequest(request);
  // Behind its answer.
  expect(last.readOn()).toBe(9_999);
  const alone = await beginReading();
  expect(alone.given).toBeGreaterThan(3_200);
  endRequest(alone.request);
});
