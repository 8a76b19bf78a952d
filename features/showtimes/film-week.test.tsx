// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays } from '@/lib/domain/day';
import { Tab } from '@/tests/support/tab';
import { FilmWeekScreen } from './film-week';
import type { FilmWeek, WeekGroup } from './week/week';

const day = '2026-11-20';
const cinema = (slug: string, clock: string) => ({
  ...{ slug, title: slug, href: `/cinemas/${slug}`, version: 'vf' },
  days: [[{ clock, isFull: false }], ...Array.from({ length: 6 }, () => [])],
});
const towns: readonly WeekGroup[] = [
  { slug: 'lyon', name: 'Lyon', rows: [cinema('Rex', '18:00'), cinema('Odéon', '20:15')] },
  { slug: 'nice', name: 'Nice', rows: [cinema('Arc', '21:00')] },
];
const show = (groups: readonly WeekGroup[] | null) => {
  const week: FilmWeek | null = groups && {
    days: Array.from({ length: 7 }, (_, index) => addDays(day, index)),
    programmeDay: 3,
    madeAt: { at: Date.UTC(2026, 10, 20, 16, 30), wall: '2026-11-20 17:30:00' },
    versions: { vf: { label: 'VF', description: '' } },
    ...{ groups, alone: null },
  };
  render(
    <Tab locale="fr-FR">
      <FilmWeekScreen
        film={{ title: 'Dune', href: '/films/dune' }}
        week={week}
        url="https://www.candela.example/films/dune"
      />
    </Tab>,
  );
};

it('says when each cinema plays it, town by town, and leads to the cinema and to the film on a day', () => {
  show(towns);
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['Lyon', 'Rex VF18:00', 'Odéon VF20:15', 'Nice', 'Arc VF21:00']);
  expect(screen.getByRole('link', { name: 'Rex' }).getAttribute('href')).toBe('/cinemas/Rex');
  const tomorrow = screen.getByRole('columnheader', { name: 'sam. 21\u00a0nov.' });
  expect(within(tomorrow).getByRole('link').getAttribute('href')).toBe('/films/dune/filters/date-2026-11-21');
});

it('has an address for each town alone', () => {
  show(towns);
  const nav = within(screen.getByRole('navigation', { name: 'Une seule ville' }));
  const hash = nav.getByRole('link', { name: 'Nice' }).getAttribute('href') ?? '';
  expect(document.querySelector(hash)?.textContent).toContain('Arc');
});

it('asks for no town where there is one', () => {
  show([{ slug: 'lyon', rows: [cinema('Rex', '18:00')] }]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it('offers to print it only where there is something to print', () => {
  const print = () => screen.queryByRole('button', { name: 'Imprimer sur une page' });
  show(towns);
  expect(print()).not.toBeNull();
  cleanup();
  show(null);
  expect(print()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Réessayer');
});
