// @vitest-environment jsdom

import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Special } from '@/lib/domain/article';
import { trustHtml } from '@/lib/domain/safe-html';
import { cinemaSummary } from '@/tests/support/summaries';
import { Tab } from '@/tests/support/tab';
import { SpecialScreen } from './special';

vi.mock('@/lib/i18n/words', () => import('@/tests/support/words-as-they-are'));

const article: Special = {
  slug: 'un-phare',
  kind: 'experience',
  title: 'Un phare, à taille réelle',
  headline: 'Aidan Morrow présente son film.',
  teaser: 'mer. 25 nov. à 20:00',
  html: trustHtml('<p>Onze nuits sur une île.</p>'),
  image: null,
  thumbnail: null,
  publishedOn: '2026-11-18',
  author: 'Inès Valmont',
  topic: 'Rencontre',
  featuredShow: null,
  redirectSlug: null,
  trackingSlug: 'un-phare',
  display: { date: false, sharing: false, backToNews: false, topic: false },
  cinemas: [],
  guest: { name: 'Aidan Morrow', role: 'Réalisateur', picture: null, quote: 'Il fallait du noir.' },
};
const cinema = cinemaSummary('confluence', { name: 'Candela Confluence' });

const renderSpecial = (some: Partial<Special> = {}, cinemas: (typeof cinema)[] | null = [cinema]) =>
  render(
    <Tab locale="fr-FR">
      <SpecialScreen article={{ ...article, ...some }} show={null} cinemas={cinemas} others={[]} trail={null} />
    </Tab>,
  );

it('gives its guest the floor and says where', () => {
  renderSpecial();
  expect(within(screen.getByRole('region', { name: 'Aidan Morrow' })).getByText(/Il fallait du noir/)).toBeDefined();
  const beside = within(screen.getByRole('complementary', { name: 'Le film et les cinémas' }));
  expect(beside.getByRole('link', { name: 'Candela Confluence' })).toBeDefined();
});

it('says that it cannot tell where, while no cinema is known', () => {
  renderSpecial({}, null);
  expect(screen.getByRole('alert').textContent).toContain('Les cinémas n’ont pas pu s’afficher');
});

it('shows date, topic and sharing only where its editors want them', () => {
  const { unmount } = renderSpecial();
  expect(screen.queryByText('Rencontre')).toBeNull();
  expect(screen.queryByText('18 novembre 2026')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Partager' })).toBeNull();
  unmount();
  renderSpecial({ display: { date: true, sharing: true, backToNews: true, topic: true } });
  expect(screen.getByText('Rencontre')).toBeDefined();
  expect(screen.getByText('18 novembre 2026')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Partager' })).toBeDefined();
});

it('stands alone without guest, film and cinemas', () => {
  renderSpecial({ guest: null }, []);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByText('Onze nuits sur une île.')).toBeDefined();
});
