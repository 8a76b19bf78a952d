// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInTab } from '@/tests/support/tab';

const at = Date.parse('2026-11-25T10:00:00+01:00');
const refresh = vi.fn();
let clockOfServer = 0;

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

beforeEach(() => {
  vi.resetModules();
  refresh.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date(clockOfServer).toUTCString() } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A visitor whose clock may be wrong looks at a title some seconds before its booking opens. */
async function look(seconds: number, { wrongBy = 0, own = false } = {}) {
  clockOfServer = at - seconds * 1000;
  vi.setSystemTime(clockOfServer + wrongBy);
  const { Clock } = await import('./clock');
  showInTab(
    <Clock at={at} href="/films/dune#board" title="Dune" {...(own && { own: { changes: [at], isOut: false } })} />,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const said = () => screen.getByRole('timer').textContent?.replaceAll('\u00a0', ' ');
const aloud = () => screen.getByRole('status').textContent;

it('counts down the day in minutes and its end in seconds, and is the way in at the minute', async () => {
  await look(2 * 3600 + 14 * 60);
  expect(said()).toBe('Plus que 2 h 14 min');
  await pass(2 * 3600 + 4 * 60 + 51);
  expect(said()).toBe('Plus que 9 min 9 s');
  expect(screen.queryByRole('link')).toBeNull();
  await pass(8 * 60 + 18);
  expect(said()).toBe('Plus que 51 s');
  await pass(51);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('link', { name: 'Réserver Dune' }).getAttribute('href')).toBe('/films/dune#board');
});

it('says aloud an hour, ten minutes and a minute before, and that it is open', async () => {
  await look(3700);
  expect(aloud()).toBe('');
  const heard = new Set<string | null>();
  for (const seconds of [200, 2900, 300, 240, 59]) {
    await pass(seconds);
    heard.add(aloud());
  }
  expect([...heard].map((words) => words?.match(/\d+ minutes?/)?.[0])).toEqual([
    '60 minutes',
    '10 minutes',
    '1 minute',
  ]);
  await pass(2);
  expect(aloud()).toBe('La réservation est ouverte.');
});

it.each([-7_200_000, 3_600_000])(
  'goes by the clock of the server where the visitor’s is wrong by %i',
  async (wrongBy) => {
    await look(90, { wrongBy });
    expect(said()).toBe('Plus que 1 min 30 s');
    await pass(89);
    expect(screen.queryByRole('link')).toBeNull();
    await pass(2);
    expect(screen.getByRole('link')).toBeDefined();
  },
);

it('asks for the page of the title again once it is open, and says until then what is missing', async () => {
  await look(60, { own: true });
  await pass(59);
  expect(refresh).not.toHaveBeenCalled();
  await pass(8);
  expect(refresh).toHaveBeenCalled();
  expect(screen.getByText('Les horaires arrivent d’un instant à l’autre.')).toBeDefined();
});

it('counts nothing before the day itself', async () => {
  await look(30 * 3600);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
