// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { TrackingIfAllowed as Tracking } from './tracking-if-allowed';

const email = 'Ada@Example.test ';
/** Of `ada@example.test`, as `sha256sum` says. */
const hash = 'b97222ea69dadf792baa97fa768ecb840a0023714c831ab1328838cba9f7f437';
let asked = 0;

beforeEach(() => {
  delete window.dataLayer;
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ client: { id: '1', email }, mechanism: 'redirect', isForced: false, urls: {} });
  });
});

const page = (data: object) => (
  <script id="page-data" key={JSON.stringify(data)} type="application/json">
    {JSON.stringify(data)}
  </script>
);
const home = page({ kind: 'Home', country: 'FR' });
const film = page({ kind: 'Movie', film: 'night train', currency: 'EUR' });

const scene = (content: React.ReactNode) => (
  <QueryClientProvider client={queries}>
    <NextIntlClientProvider locale="fr-FR" messages={{}}>
      <main>{content}</main>
      <Tracking>
        <p>scripts of the editors</p>
      </Tracking>
    </NextIntlClientProvider>
  </QueryClientProvider>
);
let queries: QueryClient;
const open = (content: React.ReactNode, signed = false) => {
  queries = new QueryClient();
  useSigned.setState({ signed });
  return render(scene(content));
};
const answer = (audience: boolean, ads: boolean) =>
  act(() => useConsent.getState().choose({ audience, ads, media: false }));
const events = (name?: string) =>
  (window.dataLayer ?? []).flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'event' in entry && (!name || entry.event === name) ? [entry] : [],
  );
/** Whatever was to be fetched for what is shown is there and has run. */
const settled = () => act(() => vi.dynamicImportSettled());

describe('a visitor who allows nothing', () => {
  it('is not followed, and nobody is asked who it is', async () => {
    open(home, true);
    await settled();
    expect(window.dataLayer).toBeUndefined();
    answer(false, false);
    await settled();
    expect(window.dataLayer).toBeUndefined();
    expect(screen.queryByText('scripts of the editors')).toBeNull();
    expect(asked).toBe(0);
  });
});

describe('a visitor who allows figures', () => {
  it('is counted once a page, the first of them being the one with the answer', async () => {
    const { rerender } = open(home);
    answer(true, false);
    await waitFor(() => expect(events()).toHaveLength(1));
    rerender(scene(home));
    await settled();
    expect(events()).toMatchObject([
      { event: 'virtualPageview', kind: 'Home', country: 'FR', path: '/', isSignedIn: false },
    ]);
    rerender(scene(film));
    await waitFor(() => expect(events()).toHaveLength(2));
    rerender(scene(home));
    await waitFor(() => expect(events()).toHaveLength(3));
    expect(events().map((view) => 'kind' in view && view.kind)).toEqual(['Home', 'Movie', 'Home']);
  });

  it('has tags denied first, then told what is allowed', async () => {
    open(home);
    answer(true, false);
    await waitFor(() => expect(events()).toHaveLength(1));
    const commands = (window.dataLayer ?? []).slice(0, 2).map((entry) => Array.from(entry as ArrayLike<unknown>));
    expect(commands).toMatchObject([
      ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }],
      ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }],
    ]);
    expect(screen.getByText('scripts of the editors')).toBeDefined();
  });

  it('leaves for a ticket, which is told with its title and cinema', async () => {
    open(
      <>
        {film}
        <section data-tickets-cinema="Lyon Quai">
          <a href="#ticket" data-ticket="2026-11-20 20:15 vost">
            <b>20:15</b>
          </a>
          <a href="#other">other</a>
        </section>
      </>,
    );
    answer(true, false);
    await waitFor(() => expect(events()).toHaveLength(1));
    fireEvent.click(screen.getByText('other'));
    fireEvent.click(screen.getByText('20:15'));
    expect(events('select_item')).toMatchObject([
      {
        ecommerce: {
          currency: 'EUR',
          items: [{ item_name: 'night train', item_brand: 'Lyon Quai', item_variant: 'vost' }],
        },
      },
    ]);
  });

  it('stays nameless though signed in', async () => {
    open(home, true);
    answer(true, false);
    await waitFor(() => expect(events()).toHaveLength(1));
    expect(events()[0]).toMatchObject({ isSignedIn: true });
    expect(events()[0]).not.toHaveProperty('emailHash');
  });
});

it('a client who allows advertising as well is told by the fingerprint of the e-mail alone', async () => {
  open(home, true);
  answer(true, true);
  await waitFor(() => expect(events()).toHaveLength(1));
  expect(events()[0]).toMatchObject({ isSignedIn: true, emailHash: hash });
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/ada@example/i);
});

it('a visitor who allows advertising alone is not counted', async () => {
  open(home);
  answer(false, true);
  await waitFor(() => expect(window.dataLayer).toHaveLength(2));
  await settled();
  expect(events()).toEqual([]);
});

it('starts again without what ran, once an answer is taken back', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, pathname: '/', protocol: 'https:', reload });
  open(home);
  answer(true, true);
  await waitFor(() => expect(events()).toHaveLength(1));
  answer(true, false);
  expect(reload).toHaveBeenCalledOnce();
});

it('does without a page that says nothing', async () => {
  open(
    <script id="page-data" type="application/json">
      {'{"kind":'}
    </script>,
  );
  answer(true, false);
  await waitFor(() => expect(events()).toHaveLength(1));
  expect(events()[0]).toMatchObject({ event: 'virtualPageview', path: '/' });
});
