// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { choosePlace } from '@/lib/visitor/place/change-place';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { painted } from '@/tests/support/painted';
import { answers, at, board, fetched, onFriday, show, tomorrow, venue } from './board/board.fixture';
import type { Board } from './board/board.logic';

onFriday();

const day = (number: string) => screen.getByRole('button', { name: new RegExp(`^\\w+ ?${number}\\b`) });
const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await painted();
};

it('leads from a time to its ticketing page, in words', () => {
  show();
  const chip = screen.getByRole('link', {
    name: '20:15, S1, VOST, With the team, ends 23:30, Original version, screen 1, book',
  });
  expect(chip.getAttribute('href')).toBe('https://tickets.example/2026-11-20/20:15');
  expect(chip.getAttribute('target')).toBeNull();
});

it('opens in place of what is sold out what can still be booked', async () => {
  const here = { ...venue('Confluence', [at('21:00', { status: 'soldout' }), at('22:50')]), kilometres: 0 };
  const near = { ...venue('Vaise', [at('20:45', { version: 'vost' }), at('21:15')]), kilometres: 2.1 };
  const boards: Record<string, Board> = {
    '2026-11-20': board({ dates: ['2026-11-20', '2026-11-21'], venues: [here, near] }),
    '2026-11-21': board({ day: '2026-11-21', venues: [{ ...here, showings: [at('21:30', {}, '2026-11-21')] }] }),
  };
  fetched.mockImplementation(async (url) => {
    const { searchParams } = new URL(url, 'https://candela.test');
    expect(searchParams.get('place')).toBe('cinema:confluence');
    return Response.json(boards[searchParams.get('date') ?? '']);
  });
  show();
  await press(/^21:00.*Sold out/);
  const best = within(await screen.findByRole('region', { name: 'Still to book, same version' }));
  await waitFor(() => expect(best.getAllByRole('link')).toHaveLength(3));
  expect(best.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://tickets.example/2026-11-20/22:50',
    'https://tickets.example/2026-11-21/21:30',
    'https://tickets.example/2026-11-20/21:15',
  ]);
  expect(best.getByRole('link', { name: /^21:15, today, Vaise.· 2.1.km, /i })).toBeDefined();
});

const soldOut = board({
  dates: ['2026-11-20'],
  venues: [venue('Confluence', [at('21:00', { status: 'soldout' })])],
});

it('looks elsewhere in the country where there is nothing near', async () => {
  const elsewhere = board({ venues: [venue('Nice', [at('20:30')])] });
  fetched.mockImplementation(async (url) => Response.json(url.includes('place=') ? soldOut : elsewhere));
  show();
  await press(/^21:00.*Sold out/);
  expect(await screen.findByRole('link', { name: /^20:30, today, Nice, /i })).toBeDefined();
});

it('says so where nothing in the country can be booked', async () => {
  fetched.mockImplementation(answers(soldOut));
  show();
  await press(/^21:00.*Sold out/);
  expect(await screen.findByText(/^No other showing/)).toBeDefined();
});

it('closes booking when the visitor’s clock passes the end of booking', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T17:03:30Z') });
  show();
  expect(screen.getByRole('button', { name: /^16:30.*Booking closed/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /^18:05/ }).getAttribute('href')).not.toBeNull();
  act(() => vi.advanceTimersByTime(2 * 60_000));
  expect(screen.getByRole('button', { name: /^18:05.*Booking closed/ })).toBeDefined();
});

it('fetches another day, shows it and keeps it in the address; Back undoes it', async () => {
  fetched.mockImplementation(answers(tomorrow));
  show();
  await userEvent.click(day('21'));
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/screens/board/kestrel-point?language=en&date=2026-11-21');
  expect(location.pathname).toBe('/en/movies/kestrel-point/filters/date-2026-11-21');
  expect(day('21').getAttribute('aria-current')).toBe('date');

  act(() => history.back());
  expect(await screen.findByRole('link', { name: /^18:05/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^14:00/ })).toBeNull();
});

