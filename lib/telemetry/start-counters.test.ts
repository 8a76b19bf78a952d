import { expect, it } from 'vitest';
import { startCounting } from '@/tests/support/metrics';
import { startCounters } from './start-counters';

const look = startCounting('the beginning');

it('has what alerts count be 0 before there is any of it', async () => {
  startCounters(['fr', 'nl']);
  const begun = [
    ...(await look('candela.log.events')),
    ...(await look('candela.site.requests')),
    ...(await look('candela.site.calls')),
  ];
  expect(new Set(begun.map(({ value }) => value))).toEqual(new Set([0]));
  expect(begun.map(({ attributes }) => attributes)).toEqual(
    expect.arrayContaining([
      { 'candela.log.level': 'error', 'candela.log.event': 'visitor' },
      { 'candela.log.level': 'warn', 'candela.log.event': 'token refused' },
      { 'candela.site': 'nl', 'candela.outcome': '5xx' },
      { 'candela.site': 'nl', 'candela.outcome': 'unanswered' },
    ]),
  );
});
