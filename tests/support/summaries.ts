import type { CinemaSummary, CitySummary } from '@/lib/domain/cinema';
import type { ShowSummary } from '@/lib/domain/show';

/** What a list knows of a cinema, a city, a title, of which nothing is special but what a test says. */
export const cinemaSummary = (slug: string, facts: Partial<CinemaSummary> = {}): CinemaSummary => ({
  slug,
  name: `Candela ${slug}`,
  citySlug: 'lyon',
  vistaRef: '1',
  street: '1 quai',
  postalCode: '69002',
  city: 'Lyon',
  gps: null,
  tags: [],
  halls: 8,
  seats: null,
  isAccessible: false,
  picture: null,
  ...facts,
});

export const citySummary = (slug: string, facts: Partial<CitySummary> = {}): CitySummary => ({
  slug,
  name: slug,
  region: '',
  postalCode: '',
  theaterPostalCode: '',
  cinemas: [],
  isMainRegion: false,
  ...facts,
});

export const showSummary = (slug: string, facts: Partial<ShowSummary> = {}): ShowSummary => ({
  slug,
  title: slug,
  ref: slug,
  isMovie: true,
  poster: null,
  backdrop: null,
  tone: null,
  rating: null,
  minutes: 90,
  genres: [],
  directors: [],
  cast: [],
  releasedOn: '2026-11-18',
  isNew: false,
  isComingSoon: false,
  notComingSoon: false,
  isSpecial: false,
  flag: null,
  orders: { default: 1, home: 1, upcoming: 1 },
  next24: 0,
  salesOpenAt: null,
  showtimesVisibleAt: null,
  ...facts,
});
