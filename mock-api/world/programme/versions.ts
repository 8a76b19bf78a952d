import type { SiteId } from '@/lib/sites/sites';
import type { Random } from '../../artwork/kit/random';
import type { Cinema } from '../cinemas';
import type { Title } from '../titles';

type Draw = { title: Title; cinema: Cinema; start: number; random: Random };
/** Versions and how often each is drawn. */
type Odds = readonly (readonly [version: string, weight: number])[];

const french = ({ title: { film, isKids }, cinema, start }: Draw): Odds => {
  if (film.language === 'fr')
    return [
      ['vf', 19],
      ['vfst', 1],
    ];
  if (isKids && start < 1140) return [['vf', 1]];
  const original = (cinema.original ? 4 : 1) * (start >= 1200 ? 2 : 1);
  return [
    ['vf', cinema.original ? 1 : 3],
    ['vost', original],
    ['vfst', 0.15],
  ];
};

const dutch = ({ title: { film, isKids }, start }: Draw): Odds =>
  film.language === 'nl'
    ? [['nlnl', 1]]
    : isKids && start < 1140
      ? [
          ['nlnl', 5],
          ['ov', 1],
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
const swiss = (draw: Draw): Odds => {
  const { film } = draw.title;
  if (!german.has(draw.cinema.city))
    return film.language === 'fr'
      ? [['vf', 1]]
      : draw.title.isKids
        ? [['vf', 1]]
        : [
            ['vf', 1],
            ['vost', 2],
          ];
  return film.language === 'de' ? [['ov', 1]] : [['edf', 1]];
};

const odds: Readonly<Record<SiteId, (draw: Draw) => Odds>> = {
  fr: french,
  tn: french,
  sn: french,
  ci: french,
  ma: french,
  nl: dutch,
  be: belgian,
  ch: swiss,
};
/** What is sung, played or silent, and what its makers present, keeps its own language. */
const kept: Readonly<Record<SiteId, string>> = {
  fr: 'vost',
  tn: 'vost',
  sn: 'vost',
  ci: 'vost',
  ma: 'vost',
  nl: 'ov',
  be: 'vobe',
  ch: 'ov',
};
/** Where the original is also the country's own language. */
const own: Readonly<Record<string, string>> = { 'fr fr': 'vf', 'be nl': 'nlbe', 'be fr': 'vfbe', 'nl nl': 'nlnl' };

/** The code of the original version of a film in a country. */
export const originalOf = (site: SiteId, { film }: Title): string => own[`${site} ${film.language}`] ?? kept[site];

/** The code of the language a showing is in, by country, film, house and hour. */
export function versionOf(site: SiteId, draw: Draw): string {
  if (draw.title.isSpecial) return originalOf(site, draw.title);
  const list = odds[site](draw);
  let left = draw.random.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [version, weight] of list) {
    left -= weight;
    if (left < 0) return version;
  }
  return list[0]?.[0] ?? 'vo';
}
