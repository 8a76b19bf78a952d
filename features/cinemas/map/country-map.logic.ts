import type { Gps } from '@/lib/domain/cinema';
import {
  boxAround,
  findMiddle,
  type PlaneBox,
  type PlanePoint,
  projectFrom,
  spreadApart,
} from '@/lib/domain/map-projection';
import type { Outline } from '@/lib/sites/outlines';
import type { CityGroup } from '../parts/cinemas.logic';

type Place = { slug: string; name: string; count: number };
/** Where its name stands beside a point. */
export type Side = 'right' | 'left' | 'below' | 'above';
/** In hundredths of the width and of the height; `side` is null where there is no room for a name. */
export type MapTown = Place & { left: number; top: number; side: Side | null };
/** `height` and `path` are of a drawing that is a thousand wide. */
export type CountryMap = { height: number; path: string; towns: readonly MapTown[] };

/** The drawing's own measure, and how wide it is at least on a screen, by which names find room. */
const width = 1000;
const pixels = 240;
/** Pixels between two points, of the letters of a name, and left free around it. */
const leastApart = 8;
const letter = 7;
const line = 17;
const dot = 6;
const air = 7;

/** Nothing where a drawing would not say more than the list. */
const fewestTowns = 3;

/** A country with its towns, each where its cinemas are: the positions of cities themselves are not to be trusted. */
export function drawCountry(outline: Outline | undefined, groups: readonly CityGroup[]): CountryMap | null {
  const placed = groups.flatMap(({ slug, name, cinemas }) => {
    const gps = findMiddle(cinemas.flatMap((cinema) => cinema.gps ?? []));
    return gps ? [{ slug, name, count: cinemas.length, gps }] : [];
  });
  if (placed.length < fewestTowns) return null;
  const rings = (outline?.rings ?? []).map(readRing);
  const framed = outline?.frame ? cornersOf(outline.frame) : [...rings.flat(), ...placed.map(({ gps }) => gps)];
  const project = projectFrom(findMiddle(cornersAround(framed)) ?? framed[0]!);
  const box = padded(boxAround(framed.map(project)));
  const scale = width / (box.east - box.west);
  const draw = (gps: Gps): PlanePoint => {
    const { x, y } = project(gps);
    return { x: (x - box.west) * scale, y: (y - box.north) * scale };
  };
  const height = Math.round((box.south - box.north) * scale);
  const points = spreadApart(
    placed.map(({ gps }) => draw(gps)),
    (leastApart * width) / pixels,
  );
  const round = ({ x, y }: PlanePoint) => `${Math.round(x)} ${Math.round(y)}`;
  return {
    height,
    path: rings.map((ring) => `M${ring.map((gps) => round(draw(gps))).join('L')}Z`).join(''),
    towns: nameTowns(placed, points, height),
  };
}

/** How many times as many cinemas a town has whose name may lie over the point of another. */
const outshines = 3;

/** The bigger a town the sooner its name finds room; it hides no other name and no point but those of far smaller ones. */
function nameTowns(places: readonly Place[], points: readonly PlanePoint[], height: number): MapTown[] {
  const onScreen = points.map(({ x, y }) => ({ x: (x * pixels) / width, y: (y * pixels) / width }));
  const dots = onScreen.map(({ x, y }) => ({ west: x - dot, north: y - dot, east: x + dot, south: y + dot }));
  const frame = { west: 0, north: 0, east: pixels, south: (height * pixels) / width };
  const names: PlaneBox[] = [];
  const sides = new Map<string, Side>();
  const inOrder = places.map((place, index) => ({ place, index })).toSorted((a, b) => b.place.count - a.place.count);
  for (const { place, index } of inOrder) {
    const boxes = boxesBeside(onScreen[index]!, place.name.length * letter);
    const counts = dots.filter((_, other) => other !== index && places[other]!.count * outshines > place.count);
    const isFree = (box: PlaneBox) =>
      isWithin(box, frame) && ![...names, ...counts].some((other) => overlap(box, other));
    const free = boxes.find(([, box]) => isFree(box));
    if (!free) continue;
    sides.set(place.slug, free[0]);
    names.push(widened(free[1], air));
  }
  return places.map(({ slug, name, count }, index) => ({
    ...{ slug, name, count },
    left: toHundredths(points[index]!.x, width),
    top: toHundredths(points[index]!.y, height),
    side: sides.get(slug) ?? null,
  }));
}

const boxesBeside = ({ x, y }: PlanePoint, long: number): [Side, PlaneBox][] => [
  ['right', { west: x + dot, east: x + dot + long, north: y - line / 2, south: y + line / 2 }],
  ['left', { west: x - dot - long, east: x - dot, north: y - line / 2, south: y + line / 2 }],
  ['below', { west: x - long / 2, east: x + long / 2, north: y + dot, south: y + dot + line }],
  ['above', { west: x - long / 2, east: x + long / 2, north: y - dot - line, south: y - dot }],
];

const widened = ({ west, north, east, south }: PlaneBox, by: number): PlaneBox => ({
  west: west - by,
  north: north - by,
  east: east + by,
  south: south + by,
});
const overlap = (a: PlaneBox, b: PlaneBox) =>
  a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south;
const isWithin = (a: PlaneBox, b: PlaneBox) =>
  a.west >= b.west && a.east <= b.east && a.north >= b.north && a.south <= b.south;
const toHundredths = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;

const readRing = (text: string): Gps[] =>
  text.split(',').map((pair) => {
    const [latitude = 0, longitude = 0] = pair.trim().split(' ').map(Number);
    return { latitude, longitude };
  });

const cornersOf = ([south, west, north, east]: readonly number[]): Gps[] => [
  { latitude: south!, longitude: west! },
  { latitude: north!, longitude: east! },
];

function cornersAround(positions: readonly Gps[]): Gps[] {
  const { west, north, east, south } = boxAround(positions.map(({ latitude: y, longitude: x }) => ({ x, y })));
  return cornersOf([north, west, south, east]);
}

/** A little air around it. */
const padded = (box: PlaneBox): PlaneBox => widened(box, (box.east - box.west) / 30);
