import { cinema as cinemaRow } from '@/lib/api/endpoints/cinemas';
import { findListedShowing } from '@/lib/api/find-listed-showing';
import { readGlossary } from '@/lib/api/read-glossary';
import { findOr } from '@/lib/api/read-or';
import { isAfterMidnight } from '@/lib/domain/day';
import { pickSeatPrice } from '@/lib/domain/seat-price';
import { listSeatPrices } from '@/lib/domain/seat-price-list';
import { parseListed } from '@/lib/domain/shortlist';
import { buildShowing } from '@/lib/domain/showing';
import { buildShowingTags, pickSlugs } from '@/lib/domain/showing-tags';
import type { Showtime } from '@/lib/domain/showtime';
import { buildSurcharge } from '@/lib/domain/surcharge';
import { formatDuration } from '@/lib/i18n/duration';
import { formatMoney } from '@/lib/i18n/money';
import { href } from '@/lib/routing/href';
import { showHref } from '@/lib/routing/show-screen';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { readTitles } from './facts/titles.load';
import type { ComparedShowing, ListedAnswer } from './shortlist/listed';

/** What there is of a listed showing, which may be nothing any more; null for an address that names none. */
export const findListed = async (locale: Locale, key: string): Promise<ListedAnswer | null> =>
  parseListed(key) && { found: await findNow(locale, key) };

async function findNow(locale: Locale, key: string): Promise<ComparedShowing | null> {
  const found = await findListedShowing(locale, key);
  if (!found) return null;
  const { cinema, day, showtime } = found;
  const [[show], { tags, versions }, details] = await Promise.all([
    readTitles(locale, [found.show]),
    readGlossary(locale),
    findOr(locale, cinemaRow, { slug: cinema.slug }, null),
  ]);
  if (!show) return null;
  const marks = buildShowingTags(tags, showtime.tags);
  const price = pickPrice(showtime, day, details, marks);
  const { currency } = siteFacts(locales[locale].site);
  const { time, endTime, until, status, url, version } = buildShowing(showtime, 0);
  const spoken = versions.find(({ slug }) => slug === version);
  return {
    showing: {
      ...{ time, version },
      ...(endTime && { endTime }),
      ...(until && { until }),
      ...(status && { status }),
      ...(url && { url }),
    },
    film: {
      title: show.title,
      href: showHref(locale, show),
      poster: show.poster?.md ?? null,
      ...(show.tone && { tone: show.tone }),
      facts: [show.minutes && formatDuration(show.minutes, locale), show.genres[0]?.name]
        .filter(Boolean)
        .join('\u00a0· '),
    },
    cinema: { name: cinema.name, href: href(locale, 'cinema', { slug: cinema.slug }) ?? '' },
    version: [
      spoken?.description || spoken?.label || version.toUpperCase(),
      ...pickSlugs('format', showtime.tags, marks).map((slug) => marks[slug]?.short ?? marks[slug]?.title),
    ].join('\u00a0· '),
    ...(price && { price: { ...price, amount: formatMoney(price.amount, currency, locale) } }),
  };
}

type Priced = { prices: Parameters<typeof listSeatPrices>[0]; supplements: Parameters<typeof buildSurcharge>[0] };

/** Nothing is said where something may come on top and nobody can say how much. */
function pickPrice(
  { time, tags }: Showtime,
  day: string,
  cinema: Priced | null,
  marks: ReturnType<typeof buildShowingTags>,
): { label: string; amount: number } | null {
  const seat = cinema && pickSeatPrice(listSeatPrices(cinema.prices), time, isAfterMidnight(time, day));
  if (!seat) return null;
  const extra = buildSurcharge(cinema.supplements, marks)(tags);
  return extra === 0 && tags.some((slug) => marks[slug]?.premium)
    ? null
    : { label: seat.label, amount: seat.amount + extra };
}
