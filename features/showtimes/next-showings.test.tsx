// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Showing } from '@/lib/domain/showing';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { Tab } from '@/tests/support/tab';
import type { Board } from './board/board.logic';
import { NextShowingsIsland } from './next/next-showings.island';

const facts: ShowtimeFacts = {
  marks: {},
  versions: { ov: { label: 'OV', description: 'originele versie' } },
  timeZone: 'Europe/Amsterdam',
  currency: 'EUR',
  programmeDay: 4,
  madeAt: { at: Date.UTC(2026, 10, 20, 16, 30), wall: '2026-11-20 17:30:00' },
};
const at = (clock: string, day = '2026-11-20', own: Partial<Showing> = {}): Showing => ({
  time: `${day} ${clock}:00`,
  endTime: `${day} 23:30:00`,
  version: 'ov',
  until: `${day}T${clock}:00+01:00`,
  url: `https://tickets.example/${day}/${clock}`,
  ...own,
});
const board = (day: string, showings: Showing[]): Board => ({
  place: { key: 'cinema:dam', name: 'Candela Dam', isAsked: true },
  day,
  dates: ['2026-11-20', '2026-11-21'],
  versions: ['ov'],
  tags: [],
  venues: [{ slug: 'dam', name: 'Candela Dam', href: '/bioscopen/dam', street: '', showings }],
});
const fetched = vi.fn<(url: string) => Promise<Response>>();
const answer = (one: Board) => Response.json(one);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  render(
    <Tab locale="nl-NL">
      <NextShowingsIsland show="totality" title="Totality" href="/films/totality" facts={facts} />
    </Tab>,
  );
});
afterEach(() => vi.useRealTimers());

const choose = () => act(() => useLocator.setState({ choice: { mode: 'cinema', value: 'dam' }, ready: true }));
const times = async (first: RegExp) => {
  await screen.findByRole('link', { name: first });
  return screen
    .getAllByRole('link', { name: /^\d\d:\d\d/ })
    .map((link) => link.getAttribute('aria-label')?.slice(0, 5));
};

it('asks a visitor without a cinema to choose one', async () => {
  act(() => useLocator.setState({ ready: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Kies een bioscoop' }));
  expect(useLocator.getState().isOpen).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

it('shows the next six that can be booked, with their version', async () => {
  const later = ['17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];
  const all = [at('14:00'), at('17:45', '2026-11-20', { status: 'soldout' }), ...later.map((clock) => at(clock))];
  fetched.mockImplementation(async () => answer(board('2026-11-20', all)));
  choose();
  expect(await times(/^18:00/)).toEqual(['18:00', '18:30', '19:00', '19:30', '20:00', '20:30']);
  expect(screen.getByText('Candela Dam')).toBeDefined();
  expect(screen.getAllByText('OV')).toHaveLength(6);
});

it('goes on to the next day when today is over', async () => {
  fetched.mockImplementation(async (url) =>
    answer(
      url.includes('date=2026-11-21')
        ? board('2026-11-21', [at('11:00', '2026-11-21')])
        : board('2026-11-20', [at('14:00')]),
    ),
  );
  choose();
  expect(await times(/^11:00/)).toEqual(['11:00']);
  expect(screen.getByRole('heading', { name: 'Volgende voorstellingen, morgen' })).toBeDefined();
});

it('fills what is left of the row with the next day of the same cinema, and says so', async () => {
  fetched.mockImplementation(async (url) =>
    answer(
      url.includes('date=2026-11-21')
        ? board('2026-11-21', [at('14:00', '2026-11-21'), at('11:00', '2026-11-21')])
        : board('2026-11-20', [at('21:00'), at('14:00')]),
    ),
  );
  choose();
  expect(await times(/^11:00.*za 21 nov/)).toEqual(['21:00', '11:00', '14:00']);
  expect(screen.getByRole('heading', { name: 'Volgende voorstellingen, vandaag' })).toBeDefined();
  expect(screen.getAllByText('za 21 nov')).toHaveLength(2);
});

it('says so when the showings cannot be had', async () => {
  fetched.mockResolvedValue(new Response('', { status: 502 }));
  choose();
  expect(await screen.findByText('De voorstellingen konden niet worden geladen')).toBeDefined();
});
