// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Showing } from '@/lib/domain/showing';
import { useLocator } from '@/lib/visitor/locator.store';
import messages from '@/messages/en.json';
import { installDialog } from '@/tests/support/dialog';
import type { Board } from './board.logic';
import { ShowBoardIsland } from './show-board.island';
import type { Setting } from './showtime-name.logic';

const setting: Setting = {
  marks: {
    imax: { title: 'IMAX', kind: 'format', order: 1, premium: true, text: 'A very large screen.' },
    equipe: { title: 'With the team', kind: 'strand', order: 2, colours: { background: '#ff7a59', text: '#0a0a0c' } },
  },
  versions: {
    vf: { label: 'VF', description: 'French voices' },
    vost: { label: 'VOST', description: 'Original version' },
  },
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  programmeDay: 3,
};

const at = (clock: string, facts: Partial<Showing> = {}, day = '2026-11-20'): Showing => ({
  time: `${day} ${clock}:00`,
  endTime: `${day} 23:30:00`,
  version: 'vf',
  until: `${day}T${clock}:00+01:00`,
  url: `https://tickets.example/${day}/${clock}`,
  ...facts,
});

const venue = (name: string, showings: Showing[]) => ({
  slug: name.toLowerCase(),
  name,
  href: `/cinemas/${name.toLowerCase()}`,
  street: '4 rue de la République',
  price: 1340,
  showings,
});

const board = (facts: Partial<Board> = {}): Board => ({
  place: { key: 'city:lyon', name: 'Lyon', isAsked: true },
  day: '2026-11-20',
  dates: ['2026-11-20', '2026-11-21', '2026-11-23'],
  versions: ['vf', 'vost'],
  tags: ['imax', 'equipe'],
  venues: [
    venue('Bellecour', [at('16:30'), at('18:05'), at('20:15', { version: 'vost', tags: ['equipe'], room: '1' })]),
    venue('Confluence', [at('21:00', { status: 'soldout' })]),
  ],
  ...facts,
});

const tomorrow = board({ day: '2026-11-21', venues: [venue('Bellecour', [at('14:00', {}, '2026-11-21')])] });

const fetched = vi.fn<(url: string) => Promise<Response>>();
const answers = (answer: Board) => async () => Response.json(answer);

beforeEach(() => {
  installDialog();
  history.replaceState(null, '', '/en/movies/kestrel-point');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => vi.useRealTimers());

const show = (first: Board | null = board()) =>
  render(
    <NextIntlClientProvider locale="en-FR" messages={messages}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ShowBoardIsland
          show={{ slug: 'kestrel-point', title: 'Kestrel Point' }}
          first={first}
          setting={setting}
          serverToday="2026-11-20"
          legal={<p>Not for under twelves</p>}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );

const day = (number: string) => screen.getByRole('button', { name: new RegExp(`^\\w+ ?${number}\\b`) });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('leads from a time to its ticketing page, in words', () => {
  show();
  const chip = screen.getByRole('link', { name: '20:15, Original version, screen 1, ends 23:30, With the team' });
  expect(chip.getAttribute('href')).toBe('https://tickets.example/2026-11-20/20:15');
  expect(chip.getAttribute('target')).toBeNull();
});

it('says what is sold out without a way to follow it', () => {
  show();
  const full = screen.getByRole('link', { name: /^21:00.*Sold out/ });
  expect(full.getAttribute('aria-disabled')).toBe('true');
  expect(full.getAttribute('href')).toBeNull();
});

it('closes booking when the visitor’s clock passes the end of booking', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T17:03:30Z') });
  show();
  expect(screen.getByRole('link', { name: /^16:30.*Booking closed/ }).getAttribute('href')).toBeNull();
  expect(screen.getByRole('link', { name: /^18:05/ }).getAttribute('href')).not.toBeNull();
  act(() => vi.advanceTimersByTime(2 * 60_000));
  expect(screen.getByRole('link', { name: /^18:05.*Booking closed/ }).getAttribute('href')).toBeNull();
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
  fetched.mockResolvedValueOnce(new Response('no', { status: 502 })).mockImplementation(answers(tomorrow));
  show();
  await userEvent.click(day('21'));
  expect(await screen.findByRole('alert')).toBeDefined();
  await press('Try again');
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
});

