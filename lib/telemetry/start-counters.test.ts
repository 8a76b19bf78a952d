import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { startCounting } from '@/tests/support/metrics';
import { metricTable } from './metrics';
import { prometheusName } from './metrics-server';
import { startCounters } from './start-counters';

const rules: { alert: string; expr: string }[] = parse(
  readFileSync('deploy/grafana/alerts.yaml', 'utf8'),
).groups.flatMap((group: { rules: object[] }) => group.rules);
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
      { 'candela.log.level': 'error', 'candela.log.event': 'token refused' },
      { 'candela.site': 'nl', 'candela.outcome': '5xx' },
      { 'candela.site': 'nl', 'candela.outcome': 'turned away' },
      { 'candela.site': 'nl', 'candela.outcome': 'unanswered' },
    ]),
  );
});

it.each(rules.filter(({ expr }) => expr.includes('increase(')).map(({ alert, expr }) => [alert, expr]))(
  '%s misses nothing that a new process meets at once',
  async (_, expr) => {
    startCounters(['fr']);
    const begun = await Promise.all(
      Object.values(metricTable).map(async ({ name, unit }) =>
        (await look(name)).length > 0 ? `${prometheusName(name, unit)}_total` : '',
      ),
    );
    for (const [, metric = '', span] of expr.matchAll(/increase\((\w+)(?:\{[^}]*\})?\[(\w+)\]\)/g)) {
      const countsFirst = expr.includes(`${metric} unless ${metric} offset ${span}`);
      expect([metric, begun.includes(metric) || countsFirst]).toEqual([metric, true]);
    }
  },
);
