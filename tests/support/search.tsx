import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import words from '@/messages/en.json';
import { installDialog } from './install-dialog';
import { freshQueries, Tab } from './tab';

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
/** Five films. */
export const foundFor = (q: string) => ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => film(`${q} ${word}`));

type Question = { q: string; type: string | null; say: (body: unknown, status?: number) => void };
/** What was asked, and how to answer it when the test wants to. */
export const asked: Question[] = [];
let isHeld = false;

/** Before and after each test of the file: a search that finds five films, asked of nobody yet. What it gives back opens this dialog. */
export function inSearchOfFilms(dialog: ReactNode) {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    installDialog();
    // jsdom goes nowhere, and complains.
    document.addEventListener('click', (event) => event.preventDefault());
    localStorage.clear();
    Element.prototype.scrollIntoView = vi.fn();
    asked.length = 0;
    isHeld = false;
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => void vi.useRealTimers());

  /** The open search; what it gives back acts for the visitor. */
  async function openSearch() {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    useModals.getState().open('search');
    render(<Tab queries={freshQueries()}>{dialog}</Tab>);
    await screen.findByRole('combobox');
    return user;
  }
  /** What was asked of a search that waits for its answer: the visitor, having written this, and how it is answered. */
  async function askOf(text: string) {
    isHeld = true;
    const user = await openSearch();
    await user.keyboard(text);
    await waitFor(() => expect(asked).toHaveLength(1));
    return { user, say: (body: unknown, status?: number) => asked[0]?.say(body, status) };
  }
  return { openSearch, askOf };
}

function answer(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'http://fr.localhost');
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  if (pathname.startsWith('/api/words')) return Promise.resolve(json({ search: words.search, rating: words.rating }));
  if (!pathname.endsWith('/search/full')) return Promise.resolve(json([], 404));
  const q = searchParams.get('q') ?? '';
  return new Promise((done) => {
    const say = (body: unknown, status = 200) => done(json(body, status));
    asked.push({ q, type: searchParams.get('type'), say });
    if (!isHeld) say(foundFor(q));
  });
}

/** From how many letters on it asks, how long it waits for the next key, and what of the site itself it finds. */
export const searchRules = { minLength: 3, debounce: 20, screens: ['giftCard', 'subscription'] } as const;

export const optionsShown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** Longer than a search waits for the next key. */
export const waitUntilQuiet = () => act(() => vi.advanceTimersByTimeAsync(60));
