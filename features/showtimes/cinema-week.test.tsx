// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays } from '@/lib/domain/day';
import { Tab } from '@/tests/support/tab';
import { CinemaWeekScreen } from './cinema-week';
import type { Week } from './week/week';

const day = '2026-11-20';
const week: Week = {
  days: Array.from({ length: 7 }, (_, index) => addDays(day, index)),
  programmeDay: 3,
  madeAt: { at: Date.UTC(2026, 10, 20, 16, 30), wall: '2026-11-20 17:30:00' },
  versions: { vf: { label: 'VF', description: '' }, vost: { label: 'VOST', description: '' } },
  rows: [
    {
      slug: 'dune',
      version: 'vf',
      title: 'Dune',
      href: '/films/dune',
      days: [
        [
          { clock: '18:00', isFull: true },
          { clock: '20:15', other: 'vost', isFull: false },
        ],
        ...Array.from({ length: 6 }, () => []),
      ],
    },
  ],
};
const show = (own: Partial<Week> | null = {}) =>
  render(
    <Tab locale="fr-FR">
      <CinemaWeekScreen
        cinema={{ slug: 'lyon', name: 'Candela Lyon' }}
        week={own && { ...week, ...own }}
        url="https://www.candela.example/cinemas/lyon"
      />
    </Tab>,
  );

it('says of each title when it plays on which day, in which version, and what is sold out', () => {
  show();
  const row = screen.getByRole('row', { name: /^Dune VF/ });
  const [today, tomorrow] = within(row).getAllByRole('cell');
  expect(today?.textContent).toBe('18:0020:15 VOST');
  expect(today?.querySelector('s')?.textContent).toBe('18:00');
  expect(tomorrow?.textContent).toBe('');
  expect(within(row).getByRole('link', { name: 'Dune' }).getAttribute('href')).toBe('/films/dune');
});

it('leads from a day to the cinema on it, and says when it was made', () => {
  show();
  const head = screen.getByRole('columnheader', { name: 'mer. 25\u00a0nov.' });
  expect(within(head).getByRole('link').getAttribute('href')).toBe('/cinemas/lyon/filters/date-2026-11-25');
  expect(screen.getByText(/20 novembre à 17:30/)).toBeDefined();
});

it('says that nothing is published yet', () => {
  show({ rows: [] });
  expect(screen.getByText('Aucune séance n’est encore publiée pour ces jours.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('offers to ask again for what could not be read, and still leads to the cinema', () => {
  show(null);
  expect(screen.getByText('Les séances n’ont pas pu être chargées')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(screen.getByRole('link', { name: /Voir le cinéma/ })).toBeDefined();
});
