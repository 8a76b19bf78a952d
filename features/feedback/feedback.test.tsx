// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useModals } from '@/lib/modals/modals.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import messages from '@/messages/en.json';
import { installDialog } from '@/tests/support/install-dialog';
import { Tab } from '@/tests/support/tab';
import { FeedbackButton } from './parts/feedback.island';
import { collectorScript, parseFeedback } from './parts/feedback.logic';
import { sendFeedback } from './parts/feedback.service';

vi.mock('next/navigation', () => ({ usePathname: () => '/films' }));
const loaded = vi.hoisted(() => vi.fn<(src: string) => Promise<void>>());
vi.mock('@/lib/visitor/device/load-script', () => ({ loadScript: loaded }));
const sent = vi.fn<(answer: unknown) => Promise<void>>();

beforeEach(() => {
  installDialog();
  loaded.mockReset().mockResolvedValue();
  sent.mockReset().mockResolvedValue();
  Object.assign(window, { feedbackCollector: { send: sent } });
  useModals.getState().closeAll();
  useAlerts.setState({ queue: [] });
  vi.stubGlobal('fetch', async () => Response.json({ feedback: messages.feedback }));
});

async function open() {
  render(
    <Tab>
      <FeedbackButton script="https://collect.example/form.js">Your view</FeedbackButton>
    </Tab>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Your view' }));
  await screen.findByRole('dialog', { name: 'Does this site help you?' });
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('fetches the collector when the answer is sent, hands it over and says thank you', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: '4' }));
  await userEvent.type(screen.getByRole('textbox'), ' More 3D ');
  expect(loaded).not.toHaveBeenCalled();
  await send();
  expect(loaded).toHaveBeenCalledWith('https://collect.example/form.preprod.js');
  expect(sent).toHaveBeenCalledWith({ rating: 4, comment: 'More 3D', page: '/', locale: 'en-FR' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useAlerts.getState().queue.map(({ title }) => title)).toEqual(['Thank you, noted']);
});

it('asks for a mark before it sends, and leads to where it is given', async () => {
  await open();
  await send();
  expect(screen.getByRole('alert').textContent).toContain('Choose a mark');
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(loaded).not.toHaveBeenCalled();
});

it.each([
  ['the script does not come', () => loaded.mockRejectedValue(new Error())],
  ['the script brings nothing', () => Object.assign(window, { feedbackCollector: undefined })],
  ['the collector refuses', () => sent.mockRejectedValue(new Error())],
])('keeps what was written when %s', async (_, break_) => {
  break_();
  await open();
  await userEvent.click(screen.getByRole('radio', { name: '1' }));
  await userEvent.type(screen.getByRole('textbox'), 'Slow');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('wasn’t sent');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Slow');
});

it('gives up a collector that never says whether it has it', async () => {
  sent.mockReturnValue(new Promise(() => {}));
  vi.useFakeTimers();
  const sending = expect(sendFeedback('a.js', { rating: 1, comment: '' }, 'en-FR')).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(10_000);
  await sending;
  vi.useRealTimers();
});

it.each([
  ['https://c.example/a.js', 'www.candela-cinemas.fr', 'https://c.example/a.js'],
  ['https://c.example/a.js?v=2', 'preprod.candela-cinemas.fr', 'https://c.example/a.preprod.js?v=2'],
])('takes %s on %s for %s', (script, host, expected) => {
  expect(collectorScript(script, host)).toBe(expected);
});

it.each(['0', '6', '4.5', '<b>', ''])('takes %j for no mark', (rating) => {
  const form = new FormData();
  form.set('rating', rating);
  expect(parseFeedback(form)).toBeNull();
});
