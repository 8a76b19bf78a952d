// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { installDialog } from '@/tests/support/install-dialog';
import { Tab } from '@/tests/support/tab';
import { TrailerIsland } from './trailer.island';
import type { Clip } from './trailer.logic';

const youtube: Clip = { id: 'LdHVpn54SGE', host: 'youtube', title: 'Kestrel Point · Trailer' };
const own: Clip = { id: 'https://media.example/trailer.mp4', host: 'S3', title: 'Kestrel Point · Trailer' };

// What is fetched at the first press takes a loaded machine longer than a test waits.
beforeAll(() => import('./player'));

beforeEach(() => {
  installDialog();
  localStorage.clear();
  history.replaceState(null, '', '/en/movies/kestrel-point');
});

const show = (...clips: Clip[]) =>
  render(
    <Tab>
      <TrailerIsland title="Kestrel Point" clips={clips} legal="Not for under twelves" picture={null} />
    </Tab>,
  );
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Trailer' }));
  await screen.findByRole('dialog', { name: 'Kestrel Point' });
};
const frame = () => document.querySelector('iframe');
const film = () => document.querySelector('video');
const silence = () => screen.queryByRole('alert');
const play = () => userEvent.click(screen.getByRole('button', { name: 'Play this video' }));
/** What the player of a host says of itself. */
const say = (data: unknown, source: MessageEventSource | null = frame()!.contentWindow) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads nothing of another host before it may', async () => {
  show(youtube);
  await open();
  expect(frame()).toBeNull();
  expect(screen.getByRole('heading', { name: 'This video comes from YouTube' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Play this video' }));
  expect(frame()?.src).toContain('https://www.youtube-nocookie.com/embed/LdHVpn54SGE');
});

it('takes the focus into its frame when what was pressed is gone', async () => {
  show(youtube);
  await open();
  await play();
  expect(document.activeElement?.contains(frame())).toBe(true);
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  say('{"event":"onError","info":150}');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement?.contains(frame())).toBe(true);
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
});

it('stops when it is closed, and asks again next time', async () => {
  show(youtube);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Play this video' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close the trailer' }));
  expect(frame()).toBeNull();
  await open();
  expect(frame()).toBeNull();
});

it('remembers a lasting yes', async () => {
  show(youtube);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Always play' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close the trailer' }));
  await open();
  expect(frame()).not.toBeNull();
});

it('plays a film of our own without asking', async () => {
  show(own);
  await open();
  expect(document.querySelector('video')?.getAttribute('src')).toBe(own.id);
  expect(document.querySelector('video')?.controls).toBe(true);
  expect(film()?.autoplay).toBe(true);
});

it('offers captions in each language of the site, the one of the page first, and turns none on', async () => {
  show(own);
  await open();
  const tracks = [...document.querySelectorAll('track')];
  expect(tracks.map((track) => `${track.srclang} ${track.src}`)).toEqual([
    'en https://media.example/trailer.en.vtt',
    'fr https://media.example/trailer.fr.vtt',
  ]);
  expect(tracks.some((track) => track.default)).toBe(false);
});

it('plays a film whose host keeps its captions back, and says so when the film itself does not come', async () => {
  show(own);
  await open();
  fireEvent.error(film()!);
  expect(film()?.crossOrigin ?? null).toBeNull();
  expect(document.querySelector('track')).toBeNull();
  fireEvent.error(film()!);
  expect(film()).toBeNull();
  expect(silence()?.textContent).toContain('won’t start');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(film()).not.toBeNull();
});

it('takes a player away that says it cannot play, and leads to the host', async () => {
  show(youtube);
  await open();
  await play();
  say('{"event":"onError","info":150}', window);
  expect(frame()).not.toBeNull();
  say('{"event":"onError","info":150}');
  expect(frame()).toBeNull();
  expect(silence()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Watch on YouTube' }).getAttribute('href')).toContain('v=LdHVpn54SGE');
});

it.each([
  ['gives up on a player that never answers', null, false],
  ['leaves a player alone that has answered', { event: 'onReady' }, true],
])('%s', async (_, word, stays) => {
  show(youtube);
  await open();
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Play this video' }));
  if (word) say(word);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(frame() !== null).toBe(stays);
});

it('opens by itself for an address that asks for it', async () => {
  history.replaceState(null, '', '/en/movies/kestrel-point?bandeannonce=true');
  show(own);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Kestrel Point' })).toBeDefined());
  expect(screen.getByText(/Not for under twelves/)).toBeDefined();
  expect(film()?.autoplay).toBe(false);
});

it('plays for whoever pressed their way there from another page', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { hasBeenActive: true } } }));
  history.replaceState(null, '', '/en/movies/kestrel-point?bandeannonce=true');
  show(own);
  await waitFor(() => expect(film()?.autoplay).toBe(true));
});
