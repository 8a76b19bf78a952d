import type { CinemaItem, WireCinema, WireService } from '@/lib/api/contract/cinemas';
import type { Translations } from '@/lib/api/contract/shared';
import { type Language, languages } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { type Cinema, findCinema } from '../cinemas';
import { countries } from '../data/countries';
import { cityName } from '../data/places';
import { picture } from '../pictures';
import { quirksOf } from '../quirks';
import { dice } from '../seed';
import { strandsOf } from '../strands';
import { accessText, defaultAccess, nearbyWords, places, priceTerms, services } from '../texts/cinema';
import type { World } from '../world';
import { alertsOf, slidesOf } from './announcements';
import { eventsAt } from './events';
import { nearby, nearCities } from './nearby';
import { ecards } from './offers';
import { accessStatement } from './pages';
import { cinepass } from './passes';
import { pricesOf, supplementsOf } from './prices';

/** Formats and comforts a house announces, as tag slugs. */
const tagsOfCinema = (site: SiteId, cinema: Cinema): string[] => [
  ...new Set([
    ...Object.keys(cinema.rooms ?? {}),
    ...Object.keys(cinema.seating ?? {}),
    ...strandsOf(site, cinema),
    'pmr',
  ]),
];
/** Every house has the bar; the rest is drawn. */
const servicesOf = (site: SiteId, cinema: Cinema, language: Language): WireService[] =>
  services
    .filter(({ slug, access }) => slug === 'comptoir' || access || dice(site, 'service', cinema.slug, slug).chance(0.6))
    .map(({ slug, badge, access, label, html }) => ({
      slug,
      label: label[language],
      description: html?.[language] ?? '',
      refImage: picture('services', badge, 192),
      isAccessibility: access,
    }));

const seatsIn = (seats: number, language: Language): string =>
  new Intl.NumberFormat(language).format(seats).replace(/[\u202f\u00a0]/g, '&nbsp;');

const shared = (site: SiteId, cinema: Cinema, language: Language) => ({
  citySlug: cinema.city,
  name: cinema.name,
  // Nobody counted the halls of the smallest houses.
  hallCount: cinema.halls <= 5 && !cinema.original ? null : cinema.halls,
  seatCount: cinema.seats,
  services: servicesOf(site, cinema, language),
  description: places.cinema(cinema.halls, seatsIn(cinema.seats, language))[language],
  refImageItinerary: null,
  googleMyBusinessUrl: `https://maps.example/${cinema.slug}`,
});

/** `/api/cinemas`: the closed ones too. */
export const cinemas = (world: World, language: Language): CinemaItem[] =>
  world.once(`cinemas ${language}`, () =>
    world.cinemas.map((cinema) => ({
      ...shared(world.site, cinema, language),
      slug: cinema.slug,
      vistaRef: cinema.vistaRef,
      tags: tagsOfCinema(world.site, cinema),
      hasPmrService: !cinema.closed,
      status: !cinema.closed,
      theaters: theatersOf(cinema, language),
      backdrop: cinema.closed ? null : picture('facades', cinema.view, 2560),
      comment: '',
      nearbySessionsCinema: null,
      nearbySessionsWording: nearbyWords[language],
    })),
  );

function theatersOf(cinema: Cinema, language: Language): CinemaItem['theaters'] {
  const {
    name,
    street,
    line2 = null,
    zip,
    place,
    gps: [x, y],
  } = cinema;
  const main = {
    name,
    addressLine1: street,
    addressLine2: line2,
    addressZip: zip,
    addressCity: cityName(place, language),
    gpsPosition: { x, y },
  };
  // A house on two sides of the street.
  return cinema.slug === 'candela-paris-odeon'
    ? [main, { ...main, name: `${name} 2`, addressLine1: '9 carrefour de l’Odéon', addressLine2: '' }]
    : [main];
}

/** `/api/cinema/{slug}`; null = 404. An old slug answers with the new one in `redirectSlug`. */
export function cinema(world: World, slug: string, language: Language): WireCinema | null {
  const { movedCinema } = quirksOf(world);
  const moved = movedCinema?.from === slug ? movedCinema.to : null;
  const found = findCinema(world.site, moved ?? slug);
  if (!found) return null;
  const { site } = world;
  const near = nearby(world, found);
  return {
    ...shared(site, found, language),
    slug,
    citySlugTracking: found.city,
    facebookId: null,
    nameTracking: found.name,
    events: eventsAt(world, found),
    alerts: alertsOf(world, found, language),
    prices: pricesOf(countries[site].tariff, language),
    additionalPrices: supplementsOf(found, countries[site].tariff, language),
    priceTerms: priceTerms[language],
    cinepass: cinepass(world, language),
    ecards: ecards(site, language),
    photos: [picture('facades', found.view, 1280), picture('experiences', 'e3-recliner-lounge', 1280)],
    itinerary: (found.access ? places.way : places.wayByTable)(
      `${found.street}, ${found.zip} ${cityName(found.place, language)}`,
      found.access ?? defaultAccess[language],
    )[language],
    nearbyCinemas: near.length ? near.map((each) => each.slug) : null,
    nearbyCities: nearCities(world, found),
    slides: slidesOf(world, found, language),
    autoPromo: null,
    premiumSlides: [],
    redirectSlug: moved,
    // Editors wrote a title for the big houses only.
    seoTitle: found.halls >= 9 ? places.seoTitle(found.name)[language] : null,
    seoMetaDesc: found.halls >= 9 ? places.seoText(found.name, cityName(found.place, language))[language] : '',
    accessibilityDescription: accessText[language],
    accessibilityUrl: accessStatement(world, language),
    cinemaWeekStart: 2,
    premium: Boolean(found.seating?.PREMIUM),
    cinemaPremium: null,
  };
}

/** `/api/cinema/{slug}/translate`. */
export function cinemaTranslate(world: World, slug: string): Translations | null {
  const found = cinema(world, slug, 'fr');
  if (!found) return null;
  const spoken: readonly Language[] = siteFacts(world.site).languages;
  return Object.fromEntries(
    languages.map((language) => [language, spoken.includes(language) ? (found.redirectSlug ?? found.slug) : null]),
  );
}
