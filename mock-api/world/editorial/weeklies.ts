import { siteFacts } from '@/lib/sites/sites';
import { same, t } from '../../words';
import { addDays, daysBetween, weekOf } from '../time';
import type { World } from '../world';
import { filmStories } from './news/films';
import type { Story } from './news/story';

const WEEKS = 6;

/** One column a programme week: what came out, hottest first. Its number is the week, so that it keeps its address. */
export const weeklies = (world: World): readonly Story[] =>
  world.once('weeklies', () => {
    const week = weekOf(world.day, siteFacts(world.site).programmeDay.usual);
    return Array.from({ length: WEEKS }, (_, back) => addDays(week, -7 * back)).flatMap((start): Story[] => {
      const out = world.titles
        .filter(({ release, unlisted, run }) => run && !unlisted && release === start)
        .sort((a, b) => b.heat - a.heat || a.id - b.id);
      const [first, second] = out;
      if (!first) return [];
      const rest = out.length - (second ? 2 : 1);
      const names = [first, second].flatMap((title) => (title ? [title.film.title] : []));
      const items = out
        .map(({ key, film }) => `<li><a href="{movie:${key}}">${film.title}</a>, ${film.directors.join(', ')}</li>`)
        .join('');
      return [
        {
          id: 500 + (weekNumber(start) % 400),
          slug: t('sorties-de-la-semaine', 'new-this-week', 'neu-im-kino', 'nieuw-deze-week'),
          // The day before.
          age: daysBetween(start, world.day) + 1,
          topic: 'films',
          film: first.key,
          picture: ['backdrops', (out.find(({ film }) => !pictured.has(film.id)) ?? first).film.id],
          title: t(
            `Les sorties de la semaine : ${names.join(' et ')}`,
            `New this week: ${names.join(' and ')}`,
            `Neu im Kino: ${names.join(' und ')}`,
            `Nieuw deze week: ${names.join(' en ')}`,
          ),
          teaser:
            rest > 0
              ? t(
                  `Et ${rest} autre${rest > 1 ? 's' : ''}, avec les horaires près de chez vous.`,
                  `And ${rest} more, with showtimes near you.`,
                  `Und noch ${rest}, mit den Zeiten in Ihrer Nähe.`,
                  `En nog ${rest}, met de tijden bij jou in de buurt.`,
                )
              : same(''),
          content: same(`<ul>${items}</ul>`),
          author: 'Candela',
        },
      ];
    });
  });

/** Films whose picture another story has. */
const pictured: ReadonlySet<string> = new Set(filmStories.flatMap(({ picture }) => picture?.[1] ?? []));

const weekNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / 604_800_000);
