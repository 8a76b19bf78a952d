import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { type Special, specials, withTheTeam } from '../data/releases';
import { crimeNightFilms, festival } from '../editorial/events/showings';
import { dice } from '../seed';
import type { Title } from '../titles';
import type { World } from '../world';

type Coming = Title & { week: number };

const first = ({ key, week }: Coming, weekday: number, time: string, more: Pick<Special, 'at' | 'tags'>): Special => ({
  film: key,
  when: [week - 1, weekday, time],
  ...more,
});

/** A weekend for children, the last evening before the release for everyone else; each film at an hour of its own. */
function sneak(site: SiteId, title: Coming): Special[] {
  if (title.week > 2 || title.heat < 3) return [];
  const at = title.heat >= 4 ? 'all' : 'city';
  const random = dice(site, 'sneak', title.key);
  if (title.isKids) {
    const time = random.pick(['10:50', '13:45', '14:10', '16:00']);
    return [6, 0].map((weekday) => first(title, weekday, time, { at, tags: ['AVP'] }));
  }
  const eve = (siteFacts(site).programmeDay.usual + 6) % 7;
  return [first(title, eve, random.pick(['19:30', '19:45', '20:00', '20:15', '20:30']), { at, tags: ['AVP'] })];
}

/** The makers travel with their film, an evening a city, where its language is spoken. */
function tour(site: SiteId, title: Coming): Special[] {
  const spoken: readonly string[] = siteFacts(site).languages;
  const random = dice(site, 'tour', title.key);
  if (title.week > 3 || title.heat < 2 || title.isKids || !spoken.includes(title.film.language)) return [];
  if (title.film.language === 'en' || !random.chance(0.7)) return [];
  return [4, 5, 1].map((weekday) => ({
    ...first(title, weekday, '19:45', { at: random.whole(1, 2), tags: ['AVP', 'avp-equipe', 'equipe', 'includingQA'] }),
    details: withTheTeam,
  }));
}

/** Months ahead, tickets for the first evening of what everyone waits for. */
function opening(site: SiteId, title: Coming): Special[] {
  if (title.week < 3 || title.week > 12 || title.heat < 4) return [];
  const { usual } = siteFacts(site).programmeDay;
  const times = title.isKids ? ['10:40', '14:10'] : ['14:00', '20:15'];
  return times.map((time) => ({ film: title.key, when: [title.week, usual, time], at: 'city', tags: [] }));
}

const isComing = (title: Title): title is Coming =>
  title.run !== null && !title.run.pinned && title.week !== null && title.week > 0;

/** Showings outside the ordinary run: those of the table, and those every coming film gives rise to. */
export const specialsOf = (world: World): readonly Special[] =>
  world.once('specials', () => [
    ...specials,
    ...festival,
    ...crimeNightFilms,
    ...world.titles
      .filter(isComing)
      .flatMap((title) => [...sneak(world.site, title), ...tour(world.site, title), ...opening(world.site, title)]),
  ]);

/** What of it is seen before the release, by the key of the film. */
export const previewsOf = (world: World): Partial<Record<string, readonly Special[]>> =>
  world.once('previews', () =>
    Object.groupBy(
      specialsOf(world).filter(({ tags }) => tags.includes('AVP')),
      ({ film }) => film,
    ),
  );
