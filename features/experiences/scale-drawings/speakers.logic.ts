type Hall = { width: number; length: number };
type Spot = { x: number; y: number };

/** Metres between a speaker and its wall. */
const inset = 0.55;

/** So many spots along the four walls, as far from each other as they can be. */
export function listAround(count: number, { width, length }: Hall): Spot[] {
  const [wide, long] = [width - 2 * inset, length - 2 * inset];
  const whole = 2 * (wide + long);
  return Array.from({ length: count }, (_, index) => {
    const way = ((index + 0.5) * whole) / count;
    if (way < wide) return spot(way, 0);
    if (way < wide + long) return spot(wide, way - wide);
    if (way < 2 * wide + long) return spot(2 * wide + long - way, long);
    return spot(0, whole - way);
  });
}

/** So many spots above the seats, in two lines. */
export function listAbove(count: number, { width, length }: Hall): Spot[] {
  const first = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const [line, place, of] = index < first ? [0, index, first] : [1, index - first, count - first];
    return spot(((place + 0.5) * (width - 2 * inset)) / of, length * (line ? 0.66 : 0.36));
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
const spot = (x: number, y: number): Spot => ({ x: round(x + inset), y: round(y + inset) });
