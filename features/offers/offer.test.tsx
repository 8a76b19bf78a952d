// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Offer } from '@/lib/domain/offer';
import { trustHtml } from '@/lib/domain/safe-html';
import { Tab } from '@/tests/support/tab';
import { OfferScreen } from './offer';

vi.mock('@/lib/i18n/words', () => import('@/tests/support/words-as-they-are'));

const offer: Offer = {
  slug: 'duo',
  kind: 'offer',
  title: 'Duo du mardi',
  headline: 'Le mardi, on vient à deux.',
  teaser: null,
  html: trustHtml('<h2>Bon à savoir</h2>'),
  image: null,
  thumbnail: null,
  topic: 'Offres',
  publishedOn: '2026-11-02',
  author: 'Camille',
  featuredShow: null,
  redirectSlug: null,
  trackingSlug: 'duo',
  display: { date: true, sharing: true, backToNews: true, topic: false },
  period: { kind: 'interval', startsOn: '2026-11-24', endsOn: '2026-12-22' },
  cta: { label: 'Choisir un film', url: '/films', newTab: false, look: 'black' },
};
const deal = { title: offer.title, subtitle: null, amount: 1580, initial: 2680, order: 1, picture: null, cta: null };

const show = (props: Partial<Parameters<typeof OfferScreen>[0]> = {}) =>
  render(
    <Tab locale="fr-FR">
      <OfferScreen offer={offer} deal={deal} isOver={false} show={null} others={[]} trail={null} {...props} />
    </Tab>,
  );

it('says until when, for how much and where to get it', () => {
  const { container } = show();
  expect(screen.getByText('Du 24 novembre au 22 décembre')).toBeDefined();
  expect(container.querySelector('aside')?.textContent).toMatch(/Maintenant 15,80.€.*au lieu de 26,80.€/u);
  expect(screen.getByText('Vous économisez').nextSibling?.textContent).toMatch(/11,00.€/u);
  expect(screen.getByText('Dernier jour').nextSibling?.textContent).toMatch(/22\u00a0décembre 2026/);
  expect(screen.getByRole('link', { name: 'Choisir un film' })).toBeDefined();
});

it('has no last day where an offer has no end, nor where it is one day', () => {
  const { rerender } = show({ offer: { ...offer, period: { kind: 'exact', on: '2026-11-24' } } });
  expect(screen.queryByText('Dernier jour')).toBeNull();
  rerender(
    <Tab locale="fr-FR">
      <OfferScreen
        offer={{ ...offer, period: { kind: 'from', startsOn: '2026-11-24' } }}
        deal={null}
        isOver={false}
        show={null}
        others={[]}
        trail={null}
      />
    </Tab>,
  );
  expect(screen.queryByText('Dernier jour')).toBeNull();
});

it('shows around the text only what its editors want shown', () => {
  show();
  expect(screen.getByText('Publié le 2 nov. 2026 · Par Camille')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Partager' })).toBeDefined();
});

it('has the way back only where its editors want it', () => {
  const { rerender } = show({ trail: 'Offres' });
  expect(screen.getByText('Offres')).toBeDefined();
  const hidden = { ...offer, display: { ...offer.display, backToNews: false } };
  rerender(
    <Tab locale="fr-FR">
      <OfferScreen offer={hidden} deal={null} isOver={false} show={null} others={[]} trail="Offres" />
    </Tab>,
  );
  expect(screen.queryByText('Offres')).toBeNull();
});

it('says that it has ended, and sends to the others instead of the till', () => {
  show({ isOver: true });
  expect(screen.getByText('Cette offre est terminée')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Choisir un film' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Toutes les offres' })).toBeDefined();
});
