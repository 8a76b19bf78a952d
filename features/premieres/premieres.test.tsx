// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tab } from '@/tests/support/tab';
import type { EveningDay, EveningRow, Venue } from './list/evening-day';
import { PremieresScreen } from './premieres';

vi.mock('@/lib/i18n/words', () => import('@/tests/support/words-as-they-are'));

const now = Date.parse('2026-11-20T18:00:00+01:00');
beforeEach(() => {
  vi.useFakeTimers({ now });
  history.replaceState(null, '', '/avant-premieres');
});
afterEach(() => vi.useRealTimers());

const venue = (city: string, name: string, ...times: [clock: string, isFull?: boolean][]): Venue => ({
  ...{ slug: name.toLowerCase(), name, city, citySlug: city.toLowerCase() },
  times: times.map(([clock, isFull = false]) => ({ clock, isFull })),
});
const evening = (title: string, own: Partial<EveningRow> = {}): EveningRow => ({
  shows: [{ slug: title, title, href: `/films/${title}` }],
  ...{
    poster: null,
    tone: null,
    facts: [],
    kinds: ['preview'],
    special: null,
    venues: [venue('Lyon', 'Confluence', ['19:30'])],
  },
  ...own,
});
const show = (days: readonly EveningDay[], isWhole = true) =>
  render(
    <Tab locale="fr-FR">
      <PremieresScreen days={days} isWhole={isWhole} />
    </Tab>,
  );
const itemOf = (title: string) =>
  screen.getByRole('heading', { name: title, hidden: true }).closest('li') as HTMLElement;
const countries = Array.from({ length: 6 }, (_, at) => venue(`Ville ${at}`, `Cinéma ${at}`, ['20:00', at === 0]));

it('says of an evening what it is, who comes, where, when and what is sold out', () => {
  const special = {
    title: 'Avec l’équipe',
    details: 'Claire Denis',
    description: 'Rencontre après le film',
    source: 'showtime' as const,
  };
  const venues = [venue('Lyon', 'Confluence', ['19:30'], ['20:15', true])];
  show([{ day: '2026-11-22', evenings: [evening('Nova', { kinds: ['team', 'preview'], special, venues })] }]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dimanche 22\u00a0nov.');
  const item = within(itemOf('Nova'));
  for (const words of ['Avec l’équipe du film', 'Avant-première', 'Avec l’équipe · Claire Denis', special.description])
    expect(item.getByText(words)).toBeDefined();
  expect(item.getByText('Lyon').closest('li')?.textContent).toBe('Lyon Confluence19:3020:15');
  expect(item.getByTitle('Complet').textContent).toBe('20:15');
  expect(item.getByRole('link', { name: 'Séances et places pour Nova' }).getAttribute('href')).toBe(
    '/films/Nova/filters/date-2026-11-22',
  );
});

it('folds many cinemas behind how many they are, and calls a marathon by its name', () => {
  const shows = ['one', 'two', 'three'].map((slug) => ({ slug, title: slug, href: `/films/${slug}` }));
  const special = { title: 'Nuit du polar', details: '', description: '', source: 'showtime' as const };
  show([{ day: '2026-11-22', evenings: [evening('', { shows, kinds: ['marathon'], special, venues: countries })] }]);
  const item = within(itemOf('Nuit du polar'));
  expect(item.getByText('Dans 6 cinémas, dès 20:00')).toBeDefined();
  expect(item.getByText('Complet dans 1 cinéma')).toBeDefined();
  expect(item.getByText(/^3 films à la suite/).textContent).toBe('3 films à la suite\u00a0· one, two, three');
});

const two: EveningDay[] = [
  { day: '2026-11-19', evenings: [evening('Passé')] },
  {
    day: '2026-11-20',
    evenings: [evening('Fini', { until: now / 60_000 - 1 }), evening('Ce soir', { until: now / 60_000 + 60 })],
  },
  {
    day: '2026-11-22',
    evenings: [evening('Partout', { venues: [venue('Lyon', 'A', ['20:00']), venue('Paris', 'B', ['20:00'])] })],
  },
];
const isSeen = (title: string) => !itemOf(title).hidden && !itemOf(title).parentElement?.closest('li')?.hidden;

it('shows what a city has where the address says one, and everything again', () => {
  history.replaceState(null, '', '/avant-premieres/filters/localisation-paris');
  show(two);
  expect(['Passé', 'Fini', 'Ce soir', 'Partout'].map(isSeen)).toEqual([false, false, false, true]);
  const towns = within(itemOf('Partout')).getAllByText(/^(Lyon|Paris)$/);
  expect(towns.map((town) => [town.textContent, town.closest('li')?.hidden])).toEqual([
    ['Lyon', true],
    ['Paris', false],
  ]);
});

it('hides what is over by the clock of who looks', () => {
  show(two);
  expect(['Passé', 'Fini', 'Ce soir', 'Partout'].map(isSeen)).toEqual([false, false, true, true]);
  expect(screen.getByRole('status').textContent).toBe('2 rendez-vous');
});

it('lets an evening go with the minute in which it is over, and leaves what was closed', () => {
  history.replaceState(null, '', '/avant-premieres/filters/localisation-ville-1');
  const venues = countries.map((one, at) => ({ ...one, citySlug: `ville-${at}` }));
  const days = [
    {
      day: '2026-11-20',
      evenings: [evening('Bientôt', { venues, until: now / 60_000 + 1 }), evening('Tard', { venues })],
    },
  ];
  show(days);
  const fold = itemOf('Tard').querySelector('details') as HTMLDetailsElement;
  expect([isSeen('Bientôt'), fold.open]).toEqual([true, true]);
  fold.open = false;
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect([isSeen('Bientôt'), isSeen('Tard'), fold.open]).toEqual([false, true, false]);
});

it('chooses a city as an address, and all of them again', () => {
  show(two);
  fireEvent.change(screen.getByRole('combobox', { name: 'Ville' }), { target: { value: 'paris' } });
  expect(location.pathname).toBe('/avant-premieres/filters/localisation-paris');
  expect(isSeen('Ce soir')).toBe(false);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
  expect(location.pathname).toBe('/avant-premieres');
  expect(screen.getByRole('status').textContent).toBe('2 rendez-vous');
});

it('says that a city has nothing, and how to see the others', () => {
  history.replaceState(null, '', '/avant-premieres/filters/localisation-nulle-part');
  show(two);
  expect(screen.getByRole('heading', { name: 'Rien d’annoncé dans cette ville' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Toutes les villes' }));
  expect(isSeen('Partout')).toBe(true);
});

it('does not say that nothing is announced while a city does not answer', () => {
  show([], false);
  expect(screen.queryByText('Aucune avant-première annoncée')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Certaines villes n’ont pas répondu');
  expect(screen.getByRole('link', { name: 'Voir les films' })).toBeDefined();
});

it('says so where all answer', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'Aucune avant-première annoncée' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
