import type { Cinema } from '../cinemas';
import type { World } from '../world';

/** Kilometres by the rule of the spec. */
const distance = ({ gps: [a, b] }: Cinema, { gps: [c, d] }: Cinema): number => {
  const rad = Math.PI / 180;
  const cos = Math.sin(a * rad) * Math.sin(c * rad) + Math.cos(a * rad) * Math.cos(c * rad) * Math.cos((b - d) * rad);
  return (Math.acos(Math.min(1, cos)) / rad) * 60 * 1.853159616;
};

/** The closest open houses, none beyond an hour’s drive. */
export const nearby = (world: World, cinema: Cinema): Cinema[] =>
  world.cinemas
    .filter((other) => other !== cinema && !other.closed && distance(other, cinema) < 60)
    .sort((a, b) => distance(a, cinema) - distance(b, cinema))
    .slice(0, 4);

/** Null rather than an empty list, as the wire has it. */
export function nearCities(world: World, cinema: Cinema): string[] | null {
  const cities = new Set(
    world.cinemas
      .filter((other) => !other.closed && other.city !== cinema.city && distance(other, cinema) < 160)
      .map(({ city }) => city),
  );
  return cities.size ? [...cities] : null;
}
