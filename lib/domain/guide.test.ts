import { expect, it } from 'vitest';
import { mergeDays } from './guide';

const row = (slug: string, ...clocks: string[]) => ({
  slug,
  href: `/films/${slug}`,
  title: slug,
  poster: null,
  facts: [],
  showings: clocks.map((clock) => ({ time: `2026-11-20 ${clock}:00`, version: 'vf' })),
});
const day = (...rows: ReturnType<typeof row>[]) => ({ rows, dates: [] });
const say = (...days: Parameters<typeof mergeDays>[0]) =>
  mergeDays(days).map(
    ({ slug, showings }) => `${slug} ${showings.map(({ time, at }) => `${time.slice(11, 16)}@${at}`).join(' ')}`,
  );

it('has a row for each title, with the showings of all cinemas in the order of time', () => {
  expect(say(day(row('dune', '20:15', '22:00')), day(row('dune', '21:00')))).toEqual(['dune 20:15@0 21:00@1 22:00@0']);
});

it('begins with what most of the cinemas put foremost', () => {
  const [a, b] = [day(row('nova'), row('dune')), day(row('dune'), row('solo'))];
  expect(mergeDays([a, b]).map(({ slug }) => slug)).toEqual(['dune', 'nova', 'solo']);
});

it('does without a cinema that did not answer, and keeps the others in their places', () => {
  expect(say(null, day(row('dune', '21:00')))).toEqual(['dune 21:00@1']);
  expect(say(null, undefined)).toEqual([]);
});
