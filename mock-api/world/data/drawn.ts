import type { Film, FilmKind, Genre } from '../../artwork/film';
import type { Pooled } from '../pool';
import { dice } from '../seed';
import type { Format, Night, Release } from './releases';
import { nightFlags as flags } from './releases';

/** What films of a genre are made for when they are big. */
const showy: Partial<Record<Genre, readonly Format[]>> = {
  'sci-fi': ['imax', '4dx', 'dolby', 'atmos'],
  adventure: ['imax', '4dx', 'dolby'],
  fantasy: ['imax', '3d', 'dolby', 'atmos'],
  animation: ['3d', '4dx', 'dolby'],
  family: ['3d', 'dolby'],
  horror: ['4dx', 'screenx', 'dolby'],
  thriller: ['dolby', 'screenx'],
  crime: ['dolby'],
  musical: ['dolby', 'atmos'],
};
const heats = [1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5] as const;
/** Kinds and genres that neither flop nor fill the town as other films do. */
const steady: Partial<Record<Genre | FilmKind, readonly Release['heat'][]>> = {
  kids: [2, 3, 3, 4],
  documentary: [1, 1, 2],
};

/** The run of a film that no table speaks of; its week is the site's to say. */
export function drawnRun({ key, film }: Pooled): Omit<Release, 'week'> {
  const random = dice('drawn', key);
  const heat = random.pick(steady[film.kind] ?? steady[film.genre] ?? heats);
  const formats = heat >= 3 ? (showy[film.genre] ?? []).filter(() => random.chance(heat / 6)) : [];
  return {
    film: key,
    heat,
    ...(formats.length && { formats }),
    ...(heat === 5
      ? { flag: 'awaited' as const }
      : heat === 2 && random.chance(0.12)
        ? { flag: 'heart' as const }
        : {}),
    ...(random.chance(0.2) && { described: true as const }),
  };
}

type Habit = Pick<Night, 'flag' | 'tags'> & {
  /** Weekday and time of each showing, week after week where there are several. */
  dates: readonly (readonly [weekday: number, time: string])[];
};

const habits: Partial<Record<FilmKind, readonly Habit[]>> = {
  opera: [
    { flag: flags.fromTheOpera, tags: ['opera', 'live', 'PAUSE'], dates: [[6, '19:00']] },
    { flag: flags.fromTheOpera, tags: ['opera', 'live', 'PAUSE'], dates: [[4, '19:30']] },
    {
      flag: flags.opera,
      tags: ['operaencore', 'PAUSE'],
      dates: [
        [0, '15:00'],
        [2, '19:30'],
      ],
    },
  ],
  ballet: [
    { flag: flags.ballet, tags: ['ballet', 'PAUSE'], dates: [[0, '16:00']] },
    { flag: flags.ballet, tags: ['ballet', 'live', 'PAUSE'], dates: [[4, '20:15']] },
  ],
  concert: [
    { flag: flags.concert, tags: ['live'], dates: [[5, '20:30']] },
    {
      flag: flags.concert,
      tags: [],
      dates: [
        [4, '20:00'],
        [6, '21:00'],
      ],
    },
  ],
  theatre: [
    { flag: flags.theatre, tags: ['PAUSE'], dates: [[2, '20:00']] },
    { flag: flags.theatre, tags: [], dates: [[0, '16:00']] },
  ],
  anime: [
    { flag: flags.anime, tags: [], dates: [[6, '21:30']] },
    {
      flag: flags.anime,
      tags: [],
      dates: [
        [5, '22:00'],
        [0, '18:30'],
      ],
    },
  ],
  sport: [
    { flag: flags.sport, tags: ['live'], dates: [[6, '20:45']] },
    { flag: flags.sport, tags: ['live'], dates: [[0, '15:00']] },
  ],
};

const isSilent = ({ captions: [year = '2000'] }: Film): boolean => Number(year) < 1930;
const old = (film: Film): readonly Habit[] => [
  {
    flag: flags.classic,
    tags: isSilent(film) ? ['classics', 'muet'] : ['classics'],
    dates: [
      [0, '11:00'],
      [0, '11:00'],
      [1, '18:00'],
    ],
  },
  ...(isSilent(film) ? [{ flag: flags.silent, tags: ['muet', 'live'], dates: [[2, '20:00'] as const] }] : []),
];

const HORIZON = 43;

/** The evenings of titles that no table speaks of, spread over ten months, kind by kind. */
export function drawnNights(unspoken: readonly Pooled[]): Night[] {
  return Object.values(Object.groupBy(unspoken, ({ film }) => film.kind)).flatMap((group) =>
    group
      .map((pooled) => ({ ...pooled, random: dice('night', pooled.key) }))
      .sort((a, b) => a.random.next() - b.random.next())
      .map(({ key, film, random }, index): Night => {
        const first = 1 + Math.floor((HORIZON * (index + random.next())) / group.length);
        const { flag, tags, dates } = random.pick(
          film.kind === 'classic' ? old(film) : (habits[film.kind] ?? old(film)),
        );
        return {
          film: key,
          flag,
          tags,
          dates: dates.map(([weekday, time], later) => [Math.min(HORIZON, first + later), weekday, time] as const),
        };
      }),
  );
}
