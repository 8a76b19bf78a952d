// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { NextIntlClientProvider } from 'next-intl';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatConsent, isDecided } from '@/lib/visitor/consent/consent';
import { isAllowed, useConsent } from '@/lib/visitor/consent/consent.store';
import messages from '@/messages/en.json';
import { stubResizeObserver } from '@/tests/support/no-resize';
import { Asking } from './asking';

beforeEach(() => {
  Cookies.remove('candela_consent');
  window.name = '';
  document.documentElement.className = '';
  stubResizeObserver();
  vi.stubGlobal('fetch', async () => Response.json({ consent: messages.consent }));
});

// What is fetched later is translated beforehand: the first test would wait for it.
beforeAll(() => import('./parts/consent-layer'));

const renderPage = () => {
  // As a new document does.
  act(() => useConsent.getState().restore());
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en-FR" messages={{}}>
        <Asking noticePath="/en/info/privacy" />
        <button type="button" onClick={(event) => useConsent.getState().open(event.currentTarget)}>
          Cookie choices
        </button>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const layer = () => screen.findByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const cookie = () => Cookies.get('candela_consent') ?? '';

describe('a visitor who has not answered', () => {
  it('is asked, and keeps the focus where it was', async () => {
    renderPage();
    await layer();
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('link', { name: 'Find out more' }).getAttribute('href')).toBe('/en/info/privacy');
  });

  it.each([
    ['Refuse all', false],
    ['Accept all', true],
  ])('answers with one press of "%s"', async (name, allowed) => {
    renderPage();
    await layer();
    await press(name);
    await gone();
    expect(isAllowed('audience')).toBe(allowed);
    expect(isAllowed('ads')).toBe(allowed);
    expect(isAllowed('media')).toBe(allowed);
    expect(cookie()).toMatch(new RegExp(`^audience-${Number(allowed)}\\.ads-`));
  });

  it('may choose: nothing is on before that', async () => {
    renderPage();
    await layer();
    await press('Choose');
    const switches = screen.getAllByRole('switch');
    expect(switches.map((each) => (each as HTMLInputElement).checked)).toEqual([false, false, false]);
    expect(document.activeElement?.textContent).toBe('Choose my cookies');
    await userEvent.click(screen.getByRole('switch', { name: /Visitor figures/ }));
    await press('Keep my choices');
    await gone();
    expect(useConsent.getState().choices).toEqual({ audience: true, ads: false, media: false });
  });

  it('goes back to the question with Escape, unanswered', async () => {
    renderPage();
    await layer();
    await press('Choose');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Choose' })).toBeDefined();
    expect(isDecided(useConsent.getState())).toBe(false);
  });

  it('is still asked after having allowed a video alone', async () => {
    useConsent.getState().allow('media');
    renderPage();
    await layer();
    expect(isAllowed('media')).toBe(true);
    expect(isAllowed('audience')).toBe(false);
  });
});

it('asks once in a tab whose browser refuses cookies, and keeps the answer as it was', async () => {
  const refusal = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  const { unmount } = renderPage();
  await layer();
  await press('Accept all');
  await gone();
  // As with a new document of the same tab.
  unmount();
  useConsent.setState({ choices: {}, since: 0, asked: null });
  const came = comeFrom(`${location.origin}/films`);
  renderPage();
  await expect.poll(() => isAllowed('media')).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  came.mockRestore();
  refusal.mockRestore();
});

const comeFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);

it.each(['https://evil.test/', `${location.origin}.evil.test/`, ''])(
  'believes nothing of a name that a tab was given by %j, nor later',
  async (address) => {
    window.name = `candela_consent=${formatConsent({ choices: { audience: true, ads: true, media: true }, since: Date.now() - 1000 })}`;
    for (const whence of [address, `${location.origin}/`]) {
      const came = comeFrom(whence);
      const { unmount } = renderPage();
      await layer();
      expect([isAllowed('audience'), isAllowed('media')]).toEqual([false, false]);
      came.mockRestore();
      unmount();
      useConsent.setState({ choices: {}, since: 0, asked: null });
    }
  },
);

describe('a visitor who has answered', () => {
  const since = Date.now() - 1000;
  beforeEach(() => {
    Cookies.set('candela_consent', formatConsent({ choices: { audience: true, ads: false, media: false }, since }));
  });

  it('is not asked again', async () => {
    renderPage();
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isAllowed('audience')).toBe(true);
  });

  it('changes the answer from the foot of the page, and comes back there', async () => {
    renderPage();
    await press('Cookie choices');
    await layer();
    expect((screen.getByRole('switch', { name: /Visitor figures/ }) as HTMLInputElement).checked).toBe(true);
    await press('Refuse all');
    await gone();
    expect(isAllowed('audience')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cookie choices' }));
  });

  it('keeps it with Escape', async () => {
    renderPage();
    await press('Cookie choices');
    await layer();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(isAllowed('audience')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cookie choices' }));
  });

  it('keeps the age of the answer when a video is allowed later', () => {
    renderPage();
    useConsent.getState().allow('media');
    expect(cookie()).toBe(`audience-1.ads-0.media-1.${since}`);
  });
});

it('is not asked in the mobile app', async () => {
  document.documentElement.className = 'webview';
  renderPage();
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
});
