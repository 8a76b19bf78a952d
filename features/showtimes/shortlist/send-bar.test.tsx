// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import messages from '@/messages/en.json';
import { openShortlist } from './shortlist.fixture';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const words = messages.shortlist;
const list = 'fr.V9S1-202611202015';
afterEach(() => vi.unstubAllGlobals());

/** What the device is handed to send. */
async function send(button: string): Promise<ShareData> {
  const share = vi.fn(async (_: ShareData) => {});
  Object.assign(navigator, { share });
  await userEvent.click(screen.getByRole('button', { name: button }));
  return share.mock.calls[0]?.[0] ?? {};
}

it('asks the friends who are sent a list, rather than telling them how to send one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ found: null }));
  await openShortlist(list);
  expect(await send(words.send)).toMatchObject({ title: words.metaTitle, text: words.asked });
});

it('says of a reply what its friend can come to', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ found: null }));
  await openShortlist(`${list}&Ana=1`);
  await userEvent.type(screen.getByLabelText(words.name), 'Bo');
  const { text, url } = await send(words.reply);
  expect(text).toBe('Bo can make none of them');
  expect(url).toMatch(/&Ana=1&Bo=0$/);
});
