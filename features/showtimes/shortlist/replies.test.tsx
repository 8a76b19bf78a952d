// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { saveReplies, saveUnsentText } from '@/lib/visitor/device/saved-replies';
import messages from '@/messages/en.json';
import { openShortlist } from './shortlist.fixture';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const { elsewhere, name: nameLabel } = messages.shortlist;
const list = 'fr.V9S1-202611202015.V9S2-202611212015';
const showing = (day: string) => ({
  time: `2026-11-${day} 20:15:00`,
  version: 'vost',
  url: 'https://ticketing.example/x',
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      found: {
        showing: showing(url.includes('V9S1') ? '20' : '21'),
        film: { title: 'Tides', href: '/en/movies/tides', poster: null, facts: '2h' },
        cinema: { name: 'Bastille', href: '/en/cinemas/bastille' },
        version: 'Original',
      },
    }),
  );
  useAnswers.setState({}, true);
  sessionStorage.clear();
  saveReplies('');
  saveUnsentText('');
});
afterEach(() => vi.restoreAllMocks());

/** As a press on a link in a chat does: a tab of its own. */
async function openAnew(fragment: string) {
  cleanup();
  sessionStorage.clear();
  await openShortlist(fragment);
}
/** As an address that is typed into the same tab does. */
const openHere = (fragment: string) =>
  act(async () => {
    history.replaceState(null, '', `/en/my-shortlist#${fragment}`);
    dispatchEvent(new Event('hashchange'));
  });
const offer = () => screen.queryByRole('button', { name: /^Add th/ });
const add = () => userEvent.click(screen.getByRole('button', { name: /^Add th/ }));
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
const tick = (index: number) => userEvent.click(within(screen.getAllByRole('listitem')[index]!).getByRole('checkbox'));

it('offers what the link before said, and puts all into the address once it is asked to', async () => {
  await openAnew(`${list}&Ana=10`);
  expect(offer()).toBeNull();
  await openAnew(`${list}&Bo=11`);
  expect(screen.getByText('Replied in another link to this list: Ana')).toBeDefined();
  expect(location.hash).toBe(`#${list}&Bo=11`);
  await add();
  expect(location.hash).toBe(`#${list}&Bo=11&Ana=10`);
  expect([offer(), screen.getByText(elsewhere.added).getAttribute('role')]).toEqual([null, 'status']);
  await openAnew(`${list}&Cy=00`);
  expect(screen.getByText('Replied in other links to this list: Bo, Ana')).toBeDefined();
});

it.each([
  ['has other showings', 'fr.V9S1-202611202015&Bo=1'],
  ['has all of it', `${list}&Ana=10&Bo=01`],
  ['holds what its friend says now', `${list}&ana=01`],
  ['is of another country', 'be.V9S1-202611202015.V9S2-202611212015&Bo=1'],
])('offers nothing where the second link %s', async (_, second) => {
  await openAnew(`${list}&Ana=10`);
  await openAnew(second);
  expect(offer()).toBeNull();
  expect(location.hash).toBe(`#${second}`);
});

it('keeps ticks without a name, in the same tab and in a new one', async () => {
  await openAnew(`${list}&Ana=10`);
  await tick(1);
  await openHere(`${list}&Bo=11`);
  await add();
  expect([boxes(), location.hash]).toEqual([[false, true], `#${list}&Bo=11&Ana=10`]);
  await openAnew(`${list}&Cy=11`);
  expect(boxes()).toEqual([false, true]);
  await userEvent.type(screen.getByLabelText(nameLabel), 'Me{Tab}');
  expect(location.hash).toBe(`#${list}&Cy=11&Me=01`);
});

it('keeps ticks under a name: here they are nobody else’s, and elsewhere they are one of the replies', async () => {
  await openAnew(list);
  await userEvent.type(screen.getByLabelText(nameLabel), 'Me{Tab}');
  await tick(1);
  await openHere(`${list}&Ana=10`);
  expect([boxes(), offer()]).toEqual([[false, true], null]);
  await openAnew(`${list}&Bo=11`);
  // Who types the name again goes on with it.
  await userEvent.type(screen.getByLabelText(nameLabel), 'me{Tab}');
  expect([boxes(), location.hash]).toEqual([[false, true], `#${list}&Bo=11&me=01`]);
  await add();
  expect(location.hash).toBe(`#${list}&Bo=11&Ana=10&me=01`);
});

it('does not offer a visitor the name that they gave up', async () => {
  await openAnew(list);
  await tick(0);
  await userEvent.type(screen.getByLabelText(nameLabel), 'Cam{Tab}');
  await userEvent.type(screen.getByLabelText(nameLabel), 'ille{Tab}');
  expect([location.hash, offer()]).toEqual([`#${list}&Camille=10`, null]);
});

it('shows every link where the device keeps nothing, and mixes what this tab has seen', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openAnew(`${list}&Ana=10`);
  await openHere(`${list}&Bo=11`);
  expect(boxes()).toHaveLength(2);
  await add();
  expect(location.hash).toBe(`#${list}&Bo=11&Ana=10`);
});
