// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveShortlist, setTicking } from '@/lib/visitor/device/save-shortlist';
import { setClockBy } from '@/lib/visitor/device/use-now';
import messages from '@/messages/en.json';
import { Tab } from '@/tests/support/tab';
import { ShortlistTray } from './tray.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/en/movies/tides' }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const now = Date.parse('2026-11-20T16:30:00Z');
const twoDays = 48 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now + twoDays });
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/robots.txt'
      ? new Response(null, { headers: { date: new Date(now).toUTCString() } })
      : Response.json({ tray: messages.tray }),
  );
});

it('holds what was ticked for tonight where the device is two days ahead, once its clock was put right', async () => {
  saveShortlist('V9S1-202611202015');
  setTicking(true);
  render(
    <Tab locale="en-FR">
      <ShortlistTray />
    </Tab>,
  );
  expect((await screen.findByRole('region', { name: messages.tray.title })).textContent).toContain(messages.tray.none);
  act(() => setClockBy(now));
  expect(await screen.findByText(/1 time ticked/)).toBeDefined();
});
