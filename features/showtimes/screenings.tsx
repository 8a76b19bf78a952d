import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { cinemas as cinemasRow } from '@/lib/api/endpoints/cinemas';
import { shows as showsRow } from '@/lib/api/endpoints/shows';
import { readOr, readPartOr } from '@/lib/api/read-or';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { ShowSummary } from '@/lib/domain/show';
import type { Showing } from '@/lib/domain/showing';
import { absoluteUrl } from '@/lib/routing/href';
import { pickWorkType } from '@/lib/seo/json-ld/movie';
import { buildScreeningsJsonLd } from '@/lib/seo/json-ld/screenings';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { readBoard } from './board.load';
import { readProgramme } from './programme.load';

type Work = { show: Pick<ShowSummary, 'title' | 'isMovie' | 'poster'>; path: string };
/** `at` is null where the list of cinemas does not tell. */
type Location = { name: string; path: string; at: CinemaSummary | null };
type Play = { work: Work; location: Location; showings: readonly Showing[] };

/** The screenings that a title's page shows first, for search engines. */
export async function BoardScreenings({ slug, work }: { slug: string; work: Work }) {
  const locale = await getLocale();
  const [board, cinemas] = await Promise.all([
    readPartOr(locale, 'board', readBoard(locale, { show: slug, place: null, days: [] }), null),
    readOr(locale, cinemasRow, {}, []),
  ]);
  const plays = board?.venues.map(({ slug: cinema, name, href, showings }) => {
    const at = cinemas.find((one) => one.slug === cinema) ?? null;
    return { work, location: { name, path: href, at }, showings };
  });
  return <Screenings locale={locale} plays={plays ?? []} />;
}

/** The screenings of a cinema's day, for search engines. */
export async function ProgrammeScreenings({ cinema, path }: { cinema: CinemaSummary; path: string }) {
  const locale = await getLocale();
  const [programme, shows] = await Promise.all([
    readPartOr(locale, 'programme', readProgramme(locale, cinema.slug, []), null),
    readOr(locale, showsRow, {}, []),
  ]);
  const bySlug = new Map(shows.map((show) => [show.slug, show]));
  const plays = programme?.rows.map(({ slug, title, href, showings }) => ({
    work: { show: bySlug.get(slug) ?? { title, isMovie: true, poster: null }, path: href },
    location: { name: cinema.name, path, at: cinema },
    showings,
  }));
  return <Screenings locale={locale} plays={plays ?? []} />;
}

function Screenings({ locale, plays }: { locale: Locale; plays: readonly Play[] }) {
  const facts = locales[locale];
  const { timeZone, subtitles, country } = siteFacts(facts.site);
  const url = (path: string) => absoluteUrl(facts, path);
  const now = serverNow();
  const graph = buildScreeningsJsonLd(
    plays.map(({ work: { show, path }, location: { name, path: place, at }, showings }) => ({
      work: { type: pickWorkType(show), name: show.title, url: url(path), image: show.poster?.lg ?? null },
      location: { name, url: url(place), address: at && { ...at, country } },
      ...{ timeZone, now, subtitles, showings },
    })),
  );
  return graph.length ? <JsonLd facts={{ '@graph': graph }} /> : null;
}
