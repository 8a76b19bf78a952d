// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cinemaDayOf } from '@/lib/domain/day';

/** When the page was made, as its server says: a Friday, half past five in Paris. */
const made = Date.UTC(2026, 10, 20, 16, 30);
const hour = 3_600_000;
const asked = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** All days that a page says after each other, from before its scripts are awake. */
async function daysSaid(device: number, server: number | null) {
  vi.setSystemTime(device);
  asked.mockImplementation(async () => {
    if (server === null) throw new TypeError('no network');
    return new Response(null, { headers: { date: new Date(server).toUTCString() } });
  });
  const { useAtClock } = await import('./use-standings');
  const said: string[] = [];
  const facts = { timeZone: 'Europe/Paris', madeAt: { at: made, wall: '2026-11-20 17:30:00' } };
  const Today = () => {
    const day = useAtClock(facts, cinemaDayOf);
    said.push(day);
    return <time>{day}</time>;
  };
  const root = document.body.appendChild(document.createElement('main'));
  root.innerHTML = renderToString(<Today />);
  await act(async () => void hydrateRoot(root, <Today />));
  await act(() => new Promise((done) => setTimeout(done, 60)));
  expect(screen.getAllByText(said.at(-1) ?? '').length).toBeGreaterThan(0);
  root.remove();
  return [...new Set(said)];
}

it.each<[string, number, number | null, string[]]>([
  ['the right day, where the clock is right', made + 5 * hour, made + 5 * hour, ['2026-11-20']],
  ['the right day alone, where the clock is a day behind', made - 24 * hour, made, ['2026-11-20']],
  ['the right day alone, where it is a day ahead', made + 24 * hour, made, ['2026-11-20']],
  [
    'the next day, where the page is what is a day old',
    made + 24 * hour,
    made + 24 * hour,
    ['2026-11-20', '2026-11-21'],
  ],
  ['the day of the device, where nobody says another', made - 24 * hour, null, ['2026-11-20', '2026-11-19']],
])('says %s', async (_, device, server, days) => {
  expect(await daysSaid(device, server)).toEqual(days);
});

it('asks nobody what time it is, as long as it may be right', async () => {
  await daysSaid(made + 11 * hour, made);
  expect(asked).not.toHaveBeenCalled();
});
