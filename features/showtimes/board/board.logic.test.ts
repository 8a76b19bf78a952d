import { expect, it } from 'vitest';
import { cinemaSummary, citySummary } from '@/tests/support/summaries';
import { listOffered, resolveBoardPlace } from './board.logic';

const cinema = (slug: string, citySlug: string, at: [number, number] | null = null) =>
  cinemaSummary(slug, { name: slug, citySlug, gps: at && { latitude: at[0], longitude: at[1] } });
const city = (slug: string, isMainRegion = false) => citySummary(slug, { isMainRegion });
const confluence = cinema('confluence', 'lyon', [45.74, 4.82]);
const partDieu = cinema('part-dieu', 'lyon', [45.76, 4.86]);
const bellecour = cinema('bellecour', 'lyon', [45.75, 4.83]);
const vaise = cinema('vaise', 'lyon', [45.78, 4.8]);
const nice = cinema('massena', 'nice', [43.7, 7.27]);
const grenoble = cinema('chavant', 'grenoble', [45.19, 5.72]);
const cinemas = [nice, confluence, partDieu, bellecour, vaise, grenoble];
const cities = [city('nice'), city('lyon', true), city('grenoble')];
const limits = { maxDistance: 50, maxCinemas: 6 };
const place = (asked: string | null, playing = cinemas.slice(0, 5), within = limits) => {
  const placed = resolveBoardPlace(asked, { playing, cinemas, cities, limits: within });
  return placed && [placed.key, placed.isAsked, ...placed.venues.map((venue) => venue.cinema.slug)].join(' ');
};

it('opens with three cinemas of the first main city that plays it', () => {
  expect(place(null)).toBe('city:lyon true confluence part-dieu bellecour');
  expect(place(null, [nice, grenoble])).toBe('city:nice true massena');
});

it('puts the chosen cinema first, then the nearest', () => {
  expect(place('cinema:confluence')).toBe('cinema:confluence true confluence bellecour part-dieu');
});

it('shows every cinema of the chosen city', () => {
  expect(place('city:lyon')).toBe('city:lyon true confluence part-dieu bellecour vaise');
});

it('takes a bare slug of an address for a cinema or a city', () => {
  expect(place('vaise')).toMatch(/^cinema:vaise true vaise/);
  expect(place('nice')).toBe('city:nice true massena');
});

it('takes several slugs of an address for all their cinemas', () => {
  expect(place('vaise,nice')).toBe('vaise,nice true vaise massena');
  expect(place('lyon,massena')).toBe('lyon,massena true confluence part-dieu bellecour vaise massena');
  expect(place('atlantis,nowhere')).toMatch(/^city:lyon true/);
  const named = (asked: string) => resolveBoardPlace(asked, { playing: cinemas, cinemas, cities, limits })?.name;
  expect([named('vaise,nice'), named('atlantis,nice')]).toEqual(['vaise +1', 'nice']);
});

it('says so when the place does not play it, and offers the nearest that do', () => {
  expect(place('city:grenoble')).toBe('city:grenoble false part-dieu');
  expect(place('cinema:vaise', [confluence, partDieu])).toBe('cinema:vaise false confluence part-dieu');
});

it('falls back on the usual place for one that does not exist', () => {
  expect(place('city:atlantis')).toMatch(/^city:lyon true/);
});

it('knows the towns that cinemas name while the list of them does not come', () => {
  const resolve = (asked: string | null) => {
    const placed = resolveBoardPlace(asked, { playing: cinemas, cinemas, cities: null, limits });
    return placed && [placed.key, placed.name, placed.isAsked, placed.venues.length];
  };
  expect(resolve(null)).toEqual(['city:lyon', 'Lyon', true, 3]);
  expect(resolve('nice')).toEqual(['city:nice', 'Lyon', true, 1]);
  expect(resolve('city:massena')?.[0]).toBe('city:lyon');
  expect(resolve('grenoble,massena')).toEqual(['grenoble,massena', 'Lyon +1', true, 2]);
});

it('has no place for what plays nowhere', () => {
  expect(place(null, [])).toBeNull();
});

it('offers what any of the days holds, from today on', () => {
  const day = (...versions: string[]) => ({ versions, tags: ['pmr'], bookable: true });
  const matrix = {
    confluence: { releasedOn: null, days: { '2026-11-19': day('vo'), '2026-11-21': day('vf') } },
    bellecour: { releasedOn: null, days: { '2026-11-20': day('vost'), '2026-11-21': day('vost') } },
    massena: { releasedOn: null, days: { '2026-11-25': day('vfst') } },
  };
  expect(listOffered(matrix, ['confluence', 'bellecour'], '2026-11-20')).toEqual({
    dates: ['2026-11-20', '2026-11-21'],
    versions: ['vf', 'vost'],
    tags: ['pmr'],
  });
});

it('keeps the order of the cinemas around a visitor, and falls back on what is near the first of them', () => {
  expect(place('cinemas:vaise,chavant,confluence')).toBe('cinemas:vaise,chavant,confluence true vaise confluence');
  expect(place('cinemas:chavant', [vaise, confluence])).toMatch(/^cinemas:chavant false /);
  expect(place('cinemas:nowhere')).toBe('city:lyon true confluence part-dieu bellecour');
});

it('shows no further and no more cinemas than the settings allow', () => {
  expect(place('cinema:confluence', undefined, { maxDistance: 2, maxCinemas: 6 })).toBe(
    'cinema:confluence true confluence bellecour',
  );
  expect(place('cinema:chavant', undefined, { maxDistance: 500, maxCinemas: 1 })).toMatch(/^cinema:chavant false \S+$/);
});
