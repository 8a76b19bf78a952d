import { expect, it } from 'vitest';
import { cutToDays, feedHorizon, isOfTheme, planFeed } from './feed';

it.each([
  ['premieres', ['AVP'], 'vf', true],
  ['premieres', ['equipe'], 'vf', true],
  ['premieres', ['imax'], 'vf', false],
  ['kids', ['cinekids'], 'vf', true],
  ['opera', ['operaencore'], 'vost', true],
  ['opera', ['live'], 'vost', false],
  ['accessible', ['audiodesc'], 'vf', true],
  ['accessible', [], 'vfst', true],
  ['accessible', ['calme'], 'vf', true],
  ['accessible', ['pmr'], 'vf', false],
] as const)('%s has what is tagged %j in %s: %s', (theme, tags, version, expected) => {
  expect(isOfTheme(theme, tags, [version])).toBe(expected);
});

const cell = (...tags: string[]) => ({ tags, versions: ['vf'], bookable: true });
const programme = {
  shows: {
    late: { days: { '2026-11-20': cell(), '2026-12-10': cell('AVP') } },
    early: { days: { '2026-11-19': cell(), '2026-11-21': cell('AVP'), '2027-02-01': cell('AVP') } },
  },
};

it('plans the week of a cinema, and further where little is told', () => {
  expect(planFeed(programme, '2026-11-20', null)).toEqual([
    { show: 'late', day: '2026-11-20' },
    { show: 'early', day: '2026-11-21' },
  ]);
  expect(planFeed(programme, '2026-11-20', 'premieres')).toEqual([
    { show: 'early', day: '2026-11-21' },
    { show: 'late', day: '2026-12-10' },
  ]);
  expect(feedHorizon.theme).toBeGreaterThan(feedHorizon.whole);
});

const days = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([day, count]) => Array.from({ length: count }, () => ({ day })));
const lengths = (items: readonly { day: string }[]) =>
  Object.fromEntries([...Map.groupBy(items, ({ day }) => day)].map(([day, own]) => [day, own.length]));

it.each([
  [
    { a: 2, b: 2 },
    { a: 2, b: 2 },
  ],
  [
    { b: 2, a: 3 },
    { a: 3, b: 2 },
  ],
  [{ a: 3, b: 3, c: 1 }, { a: 3 }],
  [{ a: 9, b: 1 }, { a: 9 }],
  [{}, {}],
])('of %j a feed of five holds %j: no day in part', (all, told) => {
  expect(lengths(cutToDays(days(all as Record<string, number>), 5))).toEqual(told);
});
