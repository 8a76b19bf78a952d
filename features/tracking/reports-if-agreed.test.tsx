// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { TrackingIfAllowed } from './tracking-if-allowed';

type Vital = { id: string; name: string; value: number };
const library = vi.hoisted(() => ({ report: (_: Vital): void => {} }));
/** What it measures with, this document has not. */
vi.mock('next/web-vitals', () => ({
  useReportWebVitals: (report: (vital: Vital) => void) => {
    library.report = report;
  },
}));

let visits = 0;
const sent: string[] = [];
beforeEach(() => {
  sent.splice(0);
  navigator.sendBeacon = (url) => sent.push(String(url)) > 0;
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return Response.json({ client: null });
  });
});

/** All that is told of a visit: the page is measured, a script of ours does not load, and the visitor leaves. */
async function visit(choices: { audience: boolean; ads: boolean } | null) {
  if (choices) act(() => useConsent.getState().choose({ ...choices, media: false }));
  // What is fetched fetches more.
  for (let layers = 0; layers < 3; layers += 1) await act(() => vi.dynamicImportSettled());
  visits += 1;
  library.report({ id: `v${visits}`, name: 'LCP', value: 1_234 });
  const script = document.head.appendChild(document.createElement('script'));
  script.src = `${location.origin}/_next/static/chunks/a.js`;
  fireEvent(script, new Event('error'));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  return sent.filter((url) => url.startsWith('/api/reports/'));
}

it('tells of visits only once the visitor has agreed to be counted', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="fr-FR" messages={{}}>
        <TrackingIfAllowed>
          <p>scripts of the editors</p>
        </TrackingIfAllowed>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  expect(await visit(null)).toEqual([]);
  expect(await visit({ audience: false, ads: false })).toEqual([]);
  expect(await visit({ audience: false, ads: true })).toEqual([]);
  expect(await visit({ audience: true, ads: true })).toEqual(['/api/reports/errors', '/api/reports/vitals']);
});
