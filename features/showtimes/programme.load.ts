import { getTranslations } from 'next-intl/server';
import { pickDay } from '@/components/views/days/day.logic';
import { cinemaShows } from '@/lib/api/endpoints/cinemas';
import { read } from '@/lib/api/read';
import { readDayShowtimes } from '@/lib/api/read-day-showtimes';
import { readGlossary } from '@/lib/api/read-glossary';
import type { Day } from '@/lib/domain/day';
import { isCovered, isOrdinary } from '@/lib/domain/pass';
import { listOffer } from '@/lib/domain/place-offer';
import { parseRatedAges } from '@/lib/domain/rated-ages';
import type { ShowSummary } from '@/lib/domain/show';
import { listShowFlags, pickShowFlags } from '@/lib/domain/show-flags';
import { buildShowingTags } from '@/lib/domain/showing-tags';
import type { Showtime } from '@/lib/domain/showtime';
import { showHref } from '@/lib/routing/show-screen';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { readCosts } from './facts/costs.load';
import { findPassCover } from './facts/pass.load';
import { readTitles } from './facts/titles.load';
import { describeShow } from './programme/describe-show';
import { byKidsRank, byRank, type ProgrammeDay } from './programme/programme.logic';

/** All that a cinema plays on one of these days, the best one first; on the first day that has something where none is named. */
export async function readProgramme(locale: Locale, cinema: string, days: readonly Day[]): Promise<ProgrammeDay> {
  const today = cinemaToday(locale);
  const [matrix, { tags }, cover] = await Promise.all([
    read(locale, cinemaShows, { slug: cinema }),
    readGlossary(locale),
    findPassCover(locale),
  ]);
  const offer = listOffer(matrix, today);
  const shown = pickDay(days, offer.dates) ?? today;
  const entries = Object.entries(matrix.shows).filter(([, { days }]) => days[shown]);

  const [showtimesOf, summaries] = await Promise.all([
    readDayShowtimes(locale, cinema, shown),
    readTitles(
      locale,
      entries.map(([slug]) => slug),
    ),
  ]);
  const played = entries.map(([slug, entry], index) => {
    const summary = summaries[index];
    const showtimes = showtimesOf[slug] ?? [];
    return summary ? [{ slug, summary, entry, showtimes, releasedOn: summary.releasedOn }] : [];
  });
  const all = played.flat().sort(byRank(shown));
  const showingTags = buildShowingTags(
    tags,
    all.flatMap(({ showtimes }) => showtimes.flatMap((showtime) => showtime.tags)),
  );
  const { buildTold, prices } = await readCosts(
    locale,
    cinema,
    shown,
    all.flatMap(({ showtimes }) => showtimes),
    showingTags,
  );
  const listPass = (show: string, showtime: Showtime) =>
    cover && isCovered(cover, cinema, show) && isOrdinary(showtime) && { pass: true as const };
  const forKids = all.filter(({ entry }) => entry.isKids).sort(byKidsRank);
  const [t, showtimesWords, ratingWords] = await Promise.all([
    getTranslations({ locale, namespace: 'film' }),
    getTranslations({ locale, namespace: 'showtimes' }),
    getTranslations({ locale, namespace: 'rating' }),
  ]);
  const highlight = matrix.highlights[shown];
  const flagsOf = ({ slug, summary, entry }: (typeof all)[number]) => {
    const flags = listShowFlags(
      { isNew: summary.isNew || entry.isNew, flag: entry.days[shown]?.flag ?? null },
      [
        ...(slug === highlight ? [t('highlight')] : []),
        ...pickShowFlags(entry.days[shown]?.tags ?? [], tags).map(({ title }) => title),
      ],
      t('new'),
    );
    return flags.length > 0 && { flags };
  };
  return {
    day: shown,
    ...offer,
    ...(prices && { prices }),
    rows: all
      .filter(({ showtimes }) => showtimes.length)
      .map((played) => ({
        ...buildRow(locale, played.summary),
        ...describeShow(played.summary, { locale, showtimes: showtimesWords, rating: ratingWords }),
        flag: played.entry.days[shown]?.flag ?? null,
        isKids: played.entry.isKids,
        ...listAges(played.summary),
        ...(played.summary.minutes && { minutes: played.summary.minutes }),
        ...(played.entry.isKids && { kidsPlace: forKids.indexOf(played) }),
        ...flagsOf(played),
        showings: played.showtimes.map((showtime) => ({
          ...buildTold(showtime),
          ...listPass(played.slug, showtime),
        })),
      })),
  };
}

function listAges({ rating }: ShowSummary) {
  const ages = parseRatedAges(rating);
  return ages && { ages };
}

const buildRow = (locale: Locale, show: ShowSummary) => ({
  slug: show.slug,
  href: showHref(locale, show),
  title: show.title,
  poster: show.poster?.md ?? null,
  tone: show.tone ?? undefined,
});
