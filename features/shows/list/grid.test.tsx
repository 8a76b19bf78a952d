// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShowItem } from '@/lib/api/contract/shows';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { Day } from '@/lib/domain/day';
import type { Listed } from '@/lib/domain/listing';
import { stubSight } from '@/tests/support/stub-sight';
import { showInTab } from '@/tests/support/tab';
import { showItem } from '@/tests/support/wire';
import { Grid } from './grid';
import { gridNames } from './grids';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

beforeEach(() => stubSight());

const everybody = { ref: 'TP', description: 'Tout public', extendedDescription: 'Tout public' };

function show(count: number, kids: readonly number[], facts: Partial<ShowItem> = {}, firstDay: Day | null = null) {
  const wire = Array.from({ length: count }, (_, at) =>
    showItem({ slug: `${at}`, title: `film ${at}`, genericOrder: at, ...facts }),
  );
  const shows = parseAnswer('fr', endpoints.shows, 'test', { shows: wire, labels: [], contentratings: [] });
  const listed = shows.map(
    (each, at): Listed => ({
      show: each,
      firstDay,
      bookable: true,
      isKids: kids.includes(at),
      isPremiere: false,
    }),
  );
  showInTab(gridNames.map((list) => <Grid key={list} {...{ list, listed }} today="2026-11-20" />));
}
/** What a tab shows of a title: itself, or the press that it waits for. */
const places = (title: string, tab: string) =>
  screen
    .getAllByText(title, { selector: 'a' })
    .filter((link) => link.closest<HTMLElement>('[data-in]')?.dataset.in?.includes(tab))
    .map((link) => link.closest('details')?.querySelector('summary')?.textContent ?? 'at once');

it('shows 24 films to book, and all of them at a press', () => {
  show(40, []);
  expect(places('film 23', 'book')).toEqual(['at once']);
  expect(places('film 24', 'book')).toEqual(['Afficher les 16 autres films']);
});

it('shows twelve films for children, and all of them at a press', () => {
  show(17, [...Array(17).keys()]);
  expect(places('film 11', 'kids')).toEqual(['at once']);
  expect(places('film 12', 'kids')).toEqual(['Afficher les 5 autres films']);
});

it('hides no film for children that stands far down among those to book', () => {
  show(40, [3, 39]);
  expect(places('film 39', 'kids')).toEqual(['at once']);
  expect(places('film 39', 'book')).toEqual(['Afficher les 16 autres films']);
});

it.each([
  [
    'the age that its editors mean, then their flag',
    { flag: 'Avant-première', label: 'Dès 6 ans', contentRating: everybody },
    'Dès 6 ansAvant-première',
  ],
  ['no age twice', { flag: 'Vanaf 3 jaar' }, 'Dès 12 ans'],
  ['the age of the authority, where editors say none', { flag: 'Avant-première' }, 'Dès 12 ansAvant-première'],
  ['its flag alone, where everybody may see it', { flag: 'En famille', contentRating: everybody }, 'En famille'],
])('marks a film for children by %s', (_, facts, words) => {
  show(1, [0], facts);
  const card = screen.getAllByRole('article').find((one) => one.closest('[data-in=kids]'));
  expect(card?.querySelector('.labels')?.textContent).toBe(words);
});

it('marks the same film by its flag among those to book', () => {
  show(1, [0], { flag: 'Avant-première', label: 'Dès 6 ans' });
  const card = screen.getAllByRole('article').find((one) => one.closest('[data-in=book]'));
  expect(card?.querySelector('.labels')?.textContent).toBe('Avant-première');
});

it.each([
  ['2026-11-21', 'Dès sam. 21\u00a0nov.', true],
  ['2026-11-25', 'Dès mer. 25\u00a0nov.', false],
])('says of a film that begins on %s when that is, and keeps room for the time of tomorrow', (day, words, hasRoom) => {
  show(1, [0], { next24ShowtimesCount: 0 }, day);
  const [card] = screen.getAllByRole('article');
  expect([card?.querySelector('.from')?.textContent, card?.querySelector('[data-starts]') !== null]).toEqual([
    words,
    hasRoom,
  ]);
});
