import { type Cinema, openCinemas } from '../cinemas';
import type { World } from '../world';

/** Kilometres by the rule of the spec. */
export const distance = ({ gps: [a, b] }: Pick<Cinema, 'gps'>, { gps: [c, d] }: Pick<Cinema, 'gps'>): number => {
  const rad = Math.PI / 180;
  const cos = Math.sin(a * rad) * Math.sin(c * rad) + Math.cos(a * rad) * Math.cos(c * rad) * Math.cos((b - d) * rad);
  return (Math.acos(Math.min(1, cos)) / rad) * 60 * 1.853159616;
};

/** The closest open houses, none beyond an hour’s drive. */
export const nearby = (world: World, cinema: Cinema): Cinema[] =>
  openCinemas(world.site)
    .map((other) => ({ other, far: distance(other, cinema) }))
    .filter(({ other, far }) => other !== cinema && far < 60)
    .sort((a, b) => a.far - b.far)
    .slice(0, 4)
    .map(({ other }) => other);

/** Null rather than an empty list, as the wire has it. */
export function nearCities(world: World, cinema: Cinema): string[] | null {
  const cities = new Set(
    openCinemas(world.site)
      .filter((other) => other.city !== cinema.city)
      .map((other) => ({ city: other.city, far: distance(other, cinema) }))
      .filter(({ far }) => far < 160)
      .sort((a, b) => a.far - b.far)
      .map(({ city }) => city),
  );
  return cities.size ? [...cities] : null;
}
