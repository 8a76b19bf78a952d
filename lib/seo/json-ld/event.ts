import type { EventSummary } from '@/lib/domain/event';
import { brand } from '@/lib/sites/brand';
import { buildAddress, type PostalAddress } from './address';

type EventVenue = { name: string; url: string; address: PostalAddress };
type Facts = {
  url: string;
  currency: string;
  /** ISO 3166. */
  country: string;
  /** `YYYY-MM-DD` in order, those still to come. */
  days: readonly string[];
  /** The cinemas that play any of it. */
  venues: readonly EventVenue[];
};

/** What plays in more places than these is the chain's, all over the country. */
const mostVenues = 8;

/** A season or a single event; null for one without a day to come, which search engines refuse. */
export function buildEventJsonLd(event: EventSummary, { url, currency, country, days, venues }: Facts) {
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
    eventStatus: 'https://schema.org/EventScheduled',
    location:
      venues.length > 0 && venues.length <= mostVenues
        ? venues.map(buildVenue)
        : { '@type': 'Place', name: brand.name, address: { '@type': 'PostalAddress', addressCountry: country } },
    organizer: { '@type': 'Organization', name: brand.name },
    ...(amount !== null && {
      offers: { '@type': 'Offer', price: formatMajor(amount, currency), priceCurrency: currency, url },
    }),
  };
}

const buildVenue = ({ name, url, address }: EventVenue) => ({
  '@type': 'MovieTheater',
  '@id': url,
  url,
  name,
  address: buildAddress(address),
});

/** `6.50` for 650 cents; the dinar has three digits, the franc CFA none. */
function formatMajor(amount: number, currency: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return (amount / 10 ** maximumFractionDigits).toFixed(maximumFractionDigits);
}
