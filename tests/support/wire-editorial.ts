import type { WireSpecial } from '@/lib/api/contract/articles';
import type { WireEvent } from '@/lib/api/contract/events';
import type { Cta } from '@/lib/api/contract/shared';

export const noCta: Cta = { ctaLabel: null, ctaUrl: null, ctaType: 'none', ctaBlank: false };

/** An article as its own call sends it; say only what the test is about. */
export const wireArticle = (facts: Partial<WireSpecial> = {}): WireSpecial => ({
  slug: 'laser-410',
  type: 'news',
  title: 'Laser at last',
  headline: 'Darker blacks',
  teaser: null,
  content: '<p>Two projectors.</p>',
  image: null,
  thumbnail: null,
  releaseDate: '2026-11-16 09:00:00',
  author: 'Ines Valmont',
  redirectSlug: null,
  trackingSlug: 'laser',
  displayCreationDate: true,
  displaySocialMedia: false,
  displayBackToNews: true,
  displayNewsTag: true,
  newsTag: 'Cinemas',
  featuredShow: 'night-train-4711',
  ...facts,
});

export const wireEvent = (facts: Partial<WireEvent> = {}): WireEvent => ({
  slug: 'north-12',
  title: 'Northern Neighbours',
  type: 'season',
  subtitle: null,
  description: null,
  backdrop: null,
  poster: null,
  price: 650,
  initialPrice: 890,
  active: true,
  prices: [],
  redirectSlug: null,
  schedule: [],
  ...facts,
});
