import { cinema as cinemaRow, cinemaShows, cinemas as cinemasRow } from '@/lib/api/endpoints/cinemas';
import { masterTemplatePages } from '@/lib/api/endpoints/pages';
import { shows as showsRow, showtimesAt } from '@/lib/api/endpoints/shows';
import { tags as tagsRow } from '@/lib/api/endpoints/tags';
import { read } from '@/lib/api/read';
import { readGlossary } from '@/lib/api/read-glossary';
import { findOr, readOr, readPartOr } from '@/lib/api/read-or';
import { accessKinds, findAccessTag, pickHouses, planAccess } from '@/lib/domain/access-kinds';
import type { AccessCinema } from '@/lib/domain/accessible';
import { buildClock } from '@/lib/domain/day';
import { isStatement } from '@/lib/domain/page';
import { buildShowingTags } from '@/lib/domain/showing-tags';
import { buildSurcharge } from '@/lib/domain/surcharge';
import { mapBounded } from '@/lib/process/map-bounded';
import { finalHref } from '@/lib/routing/final-href';
import { href } from '@/lib/routing/href';
import { showHref } from '@/lib/routing/show-screen';
import { withoutBrand } from '@/lib/sites/brand';
import { cinemaToday } from '@/lib/sites/cinema-today';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { pickTold } from './board/told.logic';
import type { AccessOffers } from './kinds/offer';

/** Titles asked for at a time. */
const atOnce = 6;

/** What a cinema offers in the days to come. */
export async function readAccessCinema(locale: Locale, slug: string): Promise<AccessCinema> {
  const [offered, known] = await Promise.all([readOffered(locale, slug), readKnown(locale)]);
  return buildAccess(locale, offered, known);
}

/** Cinemas at a time: each asks several things at once. */
const cinemasAtOnce = 2;

/**
 * The same of several; null where that of one did not come. What all of them are told with is waited for while they are
 * read, as it may be silent for longer than that takes.
 */
export async function readAccessCinemas(locale: Locale, slugs: readonly string[]): Promise<(AccessCinema | null)[]> {
  const [offered, known] = await Promise.all([
    mapBounded(slugs, cinemasAtOnce, (slug) =>
      readPartOr(locale, `accessible showings of ${slug}`, readOffered(locale, slug), null),
    ),
    readKnown(locale),
  ]);
  return offered.map((own) => own && buildAccess(locale, own, known));
}

type Offered = Awaited<ReturnType<typeof readOffered>>;
type Known = Awaited<ReturnType<typeof readKnown>>;

/** Only the titles and days of which its programme says that they are accessible are asked for. */
async function readOffered(locale: Locale, slug: string) {
  const readShowtimes = async () => {
    const [programme, shows] = await Promise.all([read(locale, cinemaShows, { slug }), read(locale, showsRow, {})]);
    const plan = planAccess(programme, cinemaToday(locale));
    const films = shows.filter((show) => plan.cells.some((cell) => cell.show === show.slug));
    const played = await mapBounded(plan.cells, atOnce, async ({ show, day }) => {
      const film = films.findIndex((one) => one.slug === show);
      const showtimes = film < 0 ? [] : await read(locale, showtimesAt, { slug: show, cinema: slug, date: day });
      return showtimes.map((showtime) => ({ film, day, showtime }));
    });
    return { plan, films, played: played.flat() };
  };
  const [showtimes, details] = await Promise.all([readShowtimes(), findOr(locale, cinemaRow, { slug }, null)]);
  return { slug, ...showtimes, details };
}

async function readKnown(locale: Locale) {
  const [cinemas, { tags, versions }] = await Promise.all([readOr(locale, cinemasRow, {}, []), readGlossary(locale)]);
  const marks = buildShowingTags(
    tags,
    tags.map((tag) => tag.slug),
  );
  return { cinemas, marks, versions };
}

function buildAccess(
  locale: Locale,
  { slug, plan, films, played, details }: Offered,
  { cinemas, marks, versions }: Known,
): AccessCinema {
  const { currency, timeZone } = siteFacts(locales[locale].site);
  return {
    films: films.map((show) => ({ slug: show.slug, title: show.title, href: showHref(locale, show) })),
    showings: pickTold(played, plan, {
      ...{ locale, currency, marks, versions },
      surchargeOf: buildSurcharge(details?.supplements ?? [], marks),
      clock: buildClock(serverNow(), timeZone),
    }),
    later: plan.later,
    isStepFree: cinemas.find((one) => one.slug === slug)?.isAccessible ?? false,
    services: details?.services.filter(({ isAccessibility }) => isAccessibility).map(({ label }) => label) ?? [],
    html: details?.accessibility?.html || null,
    url: details?.accessibility?.url ? finalHref(locale, details.accessibility.url) : null,
  };
}

/** More would be a list of the country's cinemas, which has a page of its own. */
const mostHouses = 12;

export async function readAccessOffers(locale: Locale): Promise<AccessOffers> {
  const [cinemas, tags, pages] = await Promise.all([
    read(locale, cinemasRow, {}),
    readOr(locale, tagsRow, {}, []),
    readOr(locale, masterTemplatePages, {}, []),
  ]);
  const kinds = accessKinds.map((kind) => {
    const tag = findAccessTag(kind, tags);
    const houses = pickHouses(kind, cinemas);
    return {
      kind,
      tag: tag?.slug ?? kind,
      text: tag?.accessibility || tag?.description || null,
      houses: (houses.length < cinemas.length ? houses : [])
        .slice(0, mostHouses)
        .map(({ slug, name }) => ({ name: withoutBrand(name), href: href(locale, 'cinema', { slug }) ?? '' })),
    };
  });
  return { kinds, statement: pages.find(isStatement)?.slug ?? null };
}
