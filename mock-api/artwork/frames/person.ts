import { circle, ellipse, type Point, path, polygon, type Shapes } from '../kit/svg';

/** Angles of the upper and the lower half of a limb, in degrees: 0 hangs down, more turns to the right. */
type Limb = readonly [upper: number, lower: number];

export interface Posture {
  readonly legs: readonly [Limb, Limb];
  readonly arms: readonly [Limb, Limb];
  readonly lean?: number;
  /** Of the head: to the right. */
  readonly nod?: number;
}

export const postures = {
  stands: {
    legs: [
      [3, 1],
      [-10, -3],
    ],
    arms: [
      [13, -4],
      [-15, 3],
    ],
    nod: 2,
  },
  pockets: {
    legs: [
      [6, 1],
      [-7, 0],
    ],
    arms: [
      [26, -28],
      [-27, 30],
    ],
    nod: -2,
  },
  walks: {
    legs: [
      [24, 8],
      [-14, -40],
    ],
    arms: [
      [-20, 2],
      [22, 48],
    ],
    lean: 5,
    nod: 5,
  },
  strides: {
    legs: [
      [31, 16],
      [-24, -36],
    ],
    arms: [
      [-30, -4],
      [30, 62],
    ],
    lean: 9,
    nod: 4,
  },
  looks: {
    legs: [
      [2, 0],
      [-8, -2],
    ],
    arms: [
      [12, -2],
      [-118, -160],
    ],
    lean: -2,
    nod: -5,
  },
  holds: {
    legs: [
      [5, 1],
      [-8, -2],
    ],
    arms: [
      [20, 160],
      [-14, 2],
    ],
    nod: 2,
  },
} as const satisfies Record<string, Posture>;

export type Wear = 'suit' | 'coat' | 'dress' | 'gown' | 'parka';
export type Hairdo = 'short' | 'long' | 'bun' | 'hat' | 'cap';

const from = (x: number, y: number, angle: number, length: number): Point => [
  x + Math.sin((angle * Math.PI) / 180) * length,
  y + Math.cos((angle * Math.PI) / 180) * length,
];

function taper(a: Point, b: Point, wide: number, thin: number, ink: string): string {
  const n = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / n, (b[0] - a[0]) / n];
  const side = (p: Point, w: number): Point => [p[0] + nx * w, p[1] + ny * w];
  return (
    polygon([side(a, wide), side(b, thin), side(b, -thin), side(a, -wide)], ink) +
    circle(...a, wide, ink) +
    circle(...b, thin, ink)
  );
}

const skirts: Record<Wear, (x: number) => string | undefined> = {
  suit: (x) => `M${x - 17} -112Q${x} -106 ${x + 17} -112L${x + 18} -94Q${x} -88 ${x - 18} -94Z`,
  parka: (x) =>
    `M${x - 20} -116H${x + 20}Q${x + 25} -98 ${x + 23} -84Q${x} -78 ${x - 23} -84Q${x - 25} -98 ${x - 20} -116Z`,
  coat: (x) =>
    `M${x - 18} -118H${x + 18}Q${x + 26} -84 ${x + 30} -48Q${x + 20} -42 ${x + 13} -46L${x + 6} -52L${x - 3} -44Q${x - 16} -40 ${x - 27} -47Q${x - 25} -84 ${x - 18} -118Z`,
  dress: (x) =>
    `M${x - 13} -122H${x + 13}Q${x + 18} -104 ${x + 27} -66Q${x + 33} -54 ${x + 29} -50Q${x + 16} -44 ${x + 6} -50Q${x - 8} -42 ${x - 24} -50Q${x - 28} -56 ${x - 22} -74Q${x - 16} -104 ${x - 13} -122Z`,
  gown: (x) =>
    `M${x - 12} -124H${x + 12}Q${x + 18} -96 ${x + 36} -46Q${x + 54} -14 ${x + 74} 0H${x - 50}Q${x - 30} -40 ${x - 12} -124Z`,
};

