// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { EventDetails } from '@/lib/domain/event';
import { showSummary } from '@/tests/support/summaries';
import { Tab } from '@/tests/support/tab';
import { SeasonSchedule } from './season-schedule';

vi.mock('next-intl/server', async () => ({
  ...(await import('@/tests/support/words-on-server')),
  getLocale: async () => 'fr-FR',
}));
vi.mock('@/lib/i18n/words', () => import('@/tests/support/words-as-they-are'));
vi.mock('@/lib/api/read-glossary', () => ({ readGlossary: async () => ({ tags: [], versions: [] }) }));

const event: EventDetails = {
  ...{ slug: 'voisins', title: 'Voisins du Nord', kind: 'season', subtitle: null, html: null, backdrop: null },
  ...{ poster: null, amount: null, initial: null, isActive: true, prices: [], redirectSlug: null, schedule: {} },
};
const days = [{ day: '2026-11-26', shows: [{ show: showSummary('nuit'), isLive: false, bookable: true }] }];

const show = async (areTimesHeard: boolean) =>
  render(<Tab locale="fr-FR">{await SeasonSchedule({ event, days, cinemas: [], board: null, areTimesHeard })}</Tab>);

it('says over the days that their times could not be loaded, and leads to the page that has them', async () => {
  await show(false);
  expect(screen.getByRole('alert').textContent).toContain('Les séances n’ont pas pu être chargées');
  expect(screen.getByRole('heading', { level: 3, name: /26/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /horaires|séances/i })).toBeDefined();
});

it('says nothing of it where no cinema plays any of it yet', async () => {
  await show(true);
  expect(screen.queryByRole('alert')).toBeNull();
});
