import { getTranslations } from 'next-intl/server';
import { readGlossary } from '@/lib/api/read-glossary';
import { readPartOr } from '@/lib/api/read-or';
import type { Day } from '@/lib/domain/day';
import { isCovered, isOrdinary, type PassCover } from '@/lib/domain/pass';
import { parseRatedAges } from '@/lib/domain/rated-ages';
import type { ShowSummary } from '@/lib/domain/show';
import { listShowFlags, pickShowFlags } from '@/lib/domain/show-flags';
import { buildShowingTags } from '@/lib/domain/showing-tags';
import type { Showtime } from '@/lib/domain/showtime';
import type { Tag } from '@/lib/domain/tag';
import { mapBounded } from '@/lib/process/map-bounded';
import { showHref } from '@/lib/routing/show-screen';
import type { Locale } from '@/lib/sites/locales';
import { readCosts } from './facts/costs.load';
import { findPassCover } from './facts/pass.load';
import { type Played, readPlayed } from './facts/played.load';
import { describeShow } from './programme/describe-show';
import { byKidsRank, byRank, type ProgrammeDay } from './programme/programme.logic';

/** All that a cinema plays on one of these days, the best one first; on the first day that has something where none is named. */
export async function readProgramme(locale: Locale, cinema: string, days: readonly Day[]): Promise<ProgrammeDay> {
  const [played, known] = await Promise.all([readPlayed(locale, cinema, days), readKnown(locale)]);
  return buildProgramme(locale, cinema, played, known);
}

/** Cinemas at a time: each asks several things at once. */
const atOnce = 2;

/**
 * The same of several cinemas; null where that of one did not come. What all of them are told with is waited for while they
 * are read, as it may be silent for longer than that takes.
 */
export async function readProgrammes(
  locale: Locale,
  cinemas: readonly string[],
  days: readonly Day[],
): Promise<(ProgrammeDay | null)[]> {
  const [played, known] = await Promise.all([
    mapBounded(cinemas, atOnce, (cinema) =>
      readPartOr(locale, `programme of ${cinema}`, readPlayed(locale, cinema, days), null),
    ),
    readKnown(locale),
  ]);
  return mapBounded([...played.entries()], atOnce, async ([at, own]) => {
    const cinema = cinemas[at] ?? '';
    return own && readPartOr(locale, `prices of ${cinema}`, buildProgramme(locale, cinema, own, known), null);
  });
}

type Known = { tags: readonly Tag[]; cover: PassCover | null };

async function readKnown(locale: Locale): Promise<Known> {
  const [{ tags }, cover] = await Promise.all([readGlossary(locale), findPassCover(locale)]);
  return { tags, cover };
}

async function buildProgramme(
  locale: Locale,
  cinema: string,
  { matrix, offer, shown, titles }: Played,
  { tags, cover }: Known,
): Promise<ProgrammeDay> {
  const all = titles.toSorted(byRank(shown));
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
