// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import messages from '@/messages/en.json';
import { installDialog } from '@/tests/support/install-dialog';
import { Season } from './season.island';
import { type SeasonBoard, scheduleKey } from './season.logic';
import { Times } from './times.island';

const day = '2030-11-26';
const at = (clock: string, facts: object = {}) => ({
  time: `${day} ${clock}:00`,
  endTime: `${day} 23:30:00`,
  version: 'vost',
  url: `https://tickets.example/${clock}`,
  ...facts,
});
const lyon: SeasonBoard = {
  cinema: 'lyon',
  showings: {
    [scheduleKey(day, 'hinterhof')]: [
      at('17:00'),
      at('20:00', { surcharge: 300 }),
      at('22:00', { status: 'soldout' }),
      at('00:15', { time: '2030-11-27 00:15:00', endTime: '2030-11-27 02:00:00' }),
    ],
  },
};
const nice: SeasonBoard = { cinema: 'nice', showings: { [scheduleKey(day, 'nordlicht')]: [at('19:30')] } };
const cinemas = [
  { slug: 'lyon', name: 'Lyon', city: 'lyon' },
  { slug: 'nice', name: 'Nice', city: 'nice' },
];

const fetched = vi.fn<(url: string) => Promise<Response>>();
beforeAll(installDialog);
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(nice));
  vi.stubGlobal('fetch', fetched);
});

const page = (slug = 'neighbours', amount: number | null = 890) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <NextIntlClientProvider locale="en-FR" messages={{ season: messages.season }}>
      <Season
        slug={slug}
        title="Programme"
        cinemas={cinemas}
        first={lyon}
        madeAt={Date.now()}
        amount={amount}
        isLowest={false}
        versions={{ vost: { label: 'VOST', description: 'original version' } }}
        formats={{}}
        timeZone="Europe/Paris"
      >
        <Times day={day} show="hinterhof" title="Hinterhof" href="/films/hinterhof" bookable />
        <Times day={day} show="nordlicht" title="Nordlicht" href="/films/nordlicht" bookable={false} />
      </Season>
    </NextIntlClientProvider>
  </QueryClientProvider>
);

const showing = (name: RegExp) => screen.getByRole('button', { name });
const bar = () => screen.queryByRole('region', { name: 'Your selection' });

it('has no bar as long as nothing is ticked, then counts and adds up', async () => {
  render(page());
  expect(bar()).toBeNull();
  await userEvent.click(showing(/^17:00, Hinterhof, .*original version/));
  expect(bar()?.textContent).toContain('1 showing');
  expect(bar()?.textContent).toContain('€8.90');
  await userEvent.click(showing(/^20:00/));
  expect(bar()?.textContent).toContain('2 showings');
  expect(bar()?.textContent).toContain('€20.80');
  expect(screen.getByRole('status').textContent).toBe('2 showings');
});

it('takes back a tick, or all of them', async () => {
  render(
    <main id="main" tabIndex={-1}>
      {page()}
    </main>,
  );
  await userEvent.click(showing(/^17:00/));
  await userEvent.click(showing(/^20:00/));
  await userEvent.click(showing(/^17:00/));
  expect(showing(/^17:00/).getAttribute('aria-pressed')).toBe('false');
  expect(showing(/^20:00/).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Untick all' }));
  expect(bar()).toBeNull();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('cannot tick what is sold out, and says so', () => {
  render(page());
  expect(screen.queryByRole('button', { name: /^22:00/ })).toBeNull();
  expect(screen.getByRole('img', { name: /^22:00.*Sold out/ })).toBeTruthy();
});

it('books a single showing straight away and several one by one', async () => {
  render(page());
  await userEvent.click(showing(/^20:00/));
  expect(screen.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe('https://tickets.example/20:00');
  await userEvent.click(showing(/^17:00/));
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://tickets.example/17:00',
    'https://tickets.example/20:00',
  ]);
});

it('books what is after midnight last, on the day on which it really is, and counts it so', async () => {
  render(page());
  await userEvent.click(showing(/^00:15/));
  expect(screen.getByRole('link', { name: 'Book' }).dataset.ticket).toBe('2030-11-27 00:15');
  await userEvent.click(showing(/^20:00/));
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  const rows = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual([
    'HinterhofTue, 26\u00a0Nov, 20:00',
    'HinterhofWed, 27\u00a0Nov, 00:15',
  ]);
});

it('names no sum for a season without a price', async () => {
  render(page('free', null));
  await userEvent.click(showing(/^17:00/));
  expect(bar()?.textContent).not.toContain('€');
});

it('shows one cinema at a time, and what is ticked elsewhere does not count', async () => {
  render(page());
  await userEvent.click(showing(/^17:00/));
  await userEvent.selectOptions(screen.getByLabelText('Cinema'), 'nice');
  await screen.findByRole('button', { name: /^19:30, Nordlicht/ });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/screens/season/neighbours?language=en&place=nice');
  expect(screen.getByText('Not at this cinema on that day.')).toBeTruthy();
  expect(bar()).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Cinema'), 'lyon');
  expect(bar()?.textContent).toContain('1 showing');
});

it('leads on from what the chosen cinema does not play, and not from what nobody sells yet', async () => {
  render(page());
  expect(screen.queryByText('Not at this cinema on that day.')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Cinema'), 'nice');
  const way = await screen.findByRole('link', { name: 'Hinterhof at other cinemas' });
  expect(way.getAttribute('href')).toBe('/films/hinterhof');
});

it('leads to the films where no cinema in particular is meant, unless they are not on sale', async () => {
  render(page());
  await userEvent.selectOptions(screen.getByLabelText('Cinema'), 'all');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/films/hinterhof']);
});

it('begins with the visitor’s own cinema', async () => {
  render(page());
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'nice' }, ready: true }));
  await screen.findByRole('button', { name: /^19:30/ });
});

it('begins with the first of the cinemas around the visitor', async () => {
  render(page());
  const place = { name: '', cinemas: ['massy', 'nice', 'lyon'] };
  const choice = { mode: 'position', value: '43.70,7.27' } as const;
  act(() => useLocator.setState({ choice, place, source: 'chosen', ready: true }));
  await screen.findByRole('button', { name: /^19:30/ });
});

it('says that the times did not come, and asks again', async () => {
  fetched.mockImplementationOnce(async () => new Response('', { status: 502 }));
  render(page());
  await userEvent.selectOptions(screen.getByLabelText('Cinema'), 'nice');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /^19:30/ });
});

it('forgets what was ticked when the visitor goes to another season', async () => {
  const { rerender, unmount } = render(page());
  await userEvent.click(showing(/^17:00/));
  rerender(page('concerts'));
  await waitFor(() => expect(bar()).toBeNull());
  await userEvent.click(showing(/^17:00/));
  unmount();
  render(page());
  expect(bar()).toBeNull();
});
