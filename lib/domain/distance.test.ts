import { describe, expect, it } from 'vitest';
import { kilometresBetween, pickNearest } from './distance';

const lyon = { latitude: 45.7408, longitude: 4.8186 };
const partDieu = { latitude: 45.7606, longitude: 4.8569 };
const paris = { latitude: 48.8566, longitude: 2.3522 };

describe('distance', () => {
  it('is 60 × 1.853159616 km for one degree', () => {
    expect(kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(
      111.18957696,
      6,
    );
    expect(kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(
      111.18957696,
      6,
    );
  });

  it('is the way between two towns, the same both ways', () => {
    expect(kilometresBetween(lyon, paris)).toBeGreaterThan(385);
    expect(kilometresBetween(lyon, paris)).toBeLessThan(400);
    expect(kilometresBetween(paris, lyon)).toBe(kilometresBetween(lyon, paris));
  });

  it('is nothing to the same point, whatever the rounding', () => {
    for (let latitude = -89.9; latitude < 90; latitude += 0.37)
      expect(kilometresBetween({ latitude, longitude: 4.8 }, { latitude, longitude: 4.8 })).toBeLessThan(0.001);
  });
});

describe('nearest', () => {
  const places = [
    { slug: 'paris', gps: paris },
    { slug: 'nowhere', gps: null },
    { slug: 'part-dieu', gps: partDieu },
    { slug: 'confluence', gps: lyon },
  ];
  const slugs = (limits: { maxDistance: number; maxCinemas: number }) =>
    pickNearest(lyon, places, limits).map(({ item: place }) => place.slug);

  it('puts the nearest first and leaves out what is too far', () => {
    expect(slugs({ maxDistance: 50, maxCinemas: 6 })).toEqual(['confluence', 'part-dieu']);
    expect(slugs({ maxDistance: 500, maxCinemas: 6 })).toEqual(['confluence', 'part-dieu', 'paris']);
  });

  it('stops at the number the settings allow', () => {
    expect(slugs({ maxDistance: 500, maxCinemas: 2 })).toEqual(['confluence', 'part-dieu']);
  });

  it('knows no neighbours of a place without a position', () => {
    expect(pickNearest(null, places, { maxDistance: 500, maxCinemas: 6 })).toEqual([]);
  });
});
