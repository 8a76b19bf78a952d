// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import type { Locale } from '@/lib/sites/locales';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { useLocator } from '@/lib/visitor/place/locator.store';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';
import nl from '@/messages/nl.json';
import { Tab } from '@/tests/support/tab';
import { GuideIsland } from '../board/guide.island';
import './family-help';
import { FamilyIsland } from './family.island';
import { useFamilyRules } from './family.store';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const day = '2026-11-25';
const house = (slug: string, region?: string) => ({
  ...{ slug, name: slug, short: slug, href: `/${slug}`, gps: null },
  ...(region && { region }),
});
const film = (slug: string, ages: readonly number[] | null, showings: object[], own = {}) => ({
  ...{ slug, title: slug, href: `/${slug}`, poster: null, facts: [], minutes: 95, ...own },
  ...(ages && { ages }),
  showings,
});
const at = (clock: string, end: string, own = {}) => ({
  ...{
    time: `${day} ${clock}:00`,
    endTime: `${day} ${end}:00`,
    version: 'vf',
    url: `https://tickets.example/${clock}`,
  },
  ...own,
});
let rows: object[] = [];
const words = { fr, de, nl } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${day}T08:00:00Z`), toFake: ['Date'] });
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', (url: string) => {
    const [, language] = /words\/(\w\w)/.exec(url) ?? [];
    return Promise.resolve(
      Response.json(language ? { family: words[language as 'fr'].family } : { dates: [day], rows }),
    );
  });
  useAnswers.setState({}, true);
  useFamilyRules.setState({ narrow: null });
  useLocator.setState({ ready: true, choice: null, place: null, source: 'zone', wish: null });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(address: string, { locale = 'fr-FR' as Locale, region = undefined as string | undefined } = {}) {
  history.replaceState(null, '', address);
  const page = { key: 'city:x', name: 'X', cinemas: [house('rex', region)], others: [] };
  return render(
    <Tab locale={locale}>
      <GuideIsland
        page={page}
        first={{ key: 'other', day, showings: 0 }}
        rows={null}
        offered={{ dates: [day], versions: [], tags: [] }}
        facts={showtimeFacts()}
        pass="CinéPass"
        family={<FamilyIsland />}
      />
    </Tab>,
  );
}
const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const article = (name: string) => within(screen.getByText(name, { selector: 'h2 *' }).closest('article')!);
const press = async (name: string) => act(async () => (await screen.findByText(name, { selector: 'button' })).click());
const bars = () =>
  [...document.querySelectorAll('[data-bars] [data-from]')].map((bar) => bar.getAttribute('aria-label'));

it('fetches what an age means before one is chosen, so that its picks do not come late', async () => {
  show('/seances');
  const asked = () => Object.keys(useAnswers.getState()).filter((url) => url.includes('words/'));
  expect(asked()).toEqual([]);
  fireEvent.focus(screen.getByLabelText('Enfant'));
  await waitFor(() => expect(asked()).toHaveLength(1));
});

it('leaves out what the youngest may not see, and goes on to it from the list of all', async () => {
  rows = [film('Visa 12', [12], [at('14:00', '16:00')]), film('Pour tous', [0], [at('14:30', '16:00')])];
  show('/seances');
  await waitFor(() => expect(titles()).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('Enfant'), { target: { value: '6' } });
  await waitFor(() => expect(location.pathname).toBe('/seances/filters/child-6'));
  await waitFor(() => expect(titles()).toEqual(['Pour tous']));
  fireEvent.change(screen.getByLabelText('Enfant'), { target: { value: '' } });
  await waitFor(() => expect(titles()).toHaveLength(2));
});

it('puts first what is surely for them, and says of the others what the age on them means', async () => {
  rows = [
    film('Nog niets', null, [at('14:00', '16:00')]),
    film('Vanaf 9', [9], [at('14:00', '16:00')]),
    film('Vanaf 16', [16], [at('14:00', '16:00')]),
    film('Voor iedereen', [0], [at('14:30', '16:00')]),
  ];
  show('/voorstellingen/filters/child-6', { locale: 'nl-NL' });
  await waitFor(() => expect(titles()).toEqual(['Voor iedereen', 'Vanaf 9', 'Nog niets']));
  expect(article('Vanaf 9').getByText('Afgeraden onder de 9')).toBeDefined();
  expect(article('Nog niets').getByText('Nog niet gekeurd')).toBeDefined();
});

it('counts the hours of the canton, and says so at the showing', async () => {
  rows = [
    film(
      'Ab 6',
      [6],
      [at('20:00', '21:50'), at('21:15', '23:00'), { ...at('22:40', '23:59'), endTime: '2026-11-26 00:20:00' }],
    ),
  ];
  show('/vorstellungen/filters/child-8', { locale: 'de-CH', region: 'zurich' });
  await waitFor(() => expect(bars()).toHaveLength(2));
  const [early, late] = bars();
  expect(early).not.toContain('in Begleitung');
  expect(late).toContain('in Begleitung');
});

it('offers what helps with children where the place has it', async () => {
  rows = [
    film('Court', [0], [at('10:00', '11:30', { tags: ['cinekids'] }), at('15:00', '16:30', { version: 'vost' })]),
    film('Long', [0], [at('14:00', '17:00')], { minutes: 170 }),
  ];
  show('/seances/filters/child-6');
  await press('100 min au plus');
  await waitFor(() => expect(titles()).toEqual(['Court']));
  await press('Séances enfants');
  expect(location.pathname).toBe('/seances/filters/tags-cinekids/child-6/most-100');
  await press('Voix françaises');
  expect(location.pathname).toContain('/versions-vf/');
  await waitFor(() => expect(bars()).toEqual([expect.stringMatching(/^10:00/)]));
});

it('never takes Dutch voices for anything but Dutch voices', async () => {
  rows = [film('Beide', [0], [at('10:00', '11:30', { version: 'nlnl' }), at('12:00', '13:30', { version: 'ov' })])];
  show('/voorstellingen/filters/child-4', { locale: 'nl-NL' });
  expect(await screen.findByText('Nederlands gesproken')).toBeDefined();
});
