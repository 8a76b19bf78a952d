import { buildGlow } from '@/components/views/film-card/glow';
import { buildRatingWords, type RatingWords, saysSomething } from '@/components/views/rating/rating-words';
import type { Flag } from '@/lib/domain/show';
import { listShowFlags } from '@/lib/domain/show-flags';
import { formatDay } from '@/lib/i18n/day';
import { formatDuration } from '@/lib/i18n/duration';
import { showHref } from '@/lib/routing/show-screen';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import type { Entry } from './entry';
import type { Speech } from './speech';
import type { Why } from './why';

/** One title on its day, in words: no more than differs from row to row. */
export type RowFacts = Why & {
  slug: string;
  title: string;
  href: string;
  /** Left out while nobody knows it. */
  date?: string;
  isToday?: true;
  facts: string;
  poster?: string;
  tone?: string;
  flag?: Flag;
  flags?: readonly string[];
  rating?: RatingWords;
  /** There is a way to book it. */
  isBooked?: boolean;
  /** Plays within a day somewhere, so that it may say when at the visitor's place. */
  isOn?: boolean;
};

type Said = { day: string | null; today: string; why: Why; isBooked: boolean };

/** A title of a list by date as its row says it. */
export function buildRow(
  { item: { show, flags } }: Entry,
  { day, today, why, isBooked }: Said,
  speech: Speech,
): RowFacts {
  const { locale, t, film, rating } = speech;
  const facts = [show.minutes && formatDuration(show.minutes, locale), show.genres[0]?.name];
  // Of what is to come, that nobody has rated it yet goes without saying.
  const rated = show.rating && buildRatingWords(siteFacts(locales[locale].site).rating, show.rating, rating);
  const labels = listShowFlags(show, flags ?? [], film('new'));
  return {
    slug: show.slug,
    title: show.title,
    href: showHref(locale, show),
    facts: facts.filter(Boolean).join('\u00a0· '),
    ...why,
    ...(day && (day === today ? { date: t('today'), isToday: true } : { date: formatDay(day, locale, 'short') })),
    ...(isBooked && { isBooked }),
    ...(show.poster && { poster: show.poster.md }),
    ...buildGlow(show),
    ...(show.flag && { flag: show.flag }),
    ...(labels.length > 0 && { flags: labels }),
    ...(show.next24 > 0 && { isOn: true }),
    ...(rated && saysSomething(rated) && { rating: rated }),
  };
}
