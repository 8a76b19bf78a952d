import type { CinemaSummary, CitySummary } from '@/lib/domain/cinema';
import type { Experience } from '@/lib/domain/editorial';
import { type EventSummary, isCurrent } from '@/lib/domain/event';
import { type Listed, pickList } from '@/lib/domain/listing';
import type { PageLink } from '@/lib/domain/page';
import type { Settings } from '@/lib/domain/settings';
import { findComposedPage, findComposedScreen, isWritten } from '@/lib/routing/composed-screens';
import { eventHref } from '@/lib/routing/event-screen';
import { href } from '@/lib/routing/href';
import { listOpenScreens, type PlainScreen } from '@/lib/routing/indexed-screens';
import { type MapGroup, screenFacts } from '@/lib/routing/screen-facts';
import { showHref } from '@/lib/routing/show-screen';
import { type ShowsTab, showsTabNames, showsTabs } from '@/lib/routing/shows-tabs';
import { type Locale, locales } from '@/lib/sites/locales';
import { nameInTown } from '@/lib/sites/short-names';

/** What there is to list; a list that did not answer is empty. */
export type SiteMapData = {
  listed: readonly Listed[];
  events: readonly EventSummary[];
  cinemas: readonly CinemaSummary[];
  cities: readonly CitySummary[];
  experiences: readonly Experience[];
  pages: readonly PageLink[];
  features: Settings['features'] | null;
};

/** A line of the map; without a path it only heads what is below it. */
export type SiteMapEntry = { name: string; path: string | null; below?: readonly SiteMapEntry[] };
export type SiteMapGroup = MapGroup | 'towns' | 'titles';
export type SiteMap = Record<SiteMapGroup, readonly SiteMapEntry[]>;

/** Words for what the API does not name. */
export type Names = { screen: (screen: PlainScreen) => string; tab: (tab: ShowsTab) => string };

/** Where each screen stands; null for the map itself. */
const mapSpotOf = (screen: PlainScreen): readonly [group: MapGroup, at: number] | null => screenFacts[screen].onMap;
const mapRankOf = (screen: PlainScreen) => mapSpotOf(screen)?.[1] ?? 0;

const order: readonly SiteMapGroup[] = ['films', 'towns', 'cinemas', 'offers', 'about', 'titles'];
/** As many towns with all their cinemas as stand beside the other lists; of more, the largest towns stand there. */
const mostTowns = 10;

/** The groups that have something, short lists side by side, then the long ones. */
export function listGroups(map: SiteMap): { group: SiteMapGroup; isLong: boolean }[] {
  const isLong = (group: SiteMapGroup) => group === 'titles' || (group === 'cinemas' && map.towns.length > 0);
  return order
    .filter((group) => map[group].length > 0)
    .map((group) => ({ group, isLong: isLong(group) }))
    .toSorted((a, b) => Number(a.isLong) - Number(b.isLong));
}

/** Every screen of a locale that is open, and what the API lists below it (spec catalogue §2, §6). */
export function buildSiteMap(locale: Locale, stock: SiteMapData, names: Names): SiteMap {
  const open = listOpenScreens(locales[locale], (flag) => stock.features?.[flag] ?? true)
    .filter((screen) => isWritten(screen, locale, stock.pages))
    .toSorted((a, b) => mapRankOf(a) - mapRankOf(b));
  const listGroup = (group: MapGroup) =>
    open
      .filter((screen) => mapSpotOf(screen)?.[0] === group)
      .flatMap((screen) => {
        const name = findComposedPage(screen, locale, stock.pages)?.title ?? names.screen(screen);
        const own = { name, path: href(locale, screen) };
        return expand[screen]?.({ locale, stock, names, own }) ?? [own];
      });
  return {
    films: listGroup('films'),
    offers: listGroup('offers'),
    about: [...listGroup('about'), ...listInfoPages(locale, stock)],
    towns: listLargestTowns(locale, stock),
    titles: listFilmsToBook(locale, stock),
    cinemas: listGroup('cinemas'),
  };
}

type Context = { locale: Locale; stock: SiteMapData; names: Names; own: SiteMapEntry };

/** Screens that are more than one line. */
const expand: Partial<Record<PlainScreen, (context: Context) => SiteMapEntry[]>> = {
  shows: ({ locale, names, own }) =>
    showsTabNames.map((tab) => ({
      name: names.tab(tab),
      path: own.path && `${own.path}#${showsTabs[tab][locales[locale].language]}`,
    })),
  events: ({ locale, stock, own }) => [
    {
      ...own,
      below: stock.events
        .filter(isCurrent)
        .map((event) => ({ name: event.title, path: eventHref(locale, event) }))
        .filter(isLinked),
    },
  ],
  cinemas: ({ locale, stock, own }) => [...groupCinemas(locale, stock), own],
  experiences: ({ locale, stock, own }) => [
    {
      ...own,
      below: stock.experiences.map(({ slug, title }) => ({ name: title, path: href(locale, 'experience', { slug }) })),
    },
  ],
};

const isLinked = ({ path }: SiteMapEntry) => path !== null;

const byName = (locale: Locale) => (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, locale);

const listFilmsToBook = (locale: Locale, { listed }: SiteMapData): SiteMapEntry[] =>
  pickList(listed, 'book')
    .map(({ show }) => ({ name: show.title, path: showHref(locale, show) }))
    .toSorted(byName(locale));

/** Towns that have a page, most cinemas first; none where all towns fit. */
function listLargestTowns(locale: Locale, { cinemas, cities }: SiteMapData): SiteMapEntry[] {
  const counts = Map.groupBy(cinemas, ({ citySlug }) => citySlug);
  if (counts.size <= mostTowns) return [];
  const sizeOf = (slug: string) => counts.get(slug)?.length ?? 0;
  return cities
    .filter(({ slug }) => counts.has(slug))
    .toSorted((a, b) => sizeOf(b.slug) - sizeOf(a.slug) || byName(locale)(a, b))
    .slice(0, mostTowns)
    .map(({ slug, name }) => ({ name, path: href(locale, 'city', { slug }) }))
    .filter(isLinked);
}

/** A city that has a page is a link, one without still heads its cinemas. */
function groupCinemas(locale: Locale, { cinemas, cities }: SiteMapData): SiteMapEntry[] {
  const known = new Map(cities.map(({ slug, name }) => [slug, name]));
  const towns = Map.groupBy(cinemas, ({ citySlug }) => citySlug);
  return [...towns]
    .map(([slug, houses]) => {
      const name = known.get(slug) ?? houses[0]?.city ?? slug;
      const below = houses.map((cinema) => ({
        name: nameInTown(cinema),
        path: href(locale, 'cinema', { slug: cinema.slug }),
      }));
      return {
        name,
        path: known.has(slug) ? href(locale, 'city', { slug }) : null,
        below: below.toSorted(byName(locale)),
      };
    })
    .toSorted(byName(locale));
}

const listInfoPages = (locale: Locale, { pages }: SiteMapData): SiteMapEntry[] =>
  pages
    .filter(({ slug }) => !findComposedScreen(locale, slug))
    .map(({ slug, title }) => ({ name: title, path: href(locale, 'info', { slug }) }))
    .toSorted(byName(locale));
