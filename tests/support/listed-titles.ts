import { JSDOM } from 'jsdom';
import type { WireZone } from '@/lib/api/contract/places';
import type { Shows } from '@/lib/api/contract/shows';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import type { LocaleFacts } from '@/lib/sites/locales';
import { testNow } from './clock';
import { readTruth } from './mock-control';

/** A title in one of the tabs of the page of films. */
type Listed = { tab: ShowsTab; slug: string; title: string };
type Plays = { bookable: boolean; isKids: boolean; days: string[] };

const today = testNow.slice(0, 10);

/**
 * What the list of films has to have by the catalogue's own words (spec catalogue §2 and §3): what may be booked in a main
 * region, and what is to come. What is of a single evening and plays today alone may be over by now, and is left out.
 */
export async function readListed({ site, language }: LocaleFacts): Promise<Listed[]> {
  const ask = <Answer>(path: string) => readTruth<Answer>(site, `${path}?language=${language}`);
  const { shows } = await ask<Shows>('/api/shows');
  const cities = await ask<{ slug: string; isMainRegion: boolean }[]>('/api/cities');
  const main = cities.filter(({ isMainRegion }) => isMainRegion);
  const zones = await Promise.all((main.length ? main : cities).map(({ slug }) => ask<WireZone>(`/api/zone/${slug}`)));
  // A site that calls nothing a movie tells its events by their type.
  const saysMovies = shows.some(({ isMovie }) => isMovie);
  return shows.flatMap(({ slug, title, type, ...show }) => {
    const { bookable, isKids, days } = joinPlays(zones, slug);
    const isFilm = saysMovies ? show.isMovie : type === null;
    const isSpecial = show.specialEvent || show.isEventSpecial || !isFilm;
    const mayBeOver = (isSpecial || show.isComingSoon) && days.includes(today) && days.every((day) => day <= today);
    const sold = bookable && !mayBeOver;
    const tabs: Record<ShowsTab, boolean> = {
      book: sold && !show.isComingSoon,
      presales: sold && show.isComingSoon,
      kids: sold && isKids,
      special: sold && isSpecial,
      upcoming: show.isComingSoon && !show.notComingSoon,
    };
    return (Object.keys(tabs) as ShowsTab[]).flatMap((tab) =>
      tabs[tab] ? { tab, slug, title: plainSpaces(title) } : [],
    );
  });
}

function joinPlays(zones: readonly WireZone[], slug: string): Plays {
  const all = zones.flatMap(({ shows }) => shows.filter((show) => show.slug === slug));
  return {
    bookable: all.some(({ bookable }) => bookable),
    isKids: all.some(({ isKids }) => isKids),
    days: all.flatMap(({ days }) => Object.keys(days)),
  };
}

const parser = new new JSDOM().window.DOMParser();

/**
 * What the list of a page links, each by the words of its link and under the tabs in which it stands; menus, the footer and what
 * machines read of the list are none of it.
 */
export function listLinked(html: string): Listed[] {
  const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  const links = [...parser.parseFromString(main, 'text/html').getElementsByTagName('a')];
  return links.flatMap((link) => {
    const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
    const slug = path.split('/').at(-1) ?? '';
    const title = plainSpaces(link.textContent ?? '');
    return findTabs(link).map((tab) => ({ tab: tab as ShowsTab, slug, title }));
  });
}

function findTabs(element: Element | null): readonly string[] {
  const tabs = element?.getAttribute('data-in');
  return tabs || !element ? (tabs?.split(' ') ?? []) : findTabs(element.parentElement);
}

/** A page keeps a mark with the word before it. */
const plainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
