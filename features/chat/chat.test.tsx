// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import messages from '@/messages/en.json';
import { installDialog } from '@/tests/support/install-dialog';
import { Tab } from '@/tests/support/tab';
import { ChatButton } from './parts/chat.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/films' }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));
const launched = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@/lib/visitor/device/load-script', () => ({ loadScript: launched }));

const parts = { orgId: '1', deployment: 'help', siteUrl: 'https://chat.example', scrtUrl: 'https://scrt.example' };
const asked: string[] = [];
let answer: () => Promise<Response>;
const says =
  (...types: string[]) =>
  async () =>
    Response.json({ instructions: types.map((type) => ({ type })) });

beforeEach(() => {
  installDialog();
  asked.length = 0;
  launched.mockReset().mockRejectedValue(new Error('no script'));
  useConsent.setState({ choices: {} });
  useModals.getState().closeAll();
  vi.stubGlobal('fetch', (url: string) => {
    if (url.startsWith('/api/words/')) return Promise.resolve(Response.json({ chat: messages.chat }));
    asked.push(url);
    return answer();
  });
});

async function open() {
  render(
    <Tab>
      <ChatButton className="chat" parts={parts} helpPath="/en/help" hasFeedback>
        Help
      </ChatButton>
    </Tab>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
}
const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('asks the service nothing before the visitor agrees', async () => {
  answer = says('schedule');
  await open();
  await heading('Talk to someone');
  expect(asked).toEqual([]);
  await press('Open the chat');
  expect(await heading('The chat is closed')).toBeDefined();
  expect(asked).toHaveLength(1);
  expect(useConsent.getState().choices.media).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/en/help');
});

it('goes on at once for a visitor who has agreed, and remembers a lasting yes', async () => {
  answer = says('hide_reason_no_agents_available');
  await open();
  await press('Always allow');
  await heading('Everyone is busy right now');
  expect(useConsent.getState().choices.media).toBe(true);
  useModals.getState().closeAll();
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  await heading('Everyone is busy right now');
  expect(asked).toHaveLength(2);
});

it('does not know after a check that fails, and may be asked again', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await open();
  await press('Open the chat');
  await heading('The chat isn’t answering');
  answer = says('schedule');
  await press('Try again');
  await heading('The chat is closed');
});

it('says so when the script of the service does not come', async () => {
  answer = says();
  await open();
  await press('Open the chat');
  await heading('The chat isn’t answering');
});

it('keeps the focus in the panel while the service is asked, whose answer takes the pressed button away', async () => {
  let close = (_: Response) => {};
  answer = () => new Promise((done) => (close = done));
  await open();
  await press('Open the chat');
  expect(screen.queryByRole('button', { name: 'Open the chat' })).toBeNull();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  close(Response.json({ instructions: [{ type: 'hide_reason_no_agents_available' }] }));
  await press('Try again');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

it('hands over to the chat’s own window', async () => {
  const bootstrap = {
    settings: { language: '' },
    init: vi.fn(() => void setTimeout(() => window.dispatchEvent(new Event('onEmbeddedMessagingReady')))),
    utilAPI: { launchChat: vi.fn(async () => {}) },
  };
  Object.assign(window, { embeddedservice_bootstrap: bootstrap });
  launched.mockResolvedValue();
  answer = says();
  await open();
  await press('Open the chat');
  await waitFor(() => expect(bootstrap.utilAPI.launchChat).toHaveBeenCalled());
  expect(bootstrap.init).toHaveBeenCalledWith('1', 'help', 'https://chat.example', {
    scrt2URL: 'https://scrt.example',
  });
  expect(bootstrap.settings.language).toBe('en');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('gives up a window that never opens', async () => {
  const init = () => void setTimeout(() => window.dispatchEvent(new Event('onEmbeddedMessagingReady')));
  const utilAPI = { launchChat: () => new Promise(() => {}) };
  Object.assign(window, { embeddedservice_bootstrap: { settings: {}, init, utilAPI } });
  vi.resetModules();
  const { launchChat } = await import('./parts/chat.service');
  launched.mockResolvedValue();
  vi.useFakeTimers();
  const launching = expect(launchChat(parts, 'en')).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(11_000);
  await launching;
  vi.useRealTimers();
});

it('takes a service that breaks off for one that does not answer, and nothing else breaks', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const init = () => {
    throw new Error('no deployment');
  };
  Object.assign(window, { embeddedservice_bootstrap: { settings: {}, init, utilAPI: {} } });
  vi.resetModules();
  const { launchChat } = await import('./parts/chat.service');
  launched.mockResolvedValue();
  vi.useFakeTimers();
  await expect(launchChat(parts, 'en')).rejects.toThrow('no deployment');
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await new Promise((done) => setTimeout(done));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
