// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { answers, at, board, fetched, onFriday, onPage, show, tomorrow, venue } from './board.fixture';

onFriday();

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('is honest about a day when everything is over, and offers the next', async () => {
  vi.setSystemTime(new Date('2026-11-20T22:30:00Z'));
  fetched.mockImplementation(answers(tomorrow));
  show(board({ venues: [venue('Bellecour', [at('18:05')])] }));
  expect(screen.getByText('Nothing left to book today')).toBeDefined();
  await screen.findByRole('button', { name: 'See tomorrow' });
  await press('See tomorrow');
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
});

const inOrder = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const fold = (words: string) => screen.getByText(words).closest('details');

it('lists what is left first, folds what is past, and says how many of each', () => {
  vi.setSystemTime(new Date('2026-11-20T19:30:00Z'));
  const past = [at('16:30'), at('18:05', { status: 'soldout' })];
  show(board({ venues: [venue('Vaise', past), venue('Bellecour', [...past, at('21:45'), at('22:15'), at('22:45')])] }));
  expect(inOrder()).toEqual(['Bellecour', 'Vaise']);
  expect(screen.getByRole('status').textContent).toBe('3 showings');
  for (const name of ['Bellecour', 'Vaise']) {
    const cinema = within(screen.getByRole('region', { name }));
    expect(cinema.getByText('2 earlier showings').closest('details')?.open).toBe(false);
  }
  expect(screen.getByRole('link', { name: /^22:15/ }).closest('details')).toBeNull();
  expect(screen.queryByText('See tomorrow')).toBeNull();
});

it('shows the next day below where two or fewer are left to book, above where none is', async () => {
  vi.setSystemTime(new Date('2026-11-20T19:30:00Z'));
  fetched.mockImplementation(answers(tomorrow));
  const { unmount } = show(board({ venues: [venue('Bellecour', [at('18:05'), at('21:00'), at('22:15')])] }));
  const next = await screen.findByRole('link', { name: /^14:00/ });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/screens/board/kestrel-point?language=en&date=2026-11-21',
  ]);
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(screen.getByRole('link', { name: /^21:00/ }), next)).toBe(true);
  await press('See tomorrow');
  expect(location.pathname).toContain('date-2026-11-21');
  expect(document.activeElement?.tagName).toBe('MAIN');
  history.replaceState(null, '', '/');
  unmount();

  show(board({ venues: [venue('Bellecour', [at('18:05'), at('21:00', { status: 'soldout' })])] }));
  const alone = await screen.findByRole('link', { name: /^14:00/ });
  expect(isBefore(alone, screen.getByRole('button', { name: /^21:00/ }))).toBe(true);
});

it('closes with the cinemas that show nothing on the day, in one line', async () => {
  const idle = { ...venue('Vaise', []), next: '2026-11-21' };
  show(board({ venues: [...board().venues, idle] }));
  expect(screen.queryByRole('region', { name: 'Vaise' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Vaise' }).getAttribute('href')).toBe('/cinemas/vaise');
  await userEvent.click(screen.getByRole('button', { name: 'Vaise, See tomorrow' }));
  expect(location.pathname).toContain('date-2026-11-21');
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('offers tomorrow when all that is left is sold out, or of another kind', async () => {
  vi.setSystemTime(new Date('2026-11-20T19:30:00Z'));
  show(board({ venues: [venue('Bellecour', [at('18:05'), at('21:00', { status: 'soldout' })])] }));
  expect(await screen.findByRole('button', { name: 'See tomorrow' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^21:00/ }).closest('details')).toBeNull();
});

it('tells of a day that is over by the clock of the page, before any script and without', () => {
  vi.setSystemTime(new Date('2026-11-20T23:30:00Z'));
  const late = { at: Date.UTC(2026, 10, 20, 22, 45), wall: '2026-11-20 23:45:00' };
  const html = renderToString(
    onPage(board({ venues: [venue('Bellecour', [at('18:05'), at('21:00')])] }), { madeAt: late }),
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  expect(screen.getByText('Nothing left to book today')).toBeDefined();
  expect(fold('2 earlier showings')?.open).toBe(false);
  expect(document.querySelector('a[href^="https://tickets.example"]')).toBeNull();
  page.remove();
});

it('says so when another day cannot be had without a network, and has it once there is one', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Sat ?21/ }));
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  fetched.mockImplementation(answers(tomorrow));
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
});

const chosen = () =>
  screen.getAllByRole('button', { current: 'date' }).map(({ textContent }) => Number(textContent?.match(/\d+/)?.[0]));

it('marks the day that was pressed before its showings have come', async () => {
  let answer = (_: Response) => {};
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  expect(chosen()).toEqual([20]);
  await press(/^Sat ?21/);
  expect(chosen()).toEqual([21]);
  answer(Response.json(tomorrow));
  await screen.findByRole('link', { name: /^14:00/ });
  expect(chosen()).toEqual([21]);
});

it('marks of several days that were wanted the one with showings', async () => {
  history.replaceState(null, '', '/en/movies/kestrel-point/filters/date-2026-11-22,2026-11-23');
  fetched.mockImplementation(answers(board({ day: '2026-11-23' })));
  show();
  await waitFor(() => expect(chosen()).toEqual([23]));
});

it('asks by itself where the server could not', async () => {
  fetched.mockImplementation(answers(board()));
  show(null);
  expect(await screen.findByRole('link', { name: /^20:15/ })).toBeDefined();
});

it('says of no day that it has no showings while nobody can tell', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 502 }));
  show(null);
  expect(screen.queryByRole('button', { name: /no showings/ })).toBeNull();
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  fetched.mockImplementation(answers(tomorrow));
  await userEvent.click(screen.getByRole('button', { name: /^Sat ?21/ }));
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
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
  expect(panel.getByText('Full price, before extras')).toBeDefined();
  expect(panel.getByRole('link', { name: /^Book 20:15/ }).getAttribute('href')).toContain('20:15');
});

it.each([
  ['about when the film itself begins', '22:21', 'about 20:35, an estimate'],
  ['nothing of it where the end says that there is more than trailers', '23:30', null],
])('tells %s', async (_, end, film) => {
  show(board({ venues: [venue('Bellecour', [at('20:15', { tags: ['equipe'], endTime: `2026-11-20 ${end}:00` })])] }));
  await press('About the 20:15 showing');
  const panel = within(await screen.findByRole('dialog', { name: 'Kestrel Point' }));
  expect(panel.queryByText('Film starts')?.nextSibling?.textContent ?? null).toBe(film);
});

it('names the price of the hour', async () => {
  show(board({ venues: [venue('Bellecour', [at('10:25', { tags: ['equipe'] }, '2026-11-21')])], day: '2026-11-21' }));
  await press('About the 10:25 showing');
  const panel = within(await screen.findByRole('dialog', { name: 'Kestrel Point' }));
  expect(panel.getByText('€6.40')).toBeDefined();
  expect(panel.getByText('Morning, before extras')).toBeDefined();
});

it('chooses a day in the calendar', async () => {
  fetched.mockImplementation(answers(tomorrow));
  show();
  await press('Later');
  const calendar = within(await screen.findByRole('dialog', { name: 'Which day?' }));
  expect(
    calendar.getByRole('button', { name: /Sunday,? 22\u00a0November, no showings/ }).getAttribute('aria-disabled'),
  ).toBe('true');
  await userEvent.click(calendar.getByRole('button', { name: /Saturday,? 21\u00a0November/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toContain('date-2026-11-21');
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeDefined();
});
