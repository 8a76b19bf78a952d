// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { Tab } from '@/tests/support/tab';
import { NextShowingsIsland } from './next/next-showings.island';
import type { SoonChip, Tonight } from './next/tonight.logic';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const friday = '2026-11-20';
const saturday = '2026-11-21';
const clock = {
  timeZone: 'Europe/Amsterdam',
  madeAt: { at: Date.UTC(2026, 10, 20, 16, 30), wall: `${friday} 17:30:00` },
};
const at = (time: string, day = friday): SoonChip => ({
  face: { look: 'open', time, labels: ['OV'], foot: 'Dam' },
  name: `${time}, OV, Candela Dam`,
  url: `https://tickets.example/${day}/${time}`,
  closes: Date.parse(`${day}T${time}:00+01:00`) / 60_000,
  time: `${day} ${time}:00`,
  version: 'ov',
  cinema: 'Candela Dam',
  day,
});
const film = (title: string, ...showings: SoonChip[]) => ({
  slug: title.toLowerCase(),
  title,
  href: `/films/${title.toLowerCase()}`,
  showings,
});
const evening = ['17:45', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];
const totality = film('Totality', ...evening.map((time) => at(time)));
const first: Tonight = { key: 'city:amsterdam', name: 'Amsterdam', films: [totality] };
const elsewhere: Tonight = { key: 'cinema:dam', name: 'Candela Dam', films: [film('Nova', at('21:00'))] };

const now = new Date('2026-11-20T16:30:00Z');
const fetched = vi.fn<(url: string) => Promise<Response>>();
const answer = (tonight: Tonight) => fetched.mockImplementation(async () => Response.json(tonight));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  useAnswers.setState({}, true);
  useLocator.setState({ ready: true, choice: null, place: null, source: 'zone', wish: null, isOpen: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(page: Tonight | null = first) {
  render(
    <Tab locale="nl-NL">
      <NextShowingsIsland lead="totality" first={page} clock={clock} guide="/voorstellingen" />
    </Tab>,
  );
}
const choose = () => act(() => useLocator.setState({ choice: { mode: 'cinema', value: 'dam' } }));
const times = (within_: HTMLElement = document.body) =>
  within(within_)
    .getAllByRole('link', { name: /\d\d:\d\d, / })
    .map((link) => link.getAttribute('aria-label')?.slice(0, 5));
const press = (button: HTMLElement) => act(async () => button.click());
/** Shows it, and then some minutes later. */
async function watch(minutes: number, page = first) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
  show(page);
  await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
}

it('shows what the page holds to whoever has no place, without a question, and offers them theirs', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Vanavond: Totality' })).toBeDefined();
  expect(times()).toEqual(['17:45', '18:00', '18:30', '19:00', '19:30', '20:00']);
  expect(screen.getByText('Amsterdam')).toBeDefined();
  expect(fetched).not.toHaveBeenCalled();
  await press(screen.getByRole('button', { name: 'Bij mij in de buurt' }));
  expect(useLocator.getState().isOpen).toBe(true);
});

it('lets go of what has begun by the minute, and takes up what comes after it', async () => {
  await watch(15);
  expect(times()).toEqual(['18:00', '18:30', '19:00', '19:30', '20:00', '20:30']);
});

it('asks anew once hardly anything of it is left', async () => {
  const late = film('Totality', at('20:30'), at('22:10'));
  answer({ ...first, films: [late] });
  await watch(30);
  expect(fetched).toHaveBeenCalledWith('/api/screens/tonight/totality?language=nl&place=city%3Aamsterdam');
  expect(times()).toEqual(['20:30', '22:10']);
});

it('shows what plays at the place that the visitor chose', async () => {
  answer(elsewhere);
  show();
  choose();
  expect(await screen.findByRole('heading', { name: 'Vanavond: Nova' })).toBeDefined();
  expect(times()).toEqual(['21:00']);
  expect(screen.getByRole('button', { name: 'Plaats wijzigen: Candela Dam' })).toBeDefined();
});

it('leaves its ways where they are while the showings of another place come, and opens what is pressed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  show();
  choose();
  const button = screen.getByRole('button', { name: 'Meer films' });
  await press(button);
  expect(screen.getAllByRole('list', { hidden: true })).toHaveLength(1 + 1 + 3);
  await act(async () => resolve(Response.json({ ...elsewhere, films: [totality, film('Nova', at('21:00'))] })));
  expect(screen.getByRole('button', { name: 'Meer films' })).toBe(button);
  expect(await screen.findByRole('link', { name: 'Nova' })).toBeDefined();
});

it('has three more films behind one press', async () => {
  const more = ['Nova', 'Kestrel', 'Moon'].map((title) => film(title, at('19:15'), at('21:45')));
  answer({ ...first, films: [totality, ...more] });
  show();
  const button = screen.getByRole('button', { name: 'Meer films' });
  await press(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const row = (await screen.findByRole('link', { name: 'Kestrel' })).closest('li');
  expect(times(row!)).toEqual(['19:15', '21:45']);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await press(button);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

it('says after the last showing that it was the last, shows the first of the next day and leads there', async () => {
  const over = film('Totality', at('17:45'), at('11:00', saturday));
  answer({ ...first, films: [over] });
  await watch(14, { ...first, films: [over] });
  expect(screen.getByRole('heading', { name: 'Vanavond: Totality' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('heading', { name: 'Vanavond niets meer. Morgen: Totality' })).toBeDefined();
  expect(times()).toEqual(['11:00']);
  expect(screen.getByRole('link', { name: 'Alle voorstellingen' }).getAttribute('href')).toBe(
    '/voorstellingen/filters/date-2026-11-21',
  );
});

it('puts a film that has something left today before the one that has not', async () => {
  answer({ ...first, films: [film('Totality', at('11:00', saturday)), film('Nova', at('22:00'))] });
  show(null);
  expect(await screen.findByRole('heading', { name: 'Vanavond: Nova' })).toBeDefined();
});

it('says so when the showings cannot be had, and asks again', async () => {
  fetched.mockResolvedValue(new Response('', { status: 404 }));
  show(null);
  expect(await screen.findByText('De voorstellingen konden niet worden geladen')).toBeDefined();
  answer(elsewhere);
  await press(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('heading', { name: 'Vanavond: Nova' })).toBeDefined();
});

it('says so when nothing can be booked', async () => {
  answer({ ...first, films: [] });
  show(null);
  expect(await screen.findByText('Hier is nu niets te boeken.')).toBeDefined();
});
