import { expect, it } from 'vitest';
import { minuteOfDay } from './minute-of-day';
import { buildAxis, pickLanes, spanOf } from './timeline';

const day = '2026-11-20';

it.each([
  ['2026-11-20 20:15:00', 1215],
  ['2026-11-21 00:30:00', 1470],
  ['2026-11-21 02:59:00', 1619],
])('counts %s as minute %i of the evening before', (time, minute) => {
  expect(minuteOfDay(time, day)).toBe(minute);
});

it('draws a showing from its beginning to its end, and a usual length where the end is not said', () => {
  expect(spanOf({ time: `${day} 20:15:00`, endTime: `${day} 22:31:00` }, day)).toEqual({ from: 1215, to: 1351 });
  expect(spanOf({ time: `${day} 23:00:00`, endTime: '2026-11-21 01:10:00' }, day)).toEqual({ from: 1380, to: 1510 });
  expect(spanOf({ time: `${day} 20:15:00` }, day)).toEqual({ from: 1215, to: 1335 });
});

it.each([
  ['back', '2026-10-24', '2026-10-25 01:20:00', '2026-10-25 02:10:00', 50],
  ['back, before it began', '2026-10-24', '2026-10-25 02:50:00', '2026-10-25 02:40:00', 30],
  ['forward', '2027-03-27', '2027-03-28 01:20:00', '2027-03-28 04:10:00', 170],
])('follows the clock on the wall where it is put %s during a showing', (_, on, time, endTime, length) => {
  const { from, to } = spanOf({ time, endTime }, on);
  expect(to - from).toBe(length);
});

it.each([
  [
    'the whole day',
    [
      [600, 720],
      [1290, 1500],
    ],
    null,
    [10, 25],
  ],
  [
    'no hour before nine or after two',
    [
      [420, 540],
      [1530, 1700],
    ],
    null,
    [9, 26],
  ],
  [
    'from the hour of now on',
    [
      [600, 720],
      [1290, 1500],
    ],
    1050,
    [17, 25],
  ],
  ['never less than four hours', [[1500, 1560]], 1500, [22, 26]],
  ['an empty day', [], null, [22, 26]],
] as const)('has hours for %s', (_, spans, now, [from, to]) => {
  expect(
    buildAxis(
      spans.map(([from, to]) => ({ from, to })),
      now,
    ),
  ).toEqual({ from, to });
});

it('puts what overlaps below each other, and what does not beside each other', () => {
  const spans = [
    [0, 100],
    [50, 150],
    [100, 200],
    [160, 170],
  ].map(([from = 0, to = 0]) => ({ from, to }));
  expect(pickLanes(spans, 0)).toEqual([1, 2, 1, 2]);
  // The words of a short one need room too.
  expect(
    pickLanes(
      [
        { from: 0, to: 10 },
        { from: 20, to: 30 },
      ],
      60,
    ),
  ).toEqual([1, 2]);
});
