import type { EventSummary } from '@/lib/domain/event';
import { brand } from '@/lib/sites/brand';

type EventVenue = { name: string; url: string };
type Facts = {
  url: string;
  currency: string;
  /** `YYYY-MM-DD` in order, those still to come. */
  days: readonly string[];
  /** The cinemas that play any of it. */
  venues: readonly EventVenue[];
};

/** A season or a single event; null for one without a day to come, which search engines refuse. */
export function buildEventJsonLd(event: EventSummary, { url, currency, days, venues: places }: Facts) {
  const { title, subtitle, backdrop, amount } = event;
  const [first] = days;
  if (!first) return null;
  return {
    '@type': 'Event',
    name: title,
    url,
    startDate: first,
    endDate: days.at(-1),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(subtitle && { description: subtitle }),
    ...(backdrop && { image: backdrop.lg }),
    ...(places.length > 0 && {
      location: places.map((venue) => ({ '@type': 'MovieTheater', '@id': venue.url, ...venue })),
    }),
    organizer: { '@type': 'Organization', name: brand.name },
    ...(amount !== null && {
      offers: { '@type': 'Offer', price: formatMajor(amount, currency), priceCurrency: currency, url },
    }),
  };
}

/** `6.50` for 650 cents; the dinar has three digits, the franc CFA none. */
function formatMajor(amount: number, currency: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return (amount / 10 ** maximumFractionDigits).toFixed(maximumFractionDigits);
}
