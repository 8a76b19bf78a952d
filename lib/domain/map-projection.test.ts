import { expect, it } from 'vitest';
import { kilometresBetween } from './distance';
import { findMiddle, projectFrom, spreadApart } from './map-projection';

const lyon = { latitude: 45.7578, longitude: 4.832 };
const grenoble = { latitude: 45.1885, longitude: 5.7245 };

it('is as far on a map as it is on the way', () => {
  const { x, y } = projectFrom(lyon)(grenoble);
  expect(Math.hypot(x, y) / kilometresBetween(lyon, grenoble)).toBeCloseTo(1, 1);
  expect([x > 0, y > 0]).toEqual([true, true]);
});

it('has a middle only where there is something', () => {
  expect(findMiddle([])).toBeNull();
  expect(findMiddle([lyon, { latitude: 43.7578, longitude: 2.832 }])).toEqual({ latitude: 44.7578, longitude: 3.832 });
});

it('parts what crowds and leaves the rest where it is', () => {
  const far = { x: 90, y: 90 };
  const crowd = [
    { x: 10, y: 10 },
    { x: 10, y: 10 },
    { x: 12, y: 10 },
  ];
  const moved = spreadApart([...crowd, far], 8);
  expect(moved[3]).toEqual(far);
  const ways = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([a = 0, b = 0]) => {
    const [one, other] = [moved[a]!, moved[b]!];
    return Math.hypot(one.x - other.x, one.y - other.y);
  });
  expect(Math.min(...ways)).toBeGreaterThan(7.9);
});
