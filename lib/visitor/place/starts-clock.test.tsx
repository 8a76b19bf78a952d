// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Starts } from '@/lib/domain/starts';

const hour = 3_600_000;
/** By the server: a Friday, six in the evening in Paris. */
const now = Date.parse('2026-11-20T17:00:00Z');
const minutesTo = (hours: number) => (now + hours * hour) / 60_000;
const today: Starts = {
  next: '2026-11-21',
  dawn: minutesTo(-15),
  words: { from: 'Dès', day: 'ven.' },
  cinemas: [],
  kinds: [{ version: 'vf', tags: [] }],
  shows: {
    dune: [
      [minutesTo(-2), '16:00', 0, 0],
      [minutesTo(2), '20:00', 0, 0],
    ],
  },
};
const asksForTheTime = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.resetModules();
  asksForTheTime.mockReset();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/robots.txt') return Response.json(address.includes('date=') ? { ...today, shows: {} } : today);
    asksForTheTime();
    return new Response(null, { headers: { date: new Date(now).toUTCString() } });
  });
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function showAt(device: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: device });
  const { useLocator } = await import('./locator.store');
  const { paintStarts } = await import('./paint-starts');
  useLocator.setState({ choice: { mode: 'cinema', value: 'massena' }, ready: true });
  const { container } = render(<p data-starts="dune" />);
  stop = paintStarts();
  return container;
}

it.each([
  ['a day behind', -24],
  ['a day ahead', 24],
  ['a year ahead', 365 * 24],
])('says when a film begins next by the clock of the server, where the device is %s', async (_, hours) => {
  const card = await showAt(now + hours * hour);
  await vi.waitFor(() => expect(card.textContent).toBe('Dès 20:00'));
});

it.each([
  ['after dawn', -14.9],
  ['an hour ago', -1],
  ['in the night after', 8],
])('believes a device that says it is the same day, %s', async (_, hours) => {
  await showAt(now + hours * hour);
  await new Promise((done) => setTimeout(done, 60));
  expect(asksForTheTime).not.toHaveBeenCalled();
});
