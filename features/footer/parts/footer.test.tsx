// @vitest-environment jsdom

import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { trustHtml } from '@/lib/domain/safe-html';
import { href } from '@/lib/routing/href';
import type { Locale } from '@/lib/sites/locales';
import { Tab } from '@/tests/support/tab';
import { Footer } from './footer';
import type { FooterContent } from './footer.logic';

const content: FooterContent = {
  cinemas: [{ slug: 'gent', name: 'Candela Gent' }],
  films: [{ slug: 'totality', title: 'Totality', isMovie: true }],
  columns: [],
  opensCookies: false,
  questions: [],
  networks: [],
  cancelUrl: null,
  statement: null,
};
const open = (locale: Locale, more: Partial<FooterContent> = {}) =>
  render(
    <Tab locale={locale}>
      <Footer {...content} {...more} language={null} />
    </Tab>,
  );
const columnOf = (last: string) => {
  const list = screen.getByRole('link', { name: last }).closest('ul') as HTMLElement;
  return within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

it.each([
  ['fr-FR', 'Tous les cinémas', ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Nice']],
  ['nl-NL', 'Alle bioscopen', ['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht', 'Tilburg']],
] as const)('leads on %s to five cities, and to all cinemas', (locale, all, cities) => {
  open(locale);
  expect(columnOf(all).map(([name]) => name)).toEqual([...cities, all]);
});

it('names its cinemas where a site has no such cities, without the brand that all of them bear', () => {
  open('nl-BE');
  expect(columnOf('Alle bioscopen')).toEqual([
    ['Gent', '/nl/bioscopen/gent'],
    ['Alle bioscopen', '/nl/bioscopen'],
  ]);
});

it.each([
  ['en-FR', 'All films', 'Previews', 'Booking opens soon'],
  ['fr-FR', 'Tous les films', 'Avant-premières', 'Ouvertures des réservations'],
  ['de-CH', 'Alle Filme', 'Vorpremieren', 'Vorverkaufsstarts'],
  ['nl-NL', 'Alle films', 'Voorpremières', 'Start van de kaartverkoop'],
] as const)(
  'leads on %s to what is on, to all films, to previews and to what opens soon',
  (locale, all, previews, opens) => {
    open(locale);
    expect(columnOf(all)).toEqual([
      ['Totality', href(locale, 'movie', { slug: 'totality' })],
      [all, href(locale, 'shows')],
      [previews, href(locale, 'premieres')],
      [opens, href(locale, 'openings')],
    ]);
  },
);

it('leads to the page of all pages, and straight to those that editors link by another of their addresses', () => {
  const terms = { title: 'Voorwaarden', url: '/nl/info/cvd', newTab: false, opensCookies: false };
  open('nl-BE', { columns: [{ title: 'Hulp', links: [terms] }] });
  expect(screen.getByRole('link', { name: 'Sitemap' }).getAttribute('href')).toBe('/nl/sitemap');
  expect(screen.getByRole('link', { name: 'Voorwaarden' }).getAttribute('href')).toBe('/nl/cvd');
});

it('opens one question at a time, the first to begin with, and leads to the help centre where there is one', () => {
  const questions = ['Where?', 'When?'].map((title) => ({
    slug: title,
    topic: '',
    title,
    html: trustHtml('<p>Here.</p>'),
  }));
  const { unmount } = open('en-FR', { questions });
  const folds = screen.getAllByRole('group') as HTMLDetailsElement[];
  expect(folds.map((fold) => [fold.open, fold.getAttribute('name')])).toEqual([
    [true, 'footer-questions'],
    [false, 'footer-questions'],
  ]);
  expect(screen.getByRole('link', { name: 'All answers' })).toBeDefined();
  unmount();
  open('en-BE', { questions });
  expect(screen.queryByRole('link', { name: 'All answers' })).toBeNull();
});

it('bears the year of the country it is in', () => {
  vi.stubEnv('SITE_NOW', '2026-12-31T23:30:00Z');
  const { unmount } = open('fr-FR');
  expect(screen.getByText('© 2027 Candela')).toBeDefined();
  unmount();
  open('fr-SN');
  expect(screen.getByText('© 2026 Candela')).toBeDefined();
});

it('groups questions by topic, with the way to the whole answer', () => {
  const ask = (topic: string, slug: string) => ({ slug, topic, title: `${slug}?`, html: trustHtml('<p>Yes.</p>') });
  open('en-FR', { questions: [ask('Tickets', 'exchange'), ask('Access', 'wheelchair'), ask('Tickets', 'refund')] });
  const topics = screen.getAllByRole('heading', { level: 3 });
  expect(topics.map(({ textContent }) => textContent)).toEqual(['Tickets', 'Access']);
  const [tickets] = topics.map((topic) => topic.closest('section') as HTMLElement);
  expect(within(tickets!).getAllByRole('group')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /The whole answer.*exchange/ }).getAttribute('href')).toBe(
    '/en/help/article/slug/exchange',
  );
});

it('leads to an event as an event, and to the end of a contract', () => {
  const films = [{ slug: 'tosca', title: 'Tosca', isMovie: false }];
  open('fr-FR', { films, cancelUrl: 'https://tickets.example/cancel' });
  expect(screen.getByRole('link', { name: 'Tosca' }).getAttribute('href')).toBe('/evenements/tosca');
  expect(screen.getByRole('link', { name: 'Résilier mon contrat' })).toBeDefined();
});
