import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { countedEvents } from '@/lib/telemetry/start-counters';

type Rule = { alert: string; expr: string; labels: { severity: string } };
const rules: Rule[] = parse(readFileSync('deploy/grafana/alerts.yaml', 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);

const listNamed = (expr: string, label: 'candela_log_event' | 'candela_outcome') =>
  [...expr.matchAll(new RegExp(`${label}=~?"([^"]+)"`, 'g'))].flatMap(([, names = '']) => names.split('|'));

type CountedEvent = (typeof countedEvents)[keyof typeof countedEvents][number];
/** Whether somebody without a session can have the log say it as often as they like, or something of ours must be broken first. */
const causes: Readonly<Record<CountedEvent, 'a fault' | 'a stranger'>> = {
  'asked again': 'a fault',
  'ended with answers unfinished': 'a fault',
  'left out': 'a fault',
  'no page can be made of this': 'a fault',
  'no room was made on the disk': 'a fault',
  'other replicas were not told': 'a fault',
  'redis refuses, done without': 'a fault',
  'a page holds a script that is not ours, and no browser will run it': 'a fault',
  'a page wanted what its policy forbids': 'a stranger',
  'sign-in': 'a stranger',
  'sign-in doubted': 'a stranger',
  'sign-in failed': 'a fault',
  'sign-in refused': 'a fault',
  'sign-in too often': 'a stranger',
  'sign-in unavailable': 'a fault',
  'sign-out refused': 'a stranger',
  'token doubted': 'a stranger',
  'token refused': 'a fault',
  visitor: 'a stranger',
  'visitor refused': 'a stranger',
  webview: 'a fault',
};

/** The same of what became of a request to a site, or of a question to its catalogue. */
const causesOfOutcomes: Readonly<Record<string, 'a fault' | 'a stranger'>> = {
  '2xx': 'a stranger',
  '3xx': 'a stranger',
  '4xx': 'a stranger',
  '5xx': 'a fault',
  'turned away': 'a stranger',
  failed: 'a fault',
  unanswered: 'a fault',
};

it.each(rules.filter(({ labels }) => labels.severity === 'page').map((rule) => [rule.alert, rule] as const))(
  '%s wakes nobody for what a stranger can send by themselves',
  (_, { expr }) => {
    const listStrangers = (part: string) => [
      ...listNamed(part, 'candela_log_event').filter((event) => causes[event as CountedEvent] !== 'a fault'),
      ...listNamed(part, 'candela_outcome').filter((outcome) => causesOfOutcomes[outcome] !== 'a fault'),
    ];
    // Of what must be so at the same time one is enough that no stranger can bring about.
    expect(expr.split('and on ()').map(listStrangers)).toContainEqual([]);
    // By its status alone a refusal of ours looks like a fault.
    expect(expr).not.toContain('http_response_status_code');
  },
);

it('tells of those whom we turn away, and wakes somebody where a stranger alone cannot be why', () => {
  const telling = rules.filter(({ expr }) => listNamed(expr, 'candela_outcome').includes('turned away'));
  expect(telling.map(({ alert, labels }) => [alert, labels.severity])).toEqual([
    ['ManyTurnedAway', 'ticket'],
    ['PagesRefused', 'page'],
  ]);
});
