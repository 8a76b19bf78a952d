import { expect, it } from 'vitest';
import { buildWeek, fitLetters } from './cinema-week';

const at = (time: string, version = 'vf', status?: string) => ({
  time: `${time}:00`,
  version,
  ...(status && { status }),
});

it('has a row for each title, what plays most often first, and says which times are not in its usual version', () => {
  const week = buildWeek([
    { nova: [at('2026-11-20 14:00')], dune: [at('2026-11-20 20:15', 'vost'), at('2026-11-20 18:00')] },
    { dune: [at('2026-11-21 18:00')] },
  ]);
  expect(week).toEqual([
    {
      slug: 'dune',
      version: 'vf',
      days: [
        [
          { clock: '18:00', isFull: false },
          { clock: '20:15', other: 'vost', isFull: false },
        ],
        [{ clock: '18:00', isFull: false }],
      ],
    },
    { slug: 'nova', version: 'vf', days: [[{ clock: '14:00', isFull: false }], []] },
  ]);
});

it('lists a night after midnight last, and two halls that begin together once', () => {
  const [row] = buildWeek([
    {
      dune: [
        at('2026-11-21 00:10'),
        at('2026-11-20 22:00', 'vf', 'soldout'),
        at('2026-11-20 20:00'),
        at('2026-11-20 20:00', 'vf', 'soldout'),
      ],
    },
  ]);
  expect(row?.days[0]).toEqual([
    { clock: '20:00', isFull: false },
    { clock: '22:00', isFull: true },
    { clock: '00:10', isFull: false },
  ]);
});

it('leaves out what plays on none of the days', () => {
  expect(buildWeek([{ dune: [] }, {}])).toEqual([]);
});

const clocks = (count: number, version = 'vf') =>
  Array.from({ length: count }, (_, index) => at(`2026-11-20 ${10 + index}:00`, version));
const titled = (rows: ReturnType<typeof buildWeek>, title = 'Dune') => rows.map((row) => ({ ...row, title }));
const sheetOf = (rows: number, times: number, title?: string) =>
  titled(
    buildWeek([Object.fromEntries(Array.from({ length: rows }, (_, row) => [`film-${row}`, clocks(times)]))]),
    title,
  );

it.each([
  ['a small cinema', sheetOf(8, 3), 0, 9],
  ['times that stand beside each other in smaller letters alone', sheetOf(24, 4), 0, 6.9],
  ['as many rows, each under a name of its own', sheetOf(24, 4), 24, 5.7],
  ['days that take three lines of larger letters rather than two', sheetOf(16, 7), 0, 7.1],
  ['titles that take two lines', sheetOf(24, 4, 'The Unlikely Pilgrimage of a Lighthouse Keeper'), 0, 6.7],
  ['more than a sheet can bear', sheetOf(90, 9), 0, 5],
  ['times that all say their version', titled(buildWeek([{ dune: [...clocks(9), ...clocks(8, 'vost')] }])), 0, 9],
])('is printed in the largest letters that stand on one sheet: %s', (_, rows, names, points) => {
  expect(fitLetters(rows, names)).toBe(points);
});