it('cannot choose a day without showings', async () => {
  show();
  expect(day('22').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(day('22'));
  expect(fetched).not.toHaveBeenCalled();
  expect(location.pathname).not.toContain('filters');
});

it('says that a day could not be loaded and tries again', async () => {
  fetched.mockImplementation(async () => new Response('no', { status: 502 }));
  show();
  await userEvent.click(day('21'));
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toBeDefined();
  fetched.mockImplementation(answers(tomorrow));
  await press('Try again');
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
});

it('filters by version, counts what is left and clears', async () => {
  show();
  await press(/^VOST/);
  expect(screen.getByRole('status').textContent).toBe('1 showing');
  expect(screen.queryByRole('link', { name: /^18:05/ })).toBeNull();
  expect(location.pathname).toBe('/en/movies/kestrel-point/filters/versions-vost');
  await press('All');
  expect(screen.getByRole('link', { name: /^18:05/ })).toBeDefined();
  expect(location.pathname).toBe('/en/movies/kestrel-point');
});

it('filters nothing where the site has no filters, whatever the address says, but keeps the choice of the place', () => {
  history.replaceState(null, '', '/en/movies/kestrel-point/filters/versions-vost');
  show(undefined, { hasNoFilters: true });
  expect(screen.getByRole('link', { name: /^18:05/ })).toBeDefined();
  for (const name of ['All', /^VOST/, 'IMAX']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: /Lyon/ })).toBeDefined();
});

it('keeps a format that the day lacks, but not to be pressed', () => {
  show();
  expect(screen.getByRole('button', { name: 'IMAX' }).getAttribute('aria-disabled')).toBe('true');
});

it('shows the day and filters of an address it was opened with', async () => {
  history.replaceState(null, '', '/en/movies/kestrel-point/filters/date-2026-11-21/versions-vf');
  fetched.mockImplementation(answers(tomorrow));
  show();
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^VF/ }).getAttribute('aria-pressed')).toBe('true');
});

it('takes every day and place that a list was filtered by, and hands on that it was for children', async () => {
  history.replaceState(
    null,
    '',
    '/en/movies/kestrel-point/filters/date-2026-11-21,2026-11-22/tags-kids/localisation-nice,lyon',
  );
  fetched.mockImplementation(answers(tomorrow));
  show();
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
  const asked = new URL(String(fetched.mock.calls[0]?.[0]), location.origin).searchParams;
  expect([asked.get('date'), asked.get('place')]).toEqual(['2026-11-21,2026-11-22', 'nice,lyon']);
  expect(day('21').getAttribute('aria-current')).toBe('date');
  expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
  await press(/^VF/);
  expect(location.pathname).toContain('/tags-kids/');
});

it('follows the visitor to the cinema of the locator', async () => {
  const place = { key: 'cinema:massena', name: 'Masséna', isAsked: true };
  fetched.mockImplementation(answers(board({ place, venues: [venue('Massena', [at('19:00')])] })));
  show();
  act(() => useLocator.setState({ choice: { mode: 'cinema', value: 'massena' }, ready: true }));
  expect(await screen.findByRole('link', { name: /^19:00/ })).toBeDefined();
  expect(fetched.mock.calls[0]?.[0]).toContain('place=cinema%3Amassena');
});

it('takes the place of the address, until the visitor chooses another', async () => {
  history.replaceState(null, '', '/en/movies/kestrel-point/filters/localisation-nice');
  fetched.mockImplementation(answers(board({ venues: [venue('Massena', [at('19:00')])] })));
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, ready: true }));
  show();
  expect(await screen.findByRole('link', { name: /^19:00/ })).toBeDefined();
  expect(fetched.mock.calls[0]?.[0]).toContain('place=nice');
  act(() => choosePlace({ mode: 'city', value: 'paris' }));
  expect(location.pathname).toBe('/en/movies/kestrel-point');
  await waitFor(() => expect(fetched.mock.calls.at(-1)?.[0]).toContain('place=city%3Aparis'));
});

it('opens the locator', async () => {
  show();
  await press(/Where.*Lyon/);
  expect(useLocator.getState().isOpen).toBe(true);
});
