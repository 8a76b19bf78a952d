import { cinema as cinemaRow, cinemaShows, cinemas as cinemasRow } from '@/lib/api/endpoints/cinemas';
import { masterTemplatePages } from '@/lib/api/endpoints/pages';
import { shows as showsRow, showtimesAt } from '@/lib/api/endpoints/shows';
import { tags as tagsRow } from '@/lib/api/endpoints/tags';
import { read } from '@/lib/api/read';
import { readGlossary } from '@/lib/api/read-glossary';
import { findOr, readOr } from '@/lib/api/read-or';
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

/** What a cinema offers in the days to come. Only the titles and days of which its programme says so are asked for. */
export async function readAccessCinema(locale: Locale, slug: string): Promise<AccessCinema> {
  const [programme, shows, all, details, { tags, versions }] = await Promise.all([
    read(locale, cinemaShows, { slug }),
    read(locale, showsRow, {}),
    readOr(locale, cinemasRow, {}, []),
    findOr(locale, cinemaRow, { slug }, null),
    readGlossary(locale),
  ]);
  const plan = planAccess(programme, cinemaToday(locale));
  const films = shows.filter((show) => plan.cells.some((cell) => cell.show === show.slug));
  const played = await mapBounded(plan.cells, atOnce, async ({ show, day }) => {
    const film = films.findIndex((one) => one.slug === show);
    const showtimes = film < 0 ? [] : await read(locale, showtimesAt, { slug: show, cinema: slug, date: day });
    return showtimes.map((showtime) => ({ film, day, showtime }));
  });
  const { currency, timeZone } = siteFacts(locales[locale].site);
  const marks = buildShowingTags(
    tags,
    tags.map((tag) => tag.slug),
  );
  return {
    films: films.map((show) => ({ slug: show.slug, title: show.title, href: showHref(locale, show) })),
    showings: pickTold(played.flat(), plan, {
      ...{ locale, currency, marks, versions },
      surchargeOf: buildSurcharge(details?.supplements ?? [], marks),
      clock: buildClock(serverNow(), timeZone),
    }),
    later: plan.later,
    isStepFree: all.find((one) => one.slug === slug)?.isAccessible ?? false,
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
