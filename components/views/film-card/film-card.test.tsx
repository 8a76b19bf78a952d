// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShowItem } from '@/lib/api/contract/shows';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { Locale } from '@/lib/sites/locales';
import { Tab } from '@/tests/support/tab';
import { showItem } from '@/tests/support/wire';
import { FilmCard } from './film-card';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

beforeEach(() => vi.stubEnv('SITE_NOW', '2026-11-20T18:00:00+01:00'));

const soon = {
  next24ShowtimesCount: 0,
  salesOpeningDatetime: '2026-11-25T10:00:00+01:00',
  showtimesDisplayDatetime: '2026-11-25T09:50:00+01:00',
};
const words = (facts: Partial<ShowItem>, locale: Locale = 'fr-FR', flags?: string[]) => {
  const list = { shows: [showItem(facts)], labels: [], contentratings: [] };
  const [show] = parseAnswer('fr', endpoints.shows, 'test', list);
  render(
    <Tab locale={locale}>
      <FilmCard show={show!} flags={flags} />
    </Tab>,
  );
  return screen.getByRole('article').textContent;
};

it.each<[Locale, string]>([
  ['fr-FR', 'Réservation dès mer. 25\u00a0nov. à 10:00'],
  ['de-CH', 'Buchbar ab Mi., 25.\u00a0Nov., 10:00 Uhr'],
  // On the clocks of the country, wherever the instant was written down.
  ['fr-SN', 'Réservation dès mer. 25\u00a0nov. à 09:00'],
])('says on %s from when a film can be booked', (locale, opening) => {
  expect(words(soon, locale)).toContain(opening);
});

it('says nothing of it once it is open, nor where showings are on sale', () => {
  vi.stubEnv('SITE_NOW', '2026-11-25T10:00:00+01:00');
  expect(words(soon)).not.toContain('Réservation');
});

it('says nothing of it where showings are on sale, nor how many the whole country has', () => {
  expect(words({ ...soon, next24ShowtimesCount: 3 })).not.toMatch(/Réservation|séance/);
});

it.each([
  ['four days before', '2026-11-20T18:00:00+01:00', null],
  [
    'the evening before',
    '2026-11-24T20:00:00+01:00',
    'Réservation à 10:00, dans {hours} h {minutes} min|Réservation à 10:00, dans {minutes} min|Réservez dès maintenant',
  ],
])('carries what counts the hours down only on the last day, %s', (_, now, counts) => {
  vi.stubEnv('SITE_NOW', now);
  words(soon);
  expect(screen.getByRole('time').getAttribute('data-opens')?.replaceAll('\u00a0', ' ') ?? null).toBe(counts);
});

it('marks what is new and what its tags say, but not twice', () => {
  expect(words({ isNew: true, flag: 'Nouveau', flagColor: '1' }, 'fr-FR', ['Avant-première'])).toMatch(
    /^Nouveau.*Avant-première/,
  );
  expect(screen.getAllByText('Nouveau')).toHaveLength(1);
});
