// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '@/lib/sites/locales';
import messages from '@/messages/en.json';
import { HumanCheck } from './human-check';

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]')];

afterEach(() => {
  delete window.grecaptcha;
  for (const script of scripts()) script.remove();
});

const view = (onToken: (token: string | null) => void, answers = 0, locale: Locale = 'en-FR') => (
  <NextIntlClientProvider locale={locale} messages={{ voucherCheck: messages.voucherCheck }}>
    <HumanCheck captchaKey="site-key" token={null} onToken={onToken} answers={answers} error={null} />
  </NextIntlClientProvider>
);
const press = () => userEvent.click(screen.getByRole('button', { name: 'I am not a robot' }));

it('fetches nothing of the host before it is asked for; a blocked script can be asked for again', async () => {
  render(view(vi.fn()));
  expect(scripts()).toEqual([]);
  await press();
  expect(scripts().map(({ src }) => new URL(src).origin)).toEqual(['https://www.google.com']);
  await act(async () => scripts()[0]?.onerror?.(new Event('error')));
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  await press();
  expect(scripts()).toHaveLength(1);
  await act(async () => scripts()[0]?.onerror?.(new Event('error')));
});

describe('a host that never answers', () => {
  afterEach(() => void vi.useRealTimers());
  const begin = () => {
    vi.useFakeTimers();
    // A script that has come is not fetched again: it is another one in another language.
    render(view(vi.fn(), 0, 'nl-NL'));
    fireEvent.click(screen.getByRole('button', { name: 'I am not a robot' }));
  };
  const wait = () => act(() => vi.advanceTimersByTimeAsync(10_000));

  it('is given up, and can be asked again', async () => {
    begin();
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(scripts()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'I am not a robot' }));
    expect(scripts()).toHaveLength(1);
    await wait();
  });

  it('is given up though its script has come', async () => {
    begin();
    window.grecaptcha = { ready: () => {}, render: () => 7, reset: () => {} };
    await act(async () => scripts()[0]?.onload?.(new Event('load')));
    expect(screen.queryByRole('alert')).toBeNull();
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  });
});

it('hands on the token of the widget, and has it made anew after every answer', async () => {
  const onToken = vi.fn();
  const { rerender } = render(view(onToken));
  await press();
  const reset = vi.fn();
  let options = { callback: (_: string) => {}, 'expired-callback': () => {} };
  window.grecaptcha = {
    ready: (then) => then(),
    render: (_, given) => {
      options = given;
      return 7;
    },
    reset,
  };
  await act(async () => scripts()[0]?.onload?.(new Event('load')));
  options.callback('human');
  expect(onToken).toHaveBeenLastCalledWith('human');
  options['expired-callback']();
  expect(onToken).toHaveBeenLastCalledWith(null);
  options.callback('human again');
  rerender(view(onToken, 1));
  expect(reset).toHaveBeenCalledWith(7);
  expect(onToken).toHaveBeenLastCalledWith(null);
});