const hairdos: Record<Hairdo, (x: number, y: number, ink: string) => Shapes> = {
  short: (x, y, ink) => ellipse(x, y - 3, 12.6, 14, ink),
  long: (x, y, ink) =>
    path(
      `M${x - 12} ${y - 4}Q${x} ${y - 24} ${x + 13} ${y - 4}Q${x + 16} ${y + 14} ${x + 20} ${y + 34}Q${x + 8} ${y + 42} ${x} ${y + 38}Q${x - 12} ${y + 44} ${x - 18} ${y + 36}Q${x - 17} ${y + 16} ${x - 12} ${y - 4}Z`,
      ink,
    ),
  bun: (x, y, ink) => [ellipse(x, y - 2, 12.4, 14, ink), circle(x - 6, y - 17, 7.4, ink)],
  hat: (x, y, ink) =>
    path(
      `M${x - 24} ${y - 5}Q${x - 13} ${y - 9} ${x - 12} ${y - 12}L${x - 10} ${y - 23}Q${x} ${y - 28} ${x + 10} ${y - 23}L${x + 12} ${y - 12}Q${x + 14} ${y - 9} ${x + 24} ${y - 5}Q${x} ${y + 1} ${x - 24} ${y - 5}Z`,
      ink,
    ),
  cap: (x, y, ink) =>
    path(
      `M${x - 13} ${y - 1}Q${x - 13} ${y - 19} ${x} ${y - 19}Q${x + 13} ${y - 19} ${x + 13} ${y - 3}L${x + 24} ${y + 1}L${x + 13} ${y + 3}Z`,
      ink,
    ),
};

/** Somebody 200 high whose feet stand on 0, 0. */
export function person({ legs, arms, lean = 0, nod = 0 }: Posture, wear: Wear, hair: Hairdo, ink: string): Shapes {
  const slim = wear === 'dress' || wear === 'gown';
  const [broad, hip] = slim ? [16, 12] : wear === 'suit' ? [20, 13] : [22, 15];
  const tilt = Math.tan((lean * Math.PI) / 180);
  const [sx, nx] = [58 * tilt, 74 * tilt];
  const head: Point = [nx + nod * 0.5, -185];
  const limbs = legs.map(([upper, lower], i) => {
    const start: Point = [(i ? -1 : 1) * hip * 0.56, -102];
    const knee = from(...start, upper, 49);
    const foot = from(...knee, lower, 48);
    return (
      taper(start, knee, slim ? 9 : 11, 7, ink) +
      taper(knee, foot, 7, slim ? 3.6 : 5, ink) +
      taper(foot, [foot[0] + (i ? -4 : 6), foot[1] + 4], 4.6, 3.4, ink)
    );
  });
  const sleeves = arms.map(([upper, lower], i) => {
    const start: Point = [sx + (i ? -1 : 1) * (broad - 4), -155];
    const elbow = from(...start, upper, 34);
    const hand = from(...elbow, lower, 32);
    const thick = slim ? 5.4 : wear === 'suit' ? 7 : 8.4;
    return taper(start, elbow, thick, thick * 0.82, ink) + taper(elbow, hand, thick * 0.82, slim ? 3.4 : 5, ink);
  });
  const waist = slim ? 11 : broad - 5;
  return [
    limbs,
    skirts[wear](0) ? path(skirts[wear](0) ?? '', ink) : '',
    path(
      `M${sx - 7} -166Q${sx - broad} -162 ${sx - broad} -150Q${sx * 0.6 - broad + 1} -134 ${-waist} -116L${-hip} -98H${hip}L${waist} -116Q${sx * 0.6 + broad - 1} -134 ${sx + broad} -150Q${sx + broad} -162 ${sx + 7} -166Z`,
      ink,
    ),
    sleeves,
    path(`M${sx - 12} -160L${nx - 5.4} -178H${nx + 5.4}L${sx + 12} -160Z`, ink),
    ellipse(...head, 11, 14.4, ink),
    hairdos[hair](...head, ink),
  ];
}
