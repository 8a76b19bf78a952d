// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShowing, useOpenedShowing } from '@/components/views/showing-panel/opened-showing.store';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { installDialog } from '@/tests/support/install-dialog';
import { showInTab } from '@/tests/support/tab';
// Loaded before a test holds the clock: what extends `Date` must extend the real one.
import './details/details';
import { ShowingPanel } from './showing-panel';

const day = '2026-11-20';
const at = (clock: string, own = {}) => ({
  time: `${day} ${clock}:00`,
  version: 'vf',
  url: `https://tickets.example/${clock}`,
  ...own,
});
const place = { slug: 'gerland', name: 'Candela Lyon Gerland' };
const board = { day, dates: [day], venues: [{ ...place, kilometres: 0, showings: [at('21:40')] }] };

beforeEach(() => {
  installDialog();
  vi.useFakeTimers({ now: new Date('2026-11-20T16:30:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/board/') ? Response.json(board) : new Response('', { status: 404 }),
  );
  useAnswers.setState({}, true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says of a showing that is sold out what to take in its place, and is gone once it is closed', async () => {
  showInTab(<ShowingPanel facts={showtimeFacts()} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() =>
    openShowing({
      showing: at('20:15', { status: 'soldout', url: undefined }),
      show: { slug: 'nova', title: 'Nova', minutes: 80 },
      place,
      rating: { look: 'disc', text: '12' },
    }),
  );
  await screen.findByRole('dialog', { name: /Nova/ });
  const best = await screen.findByRole('link', { name: /^21:40/ });
  expect(best.getAttribute('href')).toBe('https://tickets.example/21:40');
  act(() => screen.getByRole('button', { name: 'Fermer' }).click());
  await vi.waitFor(() => expect(useOpenedShowing.getState().opened).toBeNull());
});
