import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { type Special, specials, withTheTeam } from '../data/releases';
import { crimeNightFilms, festival } from '../editorial/events/showings';
import { dice } from '../seed';
import type { Title } from '../titles';
import type { World } from '../world';
import { teamEvenings, withTeamWhereItIs } from './team';

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

const dated = [...specials, ...festival, ...crimeNightFilms];
const isInvited = ({ key }: Title) => dated.some(({ film, tags }) => film === key && tags.includes('equipe'));

/** The makers travel with their film, one city an evening, where its language is spoken. */
function tour(site: SiteId, title: Coming): Special[] {
  if (title.week > 3 || title.heat < 2 || title.isKids || isInvited(title)) return [];
  if (title.film.language === 'en' || !dice('tour', title.key).chance(0.7)) return [];
  return teamEvenings(site, title.film).map((weekday) => ({
    ...first(title, weekday, '19:45', { at: 1, tags: ['AVP', 'avp-equipe', 'equipe', 'includingQA'] }),
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
  world.once('specials', () => {
    const films = new Map(world.titles.map(({ key, film }) => [key, film]));
    return [
      ...dated.flatMap((special) => {
        const film = films.get(special.film);
        return film ? withTeamWhereItIs(world.site, film, special) : [];
      }),
      ...world.titles
        .filter(isComing)
        .flatMap((title) => [...sneak(world.site, title), ...tour(world.site, title), ...opening(world.site, title)]),
    ];
  });

/** What of it is seen before the release, by the key of the film. */
export const previewsOf = (world: World): Partial<Record<string, readonly Special[]>> =>
  world.once('previews', () =>
    Object.groupBy(
      specialsOf(world).filter(({ tags }) => tags.includes('AVP')),
      ({ film }) => film,
    ),
  );
