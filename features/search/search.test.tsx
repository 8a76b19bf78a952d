// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import words from '@/messages/en.json';
import { installDialog } from '@/tests/support/install-dialog';
import { Tab } from '@/tests/support/tab';
import { SearchDialog } from './dialog/search-dialog.island';
import { readHistory } from './memory/history';

vi.mock('next/navigation', () => ({ usePathname: () => '/en/movies-events' }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const film = (title: string) => ({
  kind: 'show',
  slug: title.toLowerCase(),
  title,
  isMovie: true,
  poster: null,
  rating: null,
  genres: [],
  minutes: null,
  releasedOn: '2026-11-04',
});
const answer = (q: string) => ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => film(`${q} ${word}`));

/** What was asked, and how to answer it when the test wants to. */
let asked: { q: string; type: string | null; say: (body: unknown, status?: number) => void }[] = [];
let isHeld = false;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  installDialog();
  // jsdom goes nowhere, and complains.
  document.addEventListener('click', (event) => event.preventDefault());
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  asked = [];
  isHeld = false;
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://fr.localhost');
    const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
    if (pathname.startsWith('/api/words')) return Promise.resolve(json({ search: words.search, rating: words.rating }));
    if (!pathname.endsWith('/search/full')) return Promise.resolve(json([], 404));
    const q = searchParams.get('q') ?? '';
    return new Promise((done) => {
      const say = (body: unknown, status = 200) => done(json(body, status));
      asked.push({ q, type: searchParams.get('type'), say });
      if (!isHeld) say(answer(q));
    });
  });
});

afterEach(() => void vi.useRealTimers());

async function openSearch() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  useModals.getState().open('search');
  render(
    <Tab queries={client}>
      <SearchDialog rules={{ minLength: 3, debounce: 20, screens: ['giftCard', 'subscription'] }} />
    </Tab>,
  );
  await screen.findByRole('combobox');
  return user;
}
const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
/** Longer than a search waits for the next key. */
const quiet = () => act(() => vi.advanceTimersByTimeAsync(60));

it('has the focus in its field, and asks only once enough is written', async () => {
  const user = await openSearch();
  expect(document.activeElement).toBe(field());
  await user.keyboard('ma');
  expect(screen.getByText('One more letter and the search begins')).toBeDefined();
  await quiet();
  expect(asked).toEqual([]);
  await user.keyboard('r');
  await screen.findByText('5 results for “⁨mar⁩”');
  expect(asked.map(({ q }) => q)).toEqual(['mar']);
});

it('shows the first of each kind and narrows to one, by keys alone', async () => {
  const user = await openSearch();
  await user.keyboard('mar');
  await waitFor(() => expect(options()).toHaveLength(5));
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('mar One');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('All 5 films');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(options()).toHaveLength(5));
  expect(options().at(-1)).toContain('mar Five');
  expect(asked.at(-1)?.type).toBe('show');
  await user.click(screen.getByRole('button', { name: 'All results' }));
  await waitFor(() => expect(options()).toContain('All 5 films'));
  expect(document.activeElement).toBe(field());
});

it('follows a result with Enter and remembers it', async () => {
  const user = await openSearch();
  await user.keyboard('mar');
  await waitFor(() => expect(options()).toHaveLength(5));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(readHistory()).toEqual([{ title: 'mar Two', subtitle: 'Film', url: '/en/movies/mar%20two' }]);
});

it('does not let an answer that comes late take the place of a newer one', async () => {
  isHeld = true;
  const user = await openSearch();
  await user.keyboard('mar');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.keyboard('s');
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.say(answer('mars'));
  await waitFor(() => expect(options()[0]).toContain('mars One'));
  asked[0]?.say(answer('mar'));
  await quiet();
  expect(options()[0]).toContain('mars One');
});

it('says that nothing was found and where to go on', async () => {
  isHeld = true;
  const user = await openSearch();
  await user.keyboard('zzz');
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.say([]);
  expect(await screen.findByText('Nothing for “⁨zzz⁩”')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search the help centre' }).getAttribute('href')).toMatch(/\?q=zzz$/);
});

it('finds screens of the site itself by what people call them', async () => {
  isHeld = true;
  const user = await openSearch();
  await user.keyboard('subscr');
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.say([]);
  const pass = await screen.findByRole('option', { name: /CinéPass/ });
  expect(pass.getAttribute('href')).toBe('/en/cinepass');
  expect(screen.queryByText(/^Nothing for/)).toBeNull();
});

it('says that cinemas are near where none is in the town', async () => {
  isHeld = true;
  const user = await openSearch();
  await user.keyboard('bron');
  await waitFor(() => expect(asked).toHaveLength(1));
  const near = { town: 'Bron', kilometres: 3.4 };
  asked[0]?.say([{ kind: 'cinema', slug: 'a', title: 'A', city: 'Lyon', postalCode: '69003', image: null, near }]);
  const group = await screen.findByRole('group', { name: 'Nearest cinemas' });
  expect(group.textContent).toMatch(/69003 Lyon · 3.4.km/);
});

it('names the list of its field only while there is one', async () => {
  const user = await openSearch();
  expect(field().getAttribute('aria-controls')).toBeNull();
  await user.keyboard('mar');
  await waitFor(() => expect(options()).toHaveLength(5));
  expect(document.getElementById(field().getAttribute('aria-controls') ?? '')).not.toBeNull();
});

it('says that it failed, and tries again', async () => {
  isHeld = true;
  const user = await openSearch();
  await user.keyboard('mar');
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.say({}, 504);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.say(answer('mar'));
  await waitFor(() => expect(options()).toHaveLength(5));
});

it('says so when there were too many searches, and not that it is broken', async () => {
  isHeld = true;
  const user = await openSearch();
  await user.keyboard('mar');
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.say({}, 429);
  expect(await screen.findByText('Too many searches at once')).toBeDefined();
  expect(screen.queryByText('Search is not answering')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.say(answer('mar'));
  await waitFor(() => expect(options()).toHaveLength(5));
});

it('begins with the last three searches, which can be cleared', async () => {
  const items = ['A', 'B'].map((title) => ({ title, subtitle: 'Film', url: `/en/movies/${title}` }));
  localStorage.setItem('candela_searches', JSON.stringify(items));
  const user = await openSearch();
  expect(screen.getByRole('link', { name: /^A/ }).getAttribute('href')).toBe('/en/movies/A');
  await user.click(screen.getByRole('button', { name: 'Remove A from your searches' }));
  expect(readHistory().map(({ title }) => title)).toEqual(['B']);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByText('Your searches')).toBeNull();
  expect(document.activeElement).toBe(field());
});

it('is emptied by its button and keeps the focus', async () => {
  const user = await openSearch();
  await user.keyboard('mar');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect((field() as HTMLInputElement).value).toBe('');
  expect(document.activeElement).toBe(field());
});
