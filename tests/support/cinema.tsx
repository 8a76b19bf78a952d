import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CinemaScreen } from '@/features/cinema/cinema';
import type { Cinema } from '@/lib/domain/cinema';
import type { Locale } from '@/lib/sites/locales';
import { cinemaSummary } from './summaries';
import { Tab } from './tab';

/** Of which no more is known than there must be. */
export const cinema: Cinema = {
  ...cinemaSummary('candela-lyon-confluence', {
    ...{ name: 'Candela Lyon Confluence', street: '112 cours Charlemagne', halls: 14, seats: 2860, isAccessible: true },
    gps: { latitude: 45.74, longitude: 4.81 },
  }),
  services: [],
  alerts: [],
  prices: [],
  supplements: [],
  priceTerms: null,
  passes: [],
  ecards: [],
  photos: [],
  itinerary: null,
  description: null,
  nearbyCinemas: [],
  nearbyCities: [],
  slides: [],
  redirectSlug: null,
  seo: { title: null, description: null },
  accessibility: null,
  businessUrl: null,
  weekOffset: 3,
};

/** The page of a cinema with these facts, and around it nothing but what is given. */
export const showCinema = (
  facts: Partial<Cinema>,
  locale: Locale = 'en-FR',
  around: Partial<ComponentProps<typeof CinemaScreen>> = {},
) => {
  const nothing = { formats: [], alerts: [], near: [], cities: [], trail: null, programme: null };
  return render(
    <Tab locale={locale}>
      <CinemaScreen cinema={{ ...cinema, ...facts }} {...nothing} {...around} />
    </Tab>,
  );
};
