import { expect, it, vi } from 'vitest';
import { isReadAnew } from '@/lib/api/anew';
import { applyPublication } from '@/lib/gateway/apply-publication';
import { evening, readEvents } from './calendar.fixture';
import { startCalendars } from './calendar-catalogue.fixture';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const { world, ask, feed, later } = startCalendars();
const moved = { 'les-marees-1': [evening('20:45', 1), evening('21:15', 2)] };
const listStarts = async () => (await readEvents(await ask(feed()))).map(({ starts }) => starts);

it('tells at once of a showing that moved, though what was read of it an hour ago is still there', async () => {
  const saved = new Map<string, Response>();
  const fetchNow = globalThis.fetch;
  // As Next does it: what it has it hands out, however old, and asks again only then, unless `cache-handler.mjs` says it has none.
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await fetchNow(url, init);
    const before = isReadAnew() ? undefined : saved.get(url);
    saved.set(url, answer);
    return (before ?? answer).clone();
  });
  await ask(feed());
  later();
  world.played = moved;
  expect(await listStarts()).toContain('2026-11-20T20:45:00');
});

it('is asked for anew once its site has published something, whatever it was', async () => {
  await ask(feed());
  applyPublication(['site:be']);
  world.played = moved;
  expect(await listStarts()).toContain('2026-11-20T20:15:00');
  applyPublication(['site:fr']);
  expect(await listStarts()).toContain('2026-11-20T20:45:00');
});
