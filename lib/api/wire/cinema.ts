import { z } from 'zod';
import type { CinemaDetails, CinemaSummary, Gps, Service, Slide, Supplement } from '@/lib/domain/cinema';
import type { Period } from '@/lib/domain/offer';
import { noHtml } from '@/lib/domain/safe-html';
import { buildTownSlug, nameTown } from '@/lib/text/slug';
import type { CinemaItem, WireCinema } from '../contract/cinemas';
import { buildLink } from './cta';
import { day } from './dates';
import { ecards, passes } from './ecard';
import { colour, imageUrl, linkUrl, webUrl } from './links';
import { buildPeriod } from './period';
import { amount, figure, name, slugs, text, yes } from './plain';
import { html, words } from './sanitise-html';
import { listOrNone, mapOf, wire } from './shapes';

/** `x` is the latitude; 0,0 lies in the Gulf of Guinea and means nobody looked. */
export const gps = z
  .object({ x: amount, y: amount })
  .nullish()
  .catch(null)
  .transform((point): Gps | null => {
    const { x: latitude, y: longitude } = point ?? {};
    if (latitude == null || longitude == null || (latitude === 0 && longitude === 0)) return null;
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
  });

const theater = z.object({
  addressLine1: text,
  addressLine2: text,
  addressZip: text,
  addressCity: text,
  gpsPosition: gps,
});

const item = z
  .object({
    slug: name,
    citySlug: text,
    name,
    vistaRef: text,
    tags: slugs,
    hasPmrService: yes,
    status: z.unknown(),
    theaters: listOrNone(theater, 'theaters'),
    hallCount: amount,
    seatCount: amount,
    backdrop: imageUrl,
  })
  .transform((raw) => {
    const [place] = raw.theaters;
    const cinema: CinemaSummary = {
      slug: raw.slug,
      name: raw.name,
      // Without one, all such cinemas would stand in one town.
      citySlug: raw.citySlug ?? buildTownSlug(place?.addressCity ?? ''),
      vistaRef: raw.vistaRef ?? '',
      street: [place?.addressLine1, place?.addressLine2].filter(Boolean).join(', '),
      postalCode: place?.addressZip ?? '',
      // Without one, links and headings that name it would say nothing.
      city: place?.addressCity || nameTown(raw.citySlug ?? ''),
      gps: place?.gpsPosition ?? null,
      tags: raw.tags,
      halls: raw.hallCount || null,
      seats: raw.seatCount || null,
      isAccessible: raw.hasPmrService,
      picture: raw.backdrop,
    };
    return { cinema, isOpen: raw.status !== false };
  });

/** Without the closed ones. */
export const cinemaList = (rows: readonly z.output<typeof item>[]): CinemaSummary[] =>
  rows.flatMap(({ cinema, isOpen }) => (isOpen ? [cinema] : []));

export const cinemaItem = wire<CinemaItem>()(item);

const service = z
  .object({ slug: name, label: name, description: html, refImage: imageUrl, isAccessibility: yes })
  .transform(
    ({ description, refImage, ...raw }): Service => ({ ...raw, html: description ?? noHtml, picture: refImage }),
  );

const alert = z
  .object({ messageContent: html, isWarning: yes, ctaLabel: text, ctaUrl: linkUrl })
  .refine(({ messageContent }) => messageContent !== null, { path: ['messageContent'], message: 'says nothing' })
  .transform((raw) => ({ html: raw.messageContent ?? noHtml, isWarning: raw.isWarning, cta: buildLink(raw) }));

const legend = z
  .object({ label: text })
  .nullish()
  .catch(null)
  .transform((raw) => raw?.label ?? null);

const price = z
  .object({ label: name, price: figure, legend })
  .transform(({ price: minor, ...raw }) => ({ ...raw, amount: minor }));

const supplement = z.object({ label: name, price: figure, parent: text });

type SlideDates = { dateType: string | null; date: string | null; endDate: string | null };

/** A slide that holds until a day names it as its date. */
function buildSlidePeriod({ dateType, date, endDate }: SlideDates): Period | null {
  const startDate = day.parse(date);
  return buildPeriod({ dateType, startDate, endDate: dateType === 'until' ? (endDate ?? startDate) : endDate });
}

const slide = z
  .object({
    title: name,
    subtitle: text,
    slideUrl: linkUrl,
    backdropPath: imageUrl,
    ctaLabel: text,
    ctaBlank: yes,
    dateType: text,
    date: text,
    endDate: day,
    contentTag: z.object({ title: text, color: colour }).nullish().catch(null),
  })
  .transform(
    (raw): Slide => ({
      title: raw.title,
      subtitle: raw.subtitle ?? '',
      url: raw.slideUrl,
      backdrop: raw.backdropPath,
      ctaLabel: raw.ctaLabel,
      newTab: raw.ctaBlank,
      period: buildSlidePeriod(raw),
      clock: (raw.dateType === 'exact' && raw.date?.match(/T(\d\d:\d\d)/)?.[1]) || null,
      tag: raw.contentTag?.title ? { title: raw.contentTag.title, colour: raw.contentTag.color } : null,
    }),
  );

const details = z.object({
  slug: name,
  citySlug: text,
  name,
  hallCount: amount,
  seatCount: amount,
  services: listOrNone(service, 'services'),
  alerts: listOrNone(alert, 'alerts'),
  prices: listOrNone(price, 'prices'),
  additionalPrices: mapOf(supplement, 'additionalPrices').nullish(),
  priceTerms: words,
  cinepass: passes.nullish(),
  ecards: ecards.nullish(),
  photos: listOrNone(imageUrl, 'photos').transform((list) => list.flatMap((photo) => photo ?? [])),
  itinerary: html,
  description: html,
  nearbyCinemas: slugs,
  nearbyCities: slugs,
  slides: listOrNone(slide, 'slides'),
  redirectSlug: text,
  googleMyBusinessUrl: webUrl,
  seoTitle: text,
  seoMetaDesc: text,
  accessibilityDescription: html,
  accessibilityUrl: linkUrl,
  cinemaWeekStart: amount,
});

export const cinemaDetails = wire<WireCinema>()(
  details.transform(
    (raw): CinemaDetails => ({
      slug: raw.slug,
      name: raw.name,
      citySlug: raw.citySlug ?? '',
      halls: raw.hallCount || null,
      seats: raw.seatCount || null,
      services: raw.services,
      alerts: raw.alerts,
      prices: raw.prices,
      supplements: Object.entries(raw.additionalPrices ?? {}).map(
        ([id, { label, price: minor, parent }]): Supplement => ({ id, label, amount: minor, parent }),
      ),
      priceTerms: raw.priceTerms,
      passes: raw.cinepass ?? [],
      ecards: raw.ecards ?? [],
      photos: raw.photos,
      itinerary: raw.itinerary,
      description: raw.description,
      nearbyCinemas: raw.nearbyCinemas,
      nearbyCities: raw.nearbyCities,
      slides: raw.slides,
      redirectSlug: raw.redirectSlug === raw.slug ? null : raw.redirectSlug,
      seo: { title: raw.seoTitle, description: raw.seoMetaDesc },
      accessibility:
        raw.accessibilityDescription || raw.accessibilityUrl
          ? { html: raw.accessibilityDescription ?? noHtml, url: raw.accessibilityUrl }
          : null,
      businessUrl: raw.googleMyBusinessUrl,
      weekOffset: raw.cinemaWeekStart === null ? defaultWeekOffset : raw.cinemaWeekStart + 1,
    }),
  ),
);

/** Spec catalogue §9. */
const defaultWeekOffset = 3;
