// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { PremieresScreen } from './premieres';

vi.mock('@/lib/i18n/words', () => import('@/tests/support/words-as-they-are'));

const now = new Date('2026-11-20T18:00:00+01:00');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 7 * 86_400_000 });
  vi.stubEnv('SITE_NOW', now.toISOString());
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: now.toUTCString() } }));
});
afterEach(() => vi.useRealTimers());

it('lists an evening of today where the device is a week ahead, once its clock was put right', async () => {
  const venue = { slug: 'confluence', name: 'Confluence', city: 'Lyon', citySlug: 'lyon' };
  const evening = {
    shows: [{ slug: 'dune', title: 'Dune', href: '/films/dune' }],
    ...{ poster: null, tone: null, facts: [], kinds: ['preview' as const], special: null },
    venues: [{ ...venue, times: [{ clock: '19:30', isFull: false }] }],
  };
  render(
    <Tab locale="fr-FR">
      <PremieresScreen days={[{ day: '2026-11-20', evenings: [evening] }]} isWhole />
    </Tab>,
  );
  expect(await screen.findByText('1 rendez-vous')).toBeDefined();
});
