import { globSync, readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { redisGauge } from '@/lib/gateway/watch-process';
import { collectorGauge } from '@/lib/telemetry/collector';
import { metricTable } from '@/lib/telemetry/metrics';
import { prometheusName } from '@/lib/telemetry/metrics-server';
import { gaugeTable } from '@/lib/telemetry/process-gauges';
import { countedEvents } from '@/lib/telemetry/start-counters';

type Rule = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};
type Panel = { id: number; title: string; targets?: { expr: string }[] };

const dashboard: { panels: Panel[] } = JSON.parse(readFileSync('deploy/grafana/sites.json', 'utf8'));
const rules: Rule[] = parse(readFileSync('deploy/grafana/alerts.yaml', 'utf8')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);
const runbook = readFileSync('docs/runbook.md', 'utf8');
const panels = dashboard.panels.filter(({ targets }) => targets);
const questions = [...panels.flatMap(({ targets = [] }) => targets), ...rules].map(({ expr }) => expr);

/** What Prometheus is told and finds out itself, under the names that it is told it by, each with its labels. */
const told = new Map<string, readonly string[]>([
  ['up', []],
  ['probe_success', []],
  ...[...gaugeTable, redisGauge, collectorGauge].map(
    ({ name, unit, ...more }) =>
      [prometheusName(name, unit, true), ('labels' in more ? more.labels : undefined) ?? []] as const,
  ),
  ...Object.values(metricTable).flatMap((metric) => {
    const name = prometheusName(metric.name, metric.unit);
    const names = 'buckets' in metric ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [`${name}_total`];
    return names.map((each) => [each, metric.labels] as const);
  }),
]);
const foundOut = ['up', 'probe_success'];
const labelsOf = (name: string) => told.get(name)?.map((label) => label.replaceAll('.', '_'));

/** The names of metrics in a question, which stand before a selector, a range or an end, and those of its labels. */
function namesIn(expr: string) {
  const bare = expr.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '');
  const selected = [...bare.matchAll(/([a-z_]\w*)\s*(?:!~|=~|!=|=)\s*""/g)].map(([, name]) => name);
  const grouped = [...bare.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/));
  const rest = bare.replace(/\{[^}]*\}/g, ' ').replace(/by \([^)]*\)/g, ' ');
  const metrics = [...rest.matchAll(/\b([a-z]\w*_\w+|up)\b(?!\s*\()/g)].map(([, name = '']) => name);
  return {
    metrics,
    labels: [...selected, ...grouped].filter((name) => !['le', 'job', 'instance'].includes(name ?? '')),
  };
}

it.each(questions)('what is asked for is told: %s', (expr) => {
  for (const part of expr.split(/\band on \(\)|\bor\b/)) {
    const names = namesIn(part);
    expect(names.metrics.length).toBeGreaterThan(0);
    for (const metric of names.metrics) expect(labelsOf(metric)).toEqual(expect.arrayContaining(names.labels));
  }
});

/** Whether Prometheus' own grammar takes a question, Grafana's variables for what they stand for. */
function canBeAsked(expr: string): boolean {
  const cursor = parser.parse(expr.replaceAll(/\$__\w+/g, '5m').replaceAll(/\$\w+/g, 'any')).cursor();
  do if (cursor.type.isError) return false;
  while (cursor.next());
  return true;
}

it('what is asked for is a question in the language of Prometheus', () => {
  expect(questions.filter((expr) => !canBeAsked(expr))).toEqual([]);
  expect(['sum(rate(a[5m])) bye (job)', 'rate(a[5m]'].filter(canBeAsked)).toEqual([]);
});

it('the dashboard shows everything that is told, once each panel', () => {
  const asked = panels.flatMap(({ targets = [] }) => targets).flatMap(({ expr }) => namesIn(expr).metrics);
  const families = [...told.keys()]
    .filter((name) => !foundOut.includes(name))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  for (const family of new Set(families)) expect(asked.some((name) => name.startsWith(family))).toBe(true);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

const listEvents = (expr: string) =>
  [...expr.matchAll(/candela_log_event=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'));

describe('an alert', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s says what it is, how urgent, and where it is told what to do',
    (name, rule) => {
      expect(['page', 'ticket']).toContain(rule.labels.severity);
      expect(rule.annotations.summary).toMatch(/\S/);
      expect(rule.annotations.runbook).toBe(`docs/runbook.md#${name.toLowerCase()}`);
      const [, text = ''] = runbook.split(`\n### ${name}\n`);
      expect(text.split('\n### ')[0]?.length).toBeGreaterThan(100);
    },
  );

  it('is all that the runbook tells of', () => {
    const told = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(told.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  it.each([
    ['answers', { probe_success: 1, up: 1 }, false],
    ['does not answer', { probe_success: 0, up: 1 }, true],
    ['is asked by nobody, since what asks it is gone', { up: 0 }, true],
    ['is asked for something else', { up: 1 }, true],
    ['is no longer among what is asked', {}, true],
  ])('comes as it should for an edge that %s', (_, known: Record<string, number>, expected) => {
    const { expr = '' } = rules.find(({ alert }) => alert === 'EdgeGone') ?? {};
    const comes = expr.split(/\s+or\s+/).map((way) => {
      const [, absent, present] =
        /^(?:absent\((\w+)\{job="candela-edge"\}\)|(\w+)\{job="candela-edge"\} == 0)$/.exec(way) ?? [];
      return absent ? !(absent in known) : known[present ?? way] === 0;
    });
    expect(comes.includes(true)).toBe(expected);
  });

  /** Said once an outage, and once a text: after the window that is looked back on nothing is left of it. */
  const saidOnce = /"[^"]*\b(not collected|left out|answered as before|other replicas were not told)\b[^"]*"/;
  it('waits less long than it looks back for what the log says once', () => {
    const minutes = (text = '0m') => Number.parseInt(text, 10) * (text.endsWith('h') ? 60 : 1);
    const waiting = rules.filter(({ expr }) => saidOnce.test(expr));
    expect(waiting.map(({ alert }) => alert)).toEqual(['CatalogueBroken', 'PublicationNotShared']);
    for (const rule of waiting)
      expect(minutes(rule.for)).toBeLessThan(minutes(/\[(\d+[mh])\]/.exec(rule.expr)?.[1]) - 5);
  });

  it('waits for events that the log does have, each told of before there is one', () => {
    const code = globSync('lib/**/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const events = rules.flatMap(({ expr }) => listEvents(expr));
    const begun = Object.entries(countedEvents).flatMap(([level, names]) =>
      names.map((name) => [level, name] as const),
    );
    expect(begun.map(([, name]) => name).toSorted()).toEqual(events.toSorted());
    for (const [level, event] of begun) {
      const levels = [...code.matchAll(new RegExp(`log\\.(\\w+)\\(\\s*'${event}'`, 'g'))].map(([, each]) => each);
      expect([event, ...new Set(levels)]).toEqual([event, level]);
    }
  });

  it('tells of every way in which a sign-in fails, and of none that a visitor chose', () => {
    const said = globSync('lib/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/log\.(?:warn|error)\(\s*'((?:sign-in|token)[^']*)'/g)].map(
        ([, event = '']) => event,
      ),
    );
    const counted = rules
      .filter(({ alert }) => ['SignInFails', 'SignInsDoubted'].includes(alert))
      .flatMap(({ expr }) => listEvents(expr));
    const chosen = ['sign-in given up', 'sign-in from elsewhere'];
    expect(counted.toSorted()).toEqual([...new Set(said)].filter((event) => !chosen.includes(event)).toSorted());
  });
});
