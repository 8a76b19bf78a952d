// @vitest-environment jsdom

import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import type { Ecard } from '@/lib/domain/cinema';
import type { TemporaryOffer } from '@/lib/domain/editorial';
import type { EventSummary } from '@/lib/domain/event';
import type { OfferSummary, OffersPage, Promotion } from '@/lib/domain/offer';
import { trustHtml } from '@/lib/domain/safe-html';
import { type FeatureFlag, featureFlags } from '@/lib/domain/settings';
import type { Locale } from '@/lib/sites/locales';
import { Tab } from '@/tests/support/tab';
import { OffersScreen } from './offers';

const promotion: Promotion = {
  title: 'Nuit du polar',
  subtitle: null,
  html: trustHtml('<p>Quatre films jusqu’à l’aube.</p>'),
  restriction: 'Une place par compte.',
  ctas: [{ label: 'En profiter', url: '/films', newTab: false, look: 'yellow' }],
  backdrops: [],
};
const deal: TemporaryOffer = {
  title: 'Duo du mardi',
  subtitle: 'Deux places',
  amount: 1580,
  initial: 2680,
  order: 1,
  picture: null,
  cta: { label: 'Prendre un duo', url: 'https://duo.example/', newTab: true, look: 'black' },
};
const card: Ecard = {
  id: '5',
  label: 'Cinécarte 5 places',
  places: 5,
  each: 790,
  total: 3950,
  image: '/card.webp',
  html: null,
  isNational: true,
  message: 'La plus choisie',
  url: 'https://ticketing.example/5',
};
const event: EventSummary = {
  slug: 'dame-de-givre',
  title: 'La Dame de Givre',
  kind: 'season',
  subtitle: null,
  html: null,
  backdrop: null,
  poster: null,
  amount: 2400,
  initial: null,
  isActive: true,
  prices: [],
  redirectSlug: null,
};
const article = (title: string): OfferSummary => ({
  slug: title.toLowerCase(),
  title,
  teaser: null,
  image: null,
  thumbnail: null,
  topic: null,
  publishedOn: null,
  featuredShow: null,
  period: { kind: 'until', endsOn: '2026-12-22' },
  cta: null,
});
const arranged = (blocks: OffersPage['blocks']): OffersPage => ({
  header: { title: 'Nos offres', subtitle: null, backdrop: null },
  promotion,
  blocks,
});

const show = (props: Partial<ComponentProps<typeof OffersScreen>>, locale: Locale = 'fr-FR') =>
  render(
    <Tab locale={locale}>
      <OffersScreen
        {...{ page: null, deals: [], events: [], cards: [], articles: [], news: [], isWhole: true, settings: null }}
        {...props}
      />
    </Tab>,
  );
const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('the offers page', () => {
  it('shows its blocks in the order of the API, under one title', () => {
    show({
      page: arranged(['ecards', 'temporary', 'promotion', 'event']),
      deals: [deal],
      events: [event],
      cards: [card],
    });
    expect(headings(1)).toEqual(['Nos offres']);
    expect(headings(2)).toEqual(['Cartes de plusieurs places', 'En ce moment', 'Nuit du polar', 'À vivre']);
  });

  it('keeps its own title where the promotion opens it', () => {
    show({ page: arranged(['promotion']) });
    expect(headings(1)).toEqual(['Nos offres']);
    expect(headings(2)).toEqual(['Nuit du polar']);
    expect(screen.getByRole('link', { name: 'En profiter' }).getAttribute('href')).toBe('/films');
    expect(screen.getByText('Une place par compte.')).toBeDefined();
  });

  it('says what an offer of the moment costs, what it cost, and where to read more', () => {
    const { container } = show({ deals: [deal], articles: [article('Duo du mardi'), article('Anniversaire')] });
    expect(container.querySelector('s')?.textContent).toMatch(/au lieu de\s26,80/);
    expect(screen.getAllByText('Jusqu’au 22 décembre')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Duo du mardi' }).getAttribute('href')).toBe('/offres/duo%20du%20mardi');
    expect(screen.getAllByRole('link', { name: 'Anniversaire' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Prendre un duo' }).getAttribute('target')).toBe('_blank');
  });

  it('leads from a card to its page only where the site has one', () => {
    show({ cards: [card] });
    expect(screen.getByRole('link', { name: 'Cinécarte 5 places' }).getAttribute('href')).toBe('/cinecarte-5-places');
    expect(screen.getByRole('link', { name: 'Acheter Cinécarte 5 places' })).toBeDefined();
  });

  it('only names the card on a site without that page', () => {
    show({ cards: [card] }, 'fr-TN');
    expect(screen.queryByRole('link', { name: 'Cinécarte 5 places' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Comparer' })).toBeNull();
  });

  it('shows every event, each with its own page', () => {
    show({ events: [event, { ...event, slug: 'nuit', title: 'La Nuit', kind: 'special', amount: null }] });
    expect(headings(3)).toEqual(['La Dame de Givre', 'La Nuit']);
    expect(screen.getByRole('link', { name: 'La Nuit' }).getAttribute('href')).toBe('/event-special/nuit');
  });

  it('leads to what takes a code, as far as the site has it', () => {
    const off = Object.fromEntries(featureFlags.map((flag) => [flag, false])) as Record<FeatureFlag, boolean>;
    const codes = (on: Partial<typeof off>) => {
      const { unmount } = show({ settings: { features: { ...off, ...on }, ticketingUrl: 'https://t.example' } });
      const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
      unmount();
      return links.filter((link) => link !== '/films');
    };
    expect(codes({})).toEqual([]);
    expect(codes({ voucherCheckerEnabled: true })).toEqual(['/fr/voucher']);
    expect(codes({ giftCard: true })).toEqual(['/fr/giftcard', '/fr/giftcard/balance']);
    expect(codes({ businessCode: true })).toEqual(['https://t.example/fr/business-code']);
  });

  it('does not say so while something does not answer, but that it cannot tell', () => {
    show({ isWhole: false });
    expect(screen.queryByText('Aucune offre pour le moment')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Les offres n’ont pas pu s’afficher');
  });

  it.each<[Locale, string]>([
    ['fr-FR', 'Une partie de la page n’a pas pu s’afficher'],
    ['en-FR', 'Part of this page could not be shown'],
    ['de-CH', 'Ein Teil der Seite konnte nicht angezeigt werden'],
    ['nl-NL', 'Een deel van de pagina kon niet worden getoond'],
  ])('says in %s that there is more than it can show, and offers to try again', (locale, words) => {
    const { unmount } = show({ deals: [deal], isWhole: false }, locale);
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(within(screen.getByRole('alert')).getByRole('button')).toBeDefined();
    unmount();
    show({ deals: [deal] }, locale);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when there is nothing, and leads on', () => {
    show({ page: arranged([]) });
    expect(screen.getByRole('heading', { name: 'Aucune offre pour le moment' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir les films' })).toBeDefined();
  });

  it('has the news among the offers where its address promises them', () => {
    const news = [{ ...article('Ouverture') }];
    show({ news }, 'fr-BE');
    expect(screen.getByRole('heading', { name: 'Actualités' })).toBeDefined();
  });

  it('has no news on the other sites', () => {
    show({ news: [article('Ouverture')] });
    expect(screen.queryByRole('heading', { name: 'Actualités' })).toBeNull();
  });
});
