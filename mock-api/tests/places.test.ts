import { expect, test } from 'vitest';
import { outlines } from '@/lib/sites/outlines';
import { type SiteId, siteIds } from '@/lib/sites/sites';
import { openCinemas } from '../world/cinemas';

type Spot = readonly [latitude: number, longitude: number];

const ringsOf = (site: SiteId): Spot[][] =>
  (outlines[site]?.rings ?? []).map((ring) =>
    ring.split(',').map((pair): Spot => {
      const [latitude = 0, longitude = 0] = pair.trim().split(' ').map(Number);
      return [latitude, longitude];
    }),
  );

/** A ray to the east crosses the border an odd number of times. */
const isInside = ([latitude, longitude]: Spot, ring: readonly Spot[]): boolean =>
  ring.filter(([y, x], index) => {
    const [nextY, nextX] = ring[(index + 1) % ring.length]!;
    return y > latitude !== nextY > latitude && longitude < x + ((latitude - y) / (nextY - y)) * (nextX - x);
  }).length %
    2 ===
  1;

/** A harbour may lie on the line of a coast that is drawn by hand. */
const nearby = 0.06;
const around = ([latitude, longitude]: Spot): Spot[] =>
  [-nearby, 0, nearby].flatMap((north) =>
    [-nearby, 0, nearby].map((east): Spot => [latitude + north, longitude + east]),
  );

const located = (site: SiteId) => openCinemas(site).filter(({ gps: [latitude] }) => latitude !== 0);

test.each(siteIds.filter((site) => outlines[site]))('every cinema of %s lies in the country that is drawn', (site) => {
  const rings = ringsOf(site);
  const outside = located(site).filter(
    ({ gps }) => !around(gps).some((spot) => rings.some((ring) => isInside(spot, ring))),
  );
  expect(outside.map(({ name }) => name)).toEqual([]);
});

test.each(siteIds)('no two neighbours in a town of %s have the same front', (site) => {
  const rows = openCinemas(site).toSorted((a, b) => a.city.localeCompare(b.city) || a.name.localeCompare(b.name));
  const alike = rows.filter((row, index) => {
    const before = rows[index - 1];
    return before?.city === row.city && before.facade === row.facade;
  });
  expect(alike.map(({ name }) => name)).toEqual([]);
});
