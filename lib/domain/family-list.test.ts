import { expect, it } from 'vitest';
import { isBySunday, listForFamilies, nameUntilSunday } from './family-list';
import type { Listed } from './listing';

/** A Friday. */
const today = '2026-11-20';
const title = (
  slug: string,
  firstDay: string | null,
  facts: { soon?: true; order?: number; kids?: false; from?: number } = {},
) =>
  ({
    show: {
      slug,
      isComingSoon: facts.soon ?? false,
      orders: { default: facts.order ?? 1 },
      meantFrom: facts.from ?? 3,
      rating: null,
    },
    firstDay,
    bookable: true,
    isKids: facts.kids ?? true,
    isPremiere: facts.soon ?? false,
  }) as Listed;

it('begins with what is out and plays today and this weekend, then has previews, then what begins later', () => {
  const listed = [
    title('undated', null),
    title('next week', '2026-11-25', { soon: true }),
    title('preview', '2026-11-21', { soon: true }),
    title('saturday', '2026-11-21'),
    title('second', today, { order: 2 }),
    title('first', today),
    title('for adults', today, { kids: false }),
  ];
  const slugs = listForFamilies(listed, today).map(({ show }) => show.slug);
  expect(slugs).toEqual(['first', 'second', 'saturday', 'preview', 'next week', 'undated']);
});

it('puts what is made for the young ones before what is meant from eight, among what can be seen as soon', () => {
  const listed = [
    title('from eight', today, { from: 8 }),
    title('preview', '2026-11-21', { soon: true }),
    title('from six', '2026-11-21', { from: 6, order: 2 }),
    title('from three', '2026-11-21'),
  ];
  const slugs = listForFamilies(listed, today).map(({ show }) => show.slug);
  expect(slugs).toEqual(['from three', 'from six', 'from eight', 'preview']);
});

it('counts to the weekend what begins by Sunday', () => {
  expect(['2026-11-20', '2026-11-22', '2026-11-23', null].map((day) => isBySunday(title('film', day), today))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  ['2026-11-18', 'sunday'],
  ['2026-11-20', 'both'],
  ['2026-11-21', 'weekend'],
  ['2026-11-22', 'none'],
  ['2026-11-23', 'sunday'],
] as const)('says of %s that it is %s', (day, name) => {
  expect(nameUntilSunday(day)).toBe(name);
});
