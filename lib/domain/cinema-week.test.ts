import { expect, it } from 'vitest';
import { buildWeek, countLines } from './cinema-week';

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

it('counts the lines of the fullest day of each row', () => {
  const week = buildWeek([
    { dune: ['10', '12', '14', '16'].map((hour) => at(`2026-11-20 ${hour}:00`)), nova: [at('2026-11-20 14:00')] },
    { dune: [at('2026-11-21 20:00', 'vost')] },
  ]);
  expect([countLines(week, 4), countLines(week, 3), countLines(week, 1)]).toEqual([2, 3, 5]);
});
