// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import messages from '@/messages/en.json';
import { ShareIsland } from './share.island';

beforeEach(() => useAlerts.setState({ queue: [] }));

const said = () => useAlerts.getState().queue.map(({ level, title }) => [level, title]);

async function press(device: object) {
  vi.stubGlobal('navigator', device);
  render(
    <NextIntlClientProvider locale="en-FR" messages={messages}>
      <ShareIsland title="Kestrel Point" />
    </NextIntlClientProvider>,
  );
  // `act` waits for all that the press leads to.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: messages.share.open })));
}

it('hands the address to the device, without its query, and leaves the word to it', async () => {
  history.replaceState(null, '', '/films/kestrel-point?bandeannonce=true');
  const share = vi.fn(async () => {});
  await press({ share });
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Kestrel Point',
    url: `${location.origin}/films/kestrel-point`,
  });
  expect(said()).toEqual([]);
});

it('says nothing when the visitor thinks better of it', async () => {
  await press({ share: () => Promise.reject(new DOMException('no', 'AbortError')) });
  expect(said()).toEqual([]);
});

it('copies the address where the device cannot share', async () => {
  await press({ share: undefined, clipboard: { writeText: async () => {} } });
  expect(said()).toEqual([['INFO', messages.share.copied]]);
});

it('says when neither is to be had', async () => {
  await press({ share: undefined, clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  expect(said()).toEqual([['WARNING', messages.share.failed]]);
});
