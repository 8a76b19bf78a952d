import { news } from '@/lib/api/endpoints/editorial';
import { shows } from '@/lib/api/endpoints/shows';
import { CatalogueError } from '@/lib/api/errors';
import { read } from '@/lib/api/read';
import { readListing } from '@/lib/api/read-listing';
import { addDays, type Day } from '@/lib/domain/day';
import { orderByFirstDay } from '@/lib/domain/listing';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDate } from '@/lib/i18n/date';
import { formatDuration } from '@/lib/i18n/duration';
import { absoluteUrl, href } from '@/lib/routing/href';
import type { Screen } from '@/lib/routing/routes';
import { showHref } from '@/lib/routing/show-screen';
import { cinemaToday } from '@/lib/sites/cinema-today';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { resolveInstant } from '@/lib/time/instant';
import type { FeedItem, FeedName } from './feed';

/** How items say their day. */
export type FeedWords = Record<'out' | 'premiere', (day: string) => string>;
type FeedKind = {
  page: Extract<Screen, 'shows' | 'news' | 'premieres'>;
  /** What a publication of must have it written anew. */
  tags: readonly string[];
  read: (locale: Locale, words: FeedWords) => Promise<FeedItem[]>;
};

/** A reader that comes once a week misses nothing, and none is sent a year. */
const mostItems = 50;
const daysBack = 90;

/** The feeds of a site in each of its languages. */
export const feedKinds = {
  films: { page: 'shows', tags: ['shows'], read: readNewFilms },
  news: { page: 'news', tags: ['editorial'], read: readNewsItems },
  premieres: { page: 'premieres', tags: ['shows', 'showtimes'], read: readPremieres },
} as const satisfies Record<FeedName, FeedKind>;

/** Films that have come out, newest first. */
async function readNewFilms(locale: Locale, words: FeedWords): Promise<FeedItem[]> {
  const today = cinemaToday(locale);
  const out = (await read(locale, shows, {})).filter(
    ({ isMovie, releasedOn }) =>
      isMovie && releasedOn && releasedOn <= today && releasedOn >= addDays(today, -daysBack),
  );
  return out
    .toSorted((a, b) => `${b.releasedOn}`.localeCompare(`${a.releasedOn}`) || a.orders.default - b.orders.default)
    .slice(0, mostItems)
    .map((show) => ({
      ...buildFilm(locale, show, 'show', show.releasedOn && words.out(formatDate(show.releasedOn, locale, 'full'))),
      publishedAt: startOf(show.releasedOn, locale),
    }));
}

/** What is shown before it comes out, the next first. When that became known, nobody says. */
async function readPremieres(locale: Locale, words: FeedWords): Promise<FeedItem[]> {
  const { listed, isHeard } = await readListing(locale);
  if (!isHeard) throw new CatalogueError('No programme answers.');
  return orderByFirstDay(listed.filter(({ isPremiere, firstDay }) => isPremiere && firstDay))
    .slice(0, mostItems)
    .map(({ show, firstDay }) => ({
      ...buildFilm(locale, show, 'premiere', firstDay && words.premiere(formatDate(firstDay, locale, 'full'))),
      publishedAt: null,
    }));
}

async function readNewsItems(locale: Locale): Promise<FeedItem[]> {
  const { news: all } = await read(locale, news, {});
  return all
    .toSorted((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? ''))
    .slice(0, mostItems)
    .flatMap(({ slug, title, teaser, image, publishedOn }) => {
      const path = href(locale, 'newsItem', { slug });
      if (!path) return [];
      return {
        id: buildId(locale, 'news', slug),
        url: absoluteUrl(locales[locale], path),
        title,
        text: teaser,
        image: image?.lg ?? null,
        publishedAt: startOf(publishedOn, locale),
      };
    });
}

const buildFilm = (locale: Locale, show: ShowSummary, kind: string, day: string | null) => ({
  id: buildId(locale, kind, show.ref || show.slug),
  url: absoluteUrl(locales[locale], showHref(locale, show)),
  title: show.title,
  text: [
    day,
    show.minutes && formatDuration(show.minutes, locale),
    show.genres.map(({ name }) => name).join(', '),
    show.directors.join(', '),
  ]
    .filter(Boolean)
    .join(' · '),
  image: show.poster?.lg ?? null,
});

/** A name for ever (RFC 4151): an address may be another one tomorrow. */
const buildId = (locale: Locale, kind: string, name: string) => {
  const { site, language } = locales[locale];
  return `tag:${siteFacts(site).domain},2026:${language}/${kind}/${encodeURIComponent(name)}`;
};

/** The catalogue says days, and readers ask for an instant. */
const startOf = (day: Day | null, locale: Locale) =>
  day && resolveInstant(`${day} 00:00:00`, siteFacts(locales[locale].site).timeZone);
