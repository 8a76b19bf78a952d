import { expect, it } from 'vitest';
import { siteFacts } from '../sites/sites';
import { formatWallClock } from './day';
import { estimateFilmStart } from './film-start';
import type { GuideFilm, GuideShowing } from './guide';
import { hasWishes, narrowFilms } from './narrow-films';

const day = '2026-11-20';
type Said = Parameters<typeof narrowFilms>[1];

/** `20:15-22:31 vost imax PAUSE`, in the cinema `at`; before three it is the night after the day. */
function at(text: string, cinema = 0, own: Partial<GuideShowing> = {}): GuideShowing {
  const [hours = '', version = '', ...tags] = text.split(' ');
  const [from, to] = hours.split('-');
  const wall = (clock: string) => `${clock < '03:00' ? '2026-11-21' : day} ${clock}:00`;
  return {
    time: wall(from ?? ''),
    version,
    at: cinema,
    ...(to && { endTime: wall(to) }),
    ...(tags.length && { tags }),
    ...own,
  };
}
const film = (slug: string, ...showings: GuideShowing[]): GuideFilm => ({
  ...{ slug, href: `/films/${slug}`, title: slug, poster: null, facts: [] },
  ...{ showings, minutes: 116 },
});

const board = [
  film('dune', at('14:00-16:16 vf'), at('20:15-22:31 vost imax', 1), at('22:40-00:56 vf 4dx PAUSE')),
  film('nova', at('18:00-20:00 vf audiodesc'), at('20:30-22:30 vfst imax 3d', 1, { pass: true }), at('21:00 vo', 1)),
  film('opera', at('19:30-23:15 vo PAUSE opera')),
];
/** As it is read: the title, then its beginnings. */
const told = (films: readonly GuideFilm[]) =>
  films.map(({ slug, showings }) => [slug, ...showings.map(({ time }) => time.slice(11, 16))].join(' '));

it.each<[string, Said, string[]]>([
  ['begins at the hour or later', { after: ['2015'] }, ['dune 20:15 22:40', 'nova 20:30 21:00']],
  ['begins a minute too early', { after: ['2016'] }, ['dune 22:40', 'nova 20:30 21:00']],
  ['ends in time, and says so', { before: ['2231'] }, ['dune 14:00 20:15', 'nova 18:00 20:30']],
  ['ends a minute too late', { before: ['2230'] }, ['dune 14:00', 'nova 18:00 20:30']],
  ['ends after midnight', { after: ['2200'], before: ['0100'] }, ['dune 22:40']],
  ['is home in time', { after: ['2000'], before: ['2300'], home: ['30'] }, ['nova 20:30']],
  ['fits into an evening that ends before it begins', { after: ['2200'], before: ['2000'] }, []],
  ['is of one version', { versions: ['vf'] }, ['dune 14:00 22:40', 'nova 18:00']],
  ['is of any of several versions', { versions: ['vost', 'vo'] }, ['dune 20:15', 'nova 21:00', 'opera 19:30']],
  ['is of a version written otherwise', { versions: ['VOST'] }, ['dune 20:15']],
  ['is of a version that nobody plays', { versions: ['nlnl'] }, []],
  ['is in a format', { tags: ['imax'] }, ['dune 20:15', 'nova 20:30']],
  ['is in any of several formats', { tags: ['4dx', '3d'] }, ['dune 22:40', 'nova 20:30']],
  ['is described', { tags: ['audiodesc'] }, ['nova 18:00']],
  ['has subtitles for the deaf, which its version stands for', { tags: ['hearing-impaired'] }, ['nova 20:30']],
  ['serves all who come, not any of them', { tags: ['audiodesc', 'hearing-impaired'] }, []],
  ['is in a format and serves who comes', { tags: ['imax', 'hearing-impaired'] }, ['nova 20:30']],
  ['has no interval', { break: ['none'] }, ['dune 14:00 20:15', 'nova 18:00 20:30 21:00']],
  ['is surely covered by the pass', { pass: ['covered'] }, ['nova 20:30']],
  ['is of one title', { film: ['opera'] }, ['opera 19:30']],
  ['is of any of several titles', { film: ['opera', 'nova'] }, ['nova 18:00 20:30 21:00', 'opera 19:30']],
  [
    'is all of it at once',
    { film: ['dune'], versions: ['vf'], tags: ['4dx'], after: ['2200'], before: ['0100'] },
    ['dune 22:40'],
  ],
  ['is all but one of it', { film: ['dune'], versions: ['vf'], tags: ['4dx'], break: ['none'] }, []],
])('leaves what %s', (_, wanted, expected) => {
  expect(hasWishes(wanted)).toBe(true);
  expect(told(narrowFilms(board, wanted, day))).toEqual(expected);
});

it.each<[string, Said]>([
  ['nothing is said', {}],
  ['all that was said has been taken back', { versions: [], tags: [], film: [], pass: [], after: [], before: [] }],
  ['only the way home is said', { home: ['30'] }],
])('leaves all of it as it is, where %s', (_, wanted) => {
  expect(hasWishes(wanted)).toBe(false);
  expect(narrowFilms(board, wanted, day)).toBe(board);
});

it('keeps of a title all but its showings, and of a showing all there is', () => {
  const [dune] = narrowFilms(board, { tags: ['imax'] }, day);
  expect(dune).toEqual({ ...board[0], showings: [board[0]?.showings[1]] });
  expect(board[0]?.showings).toHaveLength(3);
});

it('goes by the beginning of the showing, be the film itself about to begin later', () => {
  const { time, endTime = '', tags = [] } = at('19:50-22:06 vf');
  const [begins, ends] = [Date.parse(`${time}Z`), Date.parse(`${endTime}Z`)];
  expect(estimateFilmStart({ begins, ends, minutes: 116 }, { tags })).toBe(Date.parse(`${day}T20:10:00Z`));
  expect(narrowFilms([film('dune', at('19:50-22:06 vf'))], { after: ['2000'] }, day)).toEqual([]);
});

it.each([
  // Forward in Europe: at 02:00 it is 03:00. What begins at 23:30 and lasts three hours ends at 03:30 by the clock on the wall.
  ['fr', '2026-03-28', '22:30', ['2300'], ['0230'], false],
  ['nl', '2026-03-28', '21:30', ['2200'], ['0200'], true],
  // Back: at 03:00 it is 02:00. Three hours from 00:30 end at 02:30 by the clock on the wall.
  ['be', '2026-10-24', '22:30', ['2300'], ['0230'], true],
  ['ch', '2026-10-24', '22:30', ['2300'], ['0229'], false],
  // Where no clock is changed three hours are three hours.
  ['tn', '2026-03-28', '21:00', ['2200'], ['0100'], true],
  ['sn', '2026-10-24', '22:00', ['2200'], ['0100'], true],
  ['ci', '2026-10-24', '22:00', ['2200'], ['0059'], false],
  // Back for Ramadan, in the night of its eve: at 03:00 it is 02:00.
  ['ma', '2026-02-14', '23:30', ['2200'], ['0230'], true],
] as const)(
  'goes by the clock on the wall of %s in the night of %s, three hours from %s UTC',
  (site, night, from, after, before, isLeft) => {
    const { timeZone } = siteFacts(site);
    const begins = Date.parse(`${night}T${from}:00Z`);
    const wall = (hours: number) => formatWallClock(new Date(begins + hours * 3_600_000), timeZone);
    const late = film('late', { time: wall(0), endTime: wall(3), version: 'vf', at: 0 });
    expect(narrowFilms([late], { after, before }, night).length > 0, `${wall(0)} to ${wall(3)}`).toBe(isLeft);
  },
);
