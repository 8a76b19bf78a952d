// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { mostListed } from '@/lib/domain/shortlist';
import { saveShortlist, setTicking } from '@/lib/visitor/device/save-shortlist';
import messages from '@/messages/en.json';
import { Tab } from '@/tests/support/tab';
import { toggleTicking } from './toggle-ticking';
import { ShortlistTray } from './tray.island';

let path = '/en/movies/tides';
vi.mock('next/navigation', () => ({ usePathname: () => path }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const chips = [...Array(mostListed + 1).keys()].map((session) => (
  <a
    key={session}
    href={`https://ticketing.example/fr/V9S${session}/booking`}
    data-ticket="2026-11-20 20:15 vost"
  >{`20:15, ${session}`}</a>
));

beforeEach(() => {
  path = '/en/movies/tides';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ tray: messages.tray })));
  saveShortlist('');
  setTicking(false);
  render(
    <Tab locale="en-FR">
      <main tabIndex={-1}>{chips}</main>
      <ShortlistTray />
    </Tab>,
  );
});

const tray = () => screen.findByRole('region', { name: messages.tray.title });
const tick = (session: number) => userEvent.click(screen.getByRole('checkbox', { name: `20:15, ${session}` }));

it('is not there until it is asked for, counts what is ticked, and leads to where it is compared', async () => {
  expect(screen.queryByRole('region')).toBeNull();
  act(toggleTicking);
  expect((await tray()).textContent).toContain(messages.tray.none);
  await tick(1);
  await tick(2);
  expect((await tray()).textContent).toContain('2 times ticked');
  expect(screen.getByRole('link', { name: messages.tray.compare }).getAttribute('href')).toBe('/en/my-shortlist');
});

it('says that there is no room for one more', async () => {
  act(toggleTicking);
  await tray();
  for (let session = 0; session <= mostListed; session += 1) await tick(session);
  expect((await tray()).textContent).toContain(messages.tray.full.replace('{most}', '12'));
  await tick(0);
  expect((await tray()).textContent).toContain(`${mostListed - 1} times ticked`);
});

it('says no longer that there is no room once another tab has made some', async () => {
  act(toggleTicking);
  await tray();
  for (let session = 0; session <= mostListed; session += 1) await tick(session);
  act(() => saveShortlist(''));
  expect((await tray()).textContent).toContain(messages.tray.none);
});

it('goes when it is cleared, with the boxes, and the focus is not lost', async () => {
  act(toggleTicking);
  await tray();
  await tick(1);
  await userEvent.click(screen.getByRole('button', { name: messages.tray.clear }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('holds what was ticked while chips are followed again, but not over the screen that compares it', async () => {
  act(() => saveShortlist('V9S1-202611202015'));
  expect((await tray()).textContent).toContain('1 time ticked');
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  path = '/en/my-shortlist';
  act(() => saveShortlist('V9S1-202611202015.V9S2-202611202015'));
  expect(screen.queryByRole('region')).toBeNull();
});
