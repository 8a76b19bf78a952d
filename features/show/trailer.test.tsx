// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { installDialog } from '@/tests/support/dialog';
import { TrailerIsland } from './trailer.island';
import type { Clip } from './trailer.logic';

const youtube: Clip = { id: 'LdHVpn54SGE', host: 'youtube', title: 'Kestrel Point · Trailer' };
const own: Clip = { id: 'https://media.example/trailer.mp4', host: 'S3', title: 'Kestrel Point · Trailer' };

beforeEach(() => {
  installDialog();
  localStorage.clear();
  history.replaceState(null, '', '/en/movies/kestrel-point');
});

const show = (...clips: Clip[]) =>
  render(
    <NextIntlClientProvider locale="en-FR" messages={messages}>
      <TrailerIsland title="Kestrel Point" clips={clips} legal="Not for under twelves" picture={null} />
    </NextIntlClientProvider>,
  );
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Trailer' }));
  await screen.findByRole('dialog', { name: 'Kestrel Point' });
};
const frame = () => document.querySelector('iframe');

it('loads nothing of another host before it may', async () => {
  show(youtube);
  await open();
  expect(frame()).toBeNull();
  expect(screen.getByRole('heading', { name: 'This video comes from YouTube' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Play this video' }));
  expect(frame()?.src).toContain('https://www.youtube-nocookie.com/embed/LdHVpn54SGE');
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
});

it('opens by itself for an address that asks for it', async () => {
  history.replaceState(null, '', '/en/movies/kestrel-point?bandeannonce=true');
  show(own);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Kestrel Point' })).toBeDefined());
  expect(screen.getByText(/Not for under twelves/)).toBeDefined();
});
