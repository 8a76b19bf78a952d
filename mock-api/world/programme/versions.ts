import type { SiteId } from '@/lib/sites/sites';
import type { FilmKind } from '../../artwork/film';
import type { Random } from '../../artwork/kit/random';
import type { Cinema, Hall } from '../cinemas';
import { countries } from '../data/countries';
import type { Voices } from '../data/country';
import type { Title } from '../titles';

type Draw = {
  title: Title;
  cinema: Cinema;
  start: number;
  random: Random;
  /** None for a preview or an evening. */
  hall?: Hall;
};
/** Versions and how often each is drawn. */
type Odds = readonly (readonly [version: string, weight: number])[];

/** Captions for the deaf come with the ordinary copy of a film for grown-ups. */
const captioned = ({ title, hall }: Draw): boolean => !title.isKids && hall?.formats.length === 0;

const french = (draw: Draw): Odds => {
  const {
    title: { film, isKids },
    cinema,
    start,
  } = draw;
  if (film.language === 'fr')
    return [
      ['vf', 19],
      ['vfst', captioned(draw) ? 1 : 0],
    ];
  if (isKids && start < 1140) return [['vf', 1]];
  const original = (cinema.original ? 4 : 1) * (start >= 1200 ? 2 : 1);
  return [
    ['vf', cinema.original ? 1 : 3],
    ['vost', original],
    ['vfst', captioned(draw) ? 0.15 : 0],
  ];
};

const dutch = ({ title: { film, isKids }, start }: Draw): Odds =>
  film.language === 'nl'
    ? [['nlnl', 1]]
    : isKids && start < 1140
      ? [
          ['nlnl', 5],
          // Those who read subtitles sleep longer.
          ['ov', start >= 840 && film.age >= 6 ? 1 : 0],
        ]
      : [['ov', 1]];

const flemish = new Set(['antwerpen', 'gent', 'brugge', 'leuven', 'hasselt']);
const belgian = ({ title: { film, isKids }, cinema, start }: Draw): Odds => {
  const dubbed = isKids && start < 1140;
  if (dubbed && flemish.has(cinema.city)) return [['nlbe', 1]];
  if (dubbed && film.language !== 'nl' && cinema.city !== 'bruxelles') return [['vfbe', 1]];
  if (film.language === 'nl')
    return flemish.has(cinema.city)
      ? [['nlbe', 1]]
      : [
          ['vobe', 3],
          ['vfbe', 1],
        ];
  if (film.language === 'fr') return flemish.has(cinema.city) ? [['vobe', 1]] : [['vfbe', 1]];
  if (flemish.has(cinema.city)) return [['vobe', 1]];
  const both = cinema.city === 'bruxelles';
  return dubbed
    ? [
        ['vfbe', 3],
        ['nlbe', 1],
      ]
    : [
        ['vfbe', cinema.original ? 1 : 3],
        ['vobe', both ? 2 : 1],
      ];
};

const german = new Set(['zurich', 'basel', 'bern', 'luzern', 'st-gallen']);
const romand = ({ title: { film, isKids } }: Draw): Odds =>
  film.language === 'fr' || isKids
    ? [['vf', 1]]
    : [
        ['vf', 1],
        ['vost', 2],
      ];
const zurich = ({ title: { film, isKids }, cinema }: Draw): Odds => {
  if (film.language === 'de' || isKids) return [['d', 1]];
  // The code says English with subtitles; any other language is just the original.
  if (film.language !== 'en') return [['ov', 1]];
  return [
    ['edf', 3],
    ['d', cinema.original ? 0 : 2],
  ];
};
const swiss = (draw: Draw): Odds => (german.has(draw.cinema.city) ? zurich : romand)(draw);

type Habits = {
  odds: (draw: Draw) => Odds;
  /** What is sung, played or silent, and what its makers present, keeps its own language. */
  kept: string;
  /** Where a town speaks the language of a film, the original has a code of its own. */
  own: (city: string) => Partial<Record<string, string>>;
  /** Every code there is, as the country lists them. */
  codes: readonly string[];
};

const habits: Readonly<Record<Voices, Habits>> = {
  french: { odds: french, kept: 'vost', own: () => ({ fr: 'vf' }), codes: ['vf', 'vost', 'vo', 'vfst'] },
  dutch: { odds: dutch, kept: 'ov', own: () => ({ nl: 'nlnl' }), codes: ['ov', 'nlnl'] },
  belgian: {
    odds: belgian,
    kept: 'vobe',
    own: (city) => (flemish.has(city) ? { nl: 'nlbe' } : { fr: 'vfbe' }),
    codes: ['vfbe', 'vobe', 'nlbe'],
  },
  swiss: {
    odds: swiss,
    kept: 'ov',
    own: (city) => (german.has(city) ? { de: 'd', en: 'edf' } : { fr: 'vf' }),
    codes: ['vf', 'vost', 'ov', 'edf', 'd'],
  },
};
const habitsOf = (site: SiteId): Habits => habits[countries[site].voices];

/** The codes of the versions a country lists. */
export const versionsOf = (site: SiteId): readonly string[] => [
  ...habitsOf(site).codes,
  ...countries[site].unusedVersions,
];

/** What is danced and played has no language to be named after. */
const wordless: ReadonlySet<FilmKind> = new Set(['ballet', 'concert', 'sport']);

/** The code of the original version of a film in a cinema. */
export function originalOf(site: SiteId, { film }: Title, { city }: Cinema): string {
  const { kept, own } = habitsOf(site);
  if (wordless.has(film.kind)) return kept.replace('vost', 'vo');
  // Sung under titles, whatever language the house speaks.
  if (film.kind === 'opera') return kept;
  return own(city)[film.language] ?? kept;
}

/** The code of the language a showing is in, by country, film, house and hour. */
export function versionOf(site: SiteId, draw: Draw): string {
  if (draw.title.isSpecial) return originalOf(site, draw.title, draw.cinema);
  const list = habitsOf(site).odds(draw);
  let left = draw.random.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [version, weight] of list) {
    left -= weight;
    if (left < 0) return version;
  }
  return list[0]?.[0] ?? 'vo';
}
