import type { ShowDetails, WireVod } from '@/lib/api/contract/shows';
import type { Language } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { countries } from '../data/countries';
import type { Title } from '../titles';
import type { World } from '../world';
import { shows } from './shows';

/** Where films can be rented; the other countries send an empty list. */
const sites: readonly SiteId[] = ['fr', 'nl'];

/** The classics, and films at the end of their run. */
const isRented = ({ film, week, unlisted }: Title): boolean =>
  !unlisted && (film.kind === 'classic' || (week !== null && week <= -4));

/** What renting a title takes; null where it cannot be rented. One has no price yet. */
export function vodOf({ site }: World, title: Title): ShowDetails['vod'] {
  if (!sites.includes(site) || !isRented(title)) return null;
  return {
    url: `https://vod.${siteFacts(site).domain}/${title.slug}`,
    price: title.film.id === 'p65' ? null : Math.round((countries[site].tariff.full * 0.37) / 50) * 50 - 1,
  };
}

/** `/api/vod`. */
export function vod(world: World, language: Language): WireVod {
  const rented = new Map(world.titles.map((title) => [title.slug, vodOf(world, title)]));
  return {
    shows: shows(world, language).shows.flatMap((item) => {
      const found = rented.get(item.slug);
      return found ? [{ ...item, vod: found }] : [];
    }),
  };
}
