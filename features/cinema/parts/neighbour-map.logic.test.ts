import { expect, it } from 'vitest';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { drawNeighbours } from './neighbour-map.logic';

const at = (latitude: number, longitude: number) => ({ gps: { latitude, longitude }, citySlug: 'lyon' });
const near = (slug: string, kilometres: number | null, gps: CinemaSummary['gps']) => ({
  cinema: { slug, name: `Candela ${slug}`, city: 'Lyon', citySlug: 'lyon', gps } as CinemaSummary,
  kilometres,
});
const confluence = at(45.74, 4.81);

it('draws neighbours on the side where they stand, without the brand, inside the drawing', () => {
  const plan = drawNeighbours(confluence, [
    near('North', 5, { latitude: 45.785, longitude: 4.81 }),
    near('East', 8, { latitude: 45.74, longitude: 4.913 }),
  ]);
  const [north, east] = plan?.points ?? [];
  expect(north?.name).toBe('North');
  expect(north?.left).toBeGreaterThan(55);
  expect(north?.top).toBeGreaterThan(0);
  expect(north?.top).toBeLessThan(40);
  expect(east?.left).toBeGreaterThan(55);
  expect(east?.left).toBeLessThan(100);
});

it('writes names below each other where neighbours crowd, without the town that is said above', () => {
  const crowd = ['Lyon Bellecour', 'Lyon Part-Dieu', 'Lyon Gratte-Ciel'].map((name, index) =>
    near(name, 4 + index / 100, { latitude: 45.77, longitude: 4.85 + index / 10_000 }),
  );
  const points = drawNeighbours(confluence, crowd)?.points ?? [];
  expect(points.map(({ name }) => name)).toContain('Part-Dieu');
  const tops = points.map(({ top }) => top).toSorted((a, b) => a - b);
  expect(Math.min(...tops.slice(1).map((top, index) => top - tops[index]!))).toBeGreaterThan(12);
  expect(tops.at(-1)).toBeLessThan(95);
});

it('keeps a neighbour across the street off the pin', () => {
  const [next] =
    drawNeighbours(confluence, [near('Next', 0.01, confluence.gps), near('Far', 9, at(45.66, 4.81).gps)])?.points ?? [];
  expect(Math.hypot((next?.left ?? 50) - 50, (next?.top ?? 50) - 50)).toBeGreaterThan(5);
});

it.each([
  ['without its own place', { gps: null, citySlug: 'lyon' }, [near('A', 1, confluence.gps)]],
  ['alone', confluence, []],
  ['with neighbours of unknown place', confluence, [near('A', null, null)]],
  ['with neighbours in other towns only', confluence, [near('A', 120, at(44.7, 4.8).gps)]],
] as const)('draws nothing %s', (_, cinema, neighbours) => {
  expect(drawNeighbours(cinema, neighbours)).toBeNull();
});
