// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choosePlace } from '@/lib/visitor/place/change-place';
import { Tab } from '@/tests/support/tab';
import { followScroll } from './follow-scroll';
import { CinemasLink } from './parts/cinemas-link.island';
import { EntryLink } from './parts/entry-link.island';
import { EntryList, type EntryLook } from './parts/entry-list';
import { HeaderShell } from './parts/header.island';
import { listFolders, menuRange } from './parts/header.table';

const page = vi.hoisted(() => ({ folder: null as string | null }));
vi.mock('next/navigation', () => ({ useSelectedLayoutSegment: () => page.folder }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

beforeEach(() => {
  vi.useFakeTimers();
  page.folder = null;
});
afterEach(() => vi.useRealTimers());

function scrollTo(y: number) {
  act(() => {
    window.scrollY = y;
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(200);
  });
}

it('hides the header on the way down and tells what sticks below it', () => {
  window.innerHeight = 800;
  window.scrollY = 0;
  render(<HeaderShell className="header">Menu</HeaderShell>);
  followScroll();
  scrollTo(1000);
  expect(screen.getByRole('banner').hasAttribute('data-hidden')).toBe(true);
  expect(document.documentElement.hasAttribute('data-header-hidden')).toBe(true);
  scrollTo(900);
  expect(screen.getByRole('banner').hasAttribute('data-hidden')).toBe(false);
  expect(document.documentElement.hasAttribute('data-header-hidden')).toBe(false);
});

it('lies over the picture of the home page and of no other', () => {
  const { unmount } = render(<HeaderShell className="header">Menu</HeaderShell>);
  expect(screen.getByRole('banner').hasAttribute('data-over')).toBe(true);
  unmount();
  page.folder = 'movie';
  render(<HeaderShell className="header">Menu</HeaderShell>);
  expect(screen.getByRole('banner').hasAttribute('data-over')).toBe(false);
});

it('marks "Films" as current on a film page and not on the home page', () => {
  const films = (
    <EntryLink href="/films" folders={listFolders(['Shows', 'Movie', 'Entertainment'])} className={undefined}>
      Films
    </EntryLink>
  );
  const { rerender } = render(films);
  expect(screen.getByRole('link', { name: 'Films' }).getAttribute('aria-current')).toBeNull();
  page.folder = 'movie';
  rerender(<div>{films}</div>);
  expect(screen.getByRole('link', { name: 'Films' }).getAttribute('aria-current')).toBe('page');
});

it('takes a visitor to their cinema once they have one', () => {
  const paths = { list: '/cinemas', cinema: '/cinemas/[slug]', cityLight: '/cinemas/ville-list/[slug]' };
  render(
    <CinemasLink paths={paths} folders={[]} className={undefined}>
      Cinémas
    </CinemasLink>,
  );
  const link = screen.getByRole('link', { name: 'Cinémas' });
  expect(link.getAttribute('href')).toBe('/cinemas');
  act(() => choosePlace({ mode: 'cinema', value: 'lyon-confluence' }));
  expect(link.getAttribute('href')).toBe('/cinemas/lyon-confluence');
});

const places: Record<'header' | 'bar' | 'menu', EntryLook['look']> = {
  header: ({ from }) => from,
  bar: ({ bar }) => bar && 'bar',
  menu: menuRange,
};
function showEntries(locale: 'fr-FR' | 'nl-NL', features: object, place: keyof typeof places = 'header') {
  const { unmount } = render(
    <Tab locale={locale}>
      <EntryList features={features} ticketingUrl="https://tickets.example" look={places[place]} />
    </Tab>,
  );
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  unmount();
  return names;
}
const all = { offersMenu: true, businessLink: true, homeVideoLink: true, subscriptions: true };

it('keeps to the entries that fit under the thumb', () => {
  expect(showEntries('fr-FR', {}, 'bar')).toEqual(['Films', 'Cinémas']);
  expect(showEntries('fr-FR', all, 'bar')).toEqual(['Films', 'Cinémas']);
});

it('has an entry for what the settings switch on', () => {
  const usual = ['Films', 'Cinémas', 'Expériences'];
  expect(showEntries('fr-FR', {})).toEqual(usual);
  expect(showEntries('fr-FR', { offersMenu: true })).toContain('Offres');
  const inMenu = ['Séances', 'Expériences', 'Aide'];
  expect(showEntries('fr-FR', {}, 'menu')).toEqual(inMenu);
  expect(showEntries('fr-FR', { businessLink: true }, 'menu')).toEqual([...inMenu, 'Entreprises']);
  expect(showEntries('fr-FR', { homeVideoLink: true }, 'menu')).toEqual([...inMenu, 'À la maison']);
});

it('leads to the wallet in the menu of a phone, where there is one', () => {
  expect(showEntries('fr-FR', { wallet: true }, 'menu')).toContain('Mon portefeuille');
  expect(showEntries('fr-FR', {}, 'menu')).not.toContain('Mon portefeuille');
  for (const place of ['header', 'bar'] as const)
    expect(showEntries('fr-FR', { wallet: true }, place)).not.toContain('Mon portefeuille');
});

it('names the Club and more from the chain on the Dutch site, and keeps its offers to phones', () => {
  expect(showEntries('nl-NL', all)).toEqual(['Films', 'Bioscopen', 'Club', 'Meer van Candela']);
  expect(showEntries('nl-NL', { ...all, subscriptions: false })).not.toContain('Club');
  expect(showEntries('nl-NL', all, 'menu')).toContain('Acties');
  expect(showEntries('fr-FR', all)).not.toContain('Club');
});

it('keeps to what a film is chosen by, beside what only some screen has no room for', () => {
  expect(showEntries('fr-FR', all)).toEqual(['Films', 'Cinémas', 'Offres', 'Expériences', 'Mon CinéPass']);
  expect(showEntries('fr-FR', all, 'menu')).toEqual([
    'Séances',
    'Offres',
    'Expériences',
    'Mon CinéPass',
    'Aide',
    'Entreprises',
    'À la maison',
  ]);
  expect(showEntries('nl-NL', all, 'menu')).toEqual([
    'Voorstellingen',
    'Club',
    'Acties',
    'Meer van Candela',
    'Hulp',
    'Zakelijk',
    'Thuis',
  ]);
});
