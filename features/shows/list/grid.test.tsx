// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { Listed } from '@/lib/domain/listing';
import { stubSight } from '@/tests/support/stub-sight';
import { showInTab } from '@/tests/support/tab';
import { showItem } from '@/tests/support/wire';
import { Grid } from './grid';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

beforeEach(() => stubSight());

function show(count: number, kids: readonly number[]) {
  const wire = Array.from({ length: count }, (_, at) =>
    showItem({ slug: `${at}`, title: `film ${at}`, genericOrder: at }),
  );
  const shows = parseAnswer('fr', endpoints.shows, 'test', { shows: wire, labels: [], contentratings: [] });
  const listed = shows.map(
    (each, at): Listed => ({
      show: each,
      firstDay: null,
      bookable: true,
      isKids: kids.includes(at),
      isPremiere: false,
    }),
  );
  showInTab(<Grid listed={listed} />);
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

it('hides no film for children that stands far down among those to book', () => {
  show(40, [3, 39]);
  expect(places('film 39', 'kids')).toEqual(['at once']);
  expect(places('film 39', 'book')).toEqual(['Afficher les 16 autres films']);
});