it('filters by version, counts what is left and clears', async () => {
  show();
  await press('VOST');
  expect(screen.getByRole('status').textContent).toBe('1 showing');
  expect(screen.queryByRole('link', { name: /^18:05/ })).toBeNull();
  expect(location.pathname).toBe('/en/movies/kestrel-point/filters/versions-vost');
  await press('All');
  expect(screen.getByRole('link', { name: /^18:05/ })).toBeDefined();
  expect(location.pathname).toBe('/en/movies/kestrel-point');
});

it('keeps a format that the day lacks, but not to be pressed', () => {
  show();
  expect(screen.getByRole('button', { name: 'IMAX' }).hasAttribute('disabled')).toBe(true);
});

it('shows the day and filters of an address it was opened with', async () => {
  history.replaceState(null, '', '/en/movies/kestrel-point/filters/date-2026-11-21/versions-vf');
  fetched.mockImplementation(answers(tomorrow));
  show();
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'VF' }).getAttribute('aria-pressed')).toBe('true');
});

it('follows the visitor to the cinema of the locator', async () => {
  const place = { key: 'cinema:massena', name: 'Masséna', isAsked: true };
  fetched.mockImplementation(answers(board({ place, venues: [venue('Massena', [at('19:00')])] })));
  show();
  act(() => useLocator.setState({ choice: { mode: 'cinema', value: 'massena' }, ready: true }));
  expect(await screen.findByRole('link', { name: /^19:00/ })).toBeDefined();
  expect(fetched.mock.calls[0]?.[0]).toContain('place=cinema%3Amassena');
});

it('opens the locator', async () => {
  show();
  await press(/Where.*Lyon/);
  expect(useLocator.getState().isOpen).toBe(true);
});

it('is honest about a day when everything is over, and offers the next', async () => {
  vi.setSystemTime(new Date('2026-11-20T22:30:00Z'));
  fetched.mockImplementation(answers(tomorrow));
  show(board({ venues: [venue('Bellecour', [at('18:05')])] }));
  expect(screen.getByText('Nothing left to book today')).toBeDefined();
  await press('See tomorrow');
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
});

it('asks by itself where the server could not', async () => {
  fetched.mockImplementation(answers(board()));
  show(null);
  expect(await screen.findByRole('link', { name: /^20:15/ })).toBeDefined();
});

it('says when a title is nowhere on', () => {
  show(board({ place: null, venues: [], dates: [] }));
  expect(screen.getByText('No showings scheduled yet')).toBeDefined();
});

it('tells all about a special showing, with its price and its way to book', async () => {
  show();
  await press('About the 20:15 showing');
  const panel = within(await screen.findByRole('dialog', { name: 'Kestrel Point' }));
  expect(panel.getByText('With the team')).toBeDefined();
  expect(panel.getByText('Not for under twelves')).toBeDefined();
  expect(panel.getByText('€13.40')).toBeDefined();
  expect(panel.getByRole('link', { name: /^Book 20:15/ }).getAttribute('href')).toContain('20:15');
});

it('chooses a day in the calendar', async () => {
  fetched.mockImplementation(answers(tomorrow));
  show();
  await press('Later');
  const calendar = within(await screen.findByRole('dialog', { name: 'Which day?' }));
  expect(
    calendar.getByRole('button', { name: /Sunday,? 22 November, no showings/ }).getAttribute('aria-disabled'),
  ).toBe('true');
  await userEvent.click(calendar.getByRole('button', { name: /Saturday,? 21 November/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toContain('date-2026-11-21');
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
});
