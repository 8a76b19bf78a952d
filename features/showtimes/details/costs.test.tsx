// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import type { Showing } from '@/lib/domain/showing';
import type { Locale } from '@/lib/sites/locales';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { Tab } from '@/tests/support/tab';
import { Costs } from './costs';
import type { CinemaCosts } from './costs.logic';

const list: CinemaCosts = {
  prices: [
    { label: 'Matinée', amount: 640, before: '11:30' },
    { label: 'Plein tarif', amount: 1340 },
  ],
  lower: [
    { label: 'Matinée', amount: 640, before: '11:30' },
    { label: 'Moins de 14 ans', amount: 650 },
  ],
  terms: 'Les suppléments s’ajoutent aux abonnements.',
  covered: ['dune'],
};
const marks = { imax: { title: 'IMAX', kind: 'format', order: 0, premium: true } } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function said(
  showing: Partial<Showing>,
  { answer = list as CinemaCosts | null, show = 'dune', locale = 'fr-FR' as Locale } = {},
) {
  useAnswers.setState({}, true);
  vi.stubGlobal('fetch', async () => (answer ? Response.json(answer) : new Response('', { status: 502 })));
  render(
    <Tab locale={locale}>
      <Costs
        cinema="rex"
        show={show}
        showing={{ time: '2026-11-20 20:15:00', version: 'vf', ...showing }}
        facts={{ ...showtimeFacts(), marks }}
      />
    </Tab>,
  );
  if (answer) await waitFor(() => expect(Object.values(useAnswers.getState())[0]?.data).toBeDefined());
  return [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')).join(': '),
  );
}

it('says what everybody pays, what the least is and for whom, and that the pass is taken', async () => {
  expect(await said({})).toEqual([
    'Plein tarif: 13,40 €',
    'Moins de 14 ans: dès 6,50 €',
    'CinéPass: accepté pour ce film',
  ]);
  expect(screen.getByText('Les suppléments s’ajoutent aux abonnements.')).toBeDefined();
});

it('adds what the format costs on top', async () => {
  expect((await said({ tags: ['imax'], surcharge: 400 })).slice(0, 2)).toEqual([
    'Plein tarif: 13,40 €',
    'Supplément IMAX: +4,00 €soit 17,40 € en tout',
  ]);
});

it('says that something may come on top where nobody can say how much', async () => {
  expect((await said({ tags: ['imax'] }))[0]).toBe('Plein tarif, hors suppléments: 13,40 €');
});

it('goes by the hour, at which the least may be what everybody pays', async () => {
  expect(await said({ time: '2026-11-20 10:00:00' }, { show: 'nova' })).toEqual(['Matinée: 6,40 €']);
});

it('says nothing of the pass at an evening of its own, of another title, or on a site without one', async () => {
  expect((await said({ tags: ['AVP'] })).join()).not.toContain('CinéPass');
  cleanup();
  expect((await said({}, { show: 'nova' })).join()).not.toContain('CinéPass');
  cleanup();
  expect((await said({}, { locale: 'fr-BE' })).join()).not.toContain('accepté');
});

it('says nothing at all where the list leaves it open, or does not come', async () => {
  const open = { prices: [], lower: [], terms: 'Frais inclus.', covered: [] };
  expect(await said({}, { answer: open })).toEqual([]);
  expect(screen.queryByText('Frais inclus.')).toBeNull();
  cleanup();
  expect(await said({}, { answer: null })).toEqual([]);
});
