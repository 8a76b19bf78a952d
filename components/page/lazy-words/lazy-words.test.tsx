// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useModal, useModals } from '@/lib/modals/modals.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import messages from '@/messages/en.json';
import { LazyWords } from './lazy-words.island';
import { MissedWords } from './missed-words.island';

let answer: () => Promise<Response>;
const words = async () => Response.json({ search: messages.search });

beforeEach(() => {
  useModals.setState({ stack: [] });
  useAlerts.setState({ queue: [] });
  vi.stubGlobal('fetch', () => answer());
});

function Title() {
  const t = useTranslations('search');
  return <dialog data-modal="search">{t('title')}</dialog>;
}
const Layer = () =>
  useModal('search') && (
    <LazyWords of="search">
      <Title />
    </LazyWords>
  );
const renderPage = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NextIntlClientProvider locale="en-FR" messages={{}}>
        <Layer />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
const open = () => act(() => useModals.getState().open('search', { data: { from: 'header' } }));
const lost = () => useAlerts.getState().queue.find(({ retry }) => retry);

it('closes what has no words, says so, and opens it once more when told', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  renderPage();
  open();
  await waitFor(() => expect(lost()).toBeDefined());
  expect(useModals.getState().stack).toEqual([]);
  answer = words;
  act(() => lost()?.retry?.());
  expect(await screen.findByText(messages.search.title)).toBeDefined();
  expect(useModals.getState().stack[0]?.data).toEqual({ from: 'header' });
});

it('leaves alone what is in view, though words for something else do not come', async () => {
  answer = async () => new Response(null, { status: 503 });
  renderPage();
  act(() => useModals.getState().open('filters', { onClose: () => {} }));
  open();
  await waitFor(() => expect(lost()).toBeDefined());
  expect(useModals.getState().stack.map(({ id }) => id)).toEqual(['filters']);
});

it('code that does not come takes nothing down with it, and is asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Title);
  answer = words;
  const Panel = loadLater(load);
  const CodeLayer = () =>
    useModal('search') && (
      <LazyWords of="search">
        <Panel />
      </LazyWords>
    );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en-FR" messages={{}}>
        <CodeLayer />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  open();
  await waitFor(() => expect(lost()).toBeDefined());
  act(() => lost()?.retry?.());
  expect(await screen.findByText(messages.search.title)).toBeDefined();
});

describe('a part of the page', () => {
  const renderPart = () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <NextIntlClientProvider locale="en-FR" messages={{}}>
          <MissedWords of="search">
            <Title />
          </MissedWords>
        </NextIntlClientProvider>
      </QueryClientProvider>,
    );
  const title = () => screen.queryByText(messages.search.title);
  afterEach(() => void vi.useRealTimers());

  it('that has no words says so once, and comes when it is tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = vi.fn();
    answer = async () => {
      asked();
      throw new TypeError('Failed to fetch');
    };
    renderPart();
    await waitFor(() => expect(lost()?.lost).toBe('part'));
    act(() => useAlerts.getState().dismiss(lost()?.id ?? 0));
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    expect(asked.mock.calls.length).toBeGreaterThan(1);
    expect(lost()).toBeUndefined();
  });

  it('says it again when trying again brings nothing, and no longer once the words have come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer = async () => new Response(null, { status: 503 });
    renderPart();
    await waitFor(() => expect(lost()).toBeDefined());
    const first = lost();
    act(() => {
      useAlerts.getState().dismiss(first?.id ?? 0);
      first?.retry?.();
    });
    await waitFor(() => expect(lost()).toBeDefined());
    answer = words;
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await waitFor(() => expect(title()).not.toBeNull());
    expect(lost()).toBeUndefined();
  });
});
