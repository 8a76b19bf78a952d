// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { Tab } from '@/tests/support/tab';
import { OwnVenue } from './own-venue';
import type { Upcoming, UpcomingVenue, UpcomingVenues } from './upcoming.logic';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const at = (clock: string, day = '2026-11-20'): Upcoming => ({
  face: { look: 'open', time: clock, labels: ['Dune'], foot: 'VF · IMAX' },
  name: `${clock}, Dune, VF · IMAX`,
  url: `https://tickets.example/${day}/${clock}`,
  closes: Date.parse(`${day}T${clock}:00+01:00`) / 60_000,
  film: 'Dune',
  time: `${day} ${clock}:00`,
  version: 'vf',
});
const venue = (slug: string, showings: Upcoming[], own: Partial<UpcomingVenue> = {}): UpcomingVenue => ({
  ...{ slug, name: `Candela ${slug}`, href: `/cinemas/${slug}`, street: '', picture: null, showings },
  ...own,
});

let answer: UpcomingVenues | null = null;
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer ? Response.json(answer) : new Response('', { status: 404 });
  });
  useLocator.setState(useLocator.getInitialState(), true);
});
afterEach(() => vi.useRealTimers());

const show = () =>
  render(
    <Tab locale="fr-FR">
      <OwnVenue tag="imax" title="IMAX" heading="Prochaines séances IMAX" />
    </Tab>,
  );
const choose = () =>
  act(() => useLocator.setState({ ready: true, source: 'chosen', choice: { mode: 'city', value: 'lyon' } }));

it('begins with what plays next in it at the visitor’s own cinema', async () => {
  answer = { venues: [venue('confluence', [at('17:00'), at('19:50'), at('22:25')])] };
  show();
  choose();
  const link = await screen.findByRole('link', { name: 'Candela confluence' });
  expect(link.getAttribute('href')).toBe('/cinemas/confluence');
  const chips = within(screen.getByRole('list', { name: 'Prochaines séances IMAX, Candela confluence' }));
  expect(chips.getAllByRole('link').map((chip) => chip.getAttribute('aria-label')?.slice(0, 5))).toEqual([
    '19:50',
    '22:25',
  ]);
  expect(asked).toEqual(['/api/screens/experience/imax?language=fr&place=city%3Alyon']);
});

it('prefers the cinema of the place that still shows something today, and names the others', async () => {
  answer = {
    venues: [venue('a', [at('10:40', '2026-11-21')]), venue('b', [at('21:00')]), venue('c', [at('19:15')])],
  };
  show();
  choose();
  expect(await screen.findByRole('heading', { name: 'Candela b' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Candela c 19:15' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /Candela a/ })).toBeNull();
});

it('says how far the nearest is where the place has none', async () => {
  answer = { venues: [venue('valentine', [at('18:10')], { kilometres: 151.2 })] };
  show();
  choose();
  await screen.findByRole('heading', { name: 'Candela valentine' });
  expect(screen.getByText(/Le plus proche, à 151/)).toBeDefined();
});

it('asks who has no cinema to choose one, and says so where nothing can be shown', async () => {
  show();
  act(() => useLocator.setState({ ready: true, source: 'zone' }));
  expect(screen.getByRole('button', { name: 'Choisir un cinéma' })).toBeDefined();
  expect(asked).toEqual([]);
  answer = null;
  choose();
  expect(await screen.findByText('Aucune séance IMAX n’a pu s’afficher ici.')).toBeDefined();
});
