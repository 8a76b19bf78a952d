import { type SiteId, siteFacts, siteIds } from '@/lib/sites/sites';
import type { Film } from '../../artwork/film';
import { type Special, withTheTeam } from '../data/releases';
import { markOf } from '../seed';

/** Weekdays (0 is Sunday) of the first, second and third country of a tour: none has an evening of another. */
const evenings = [
  [5, 2],
  [4, 1],
  [6, 0],
] as const;

const teamTags: readonly string[] = ['avp-equipe', 'equipe', 'includingQA'];

/** The weekdays on which the makers of a film are in a country: in one country an evening, three at most. */
export function teamEvenings(site: SiteId, film: Pick<Film, 'id' | 'language'>): readonly number[] {
  const rank = (id: SiteId) => (siteFacts(id).languages as readonly string[]).indexOf(film.language);
  const [home, ...abroad] = siteIds.filter((id) => rank(id) >= 0).sort((a, b) => rank(a) - rank(b));
  const order = (id: SiteId) => markOf('tour', film.id, id);
  const stops = [home, ...abroad.toSorted((a, b) => order(a) - order(b))];
  return evenings[stops.indexOf(site)] ?? [];
}

/** A showing as it is in this country: with the team where it is that evening, without it elsewhere. */
export function withTeamWhereItIs(site: SiteId, film: Pick<Film, 'id' | 'language'>, special: Special): Special {
  if (!special.tags.includes('equipe')) return special;
  if (teamEvenings(site, film).includes(special.when[1])) return { ...special, details: withTheTeam };
  return { ...special, tags: special.tags.filter((tag) => !teamTags.includes(tag)) };
}
