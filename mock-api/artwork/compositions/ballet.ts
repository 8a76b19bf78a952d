// The ballet season: one movement, photographed many times on the same plate.
import type { Film } from '../film';
import { mix } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, type Point, polygon } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';

/** The angles of the upper and the lower part, in degrees: 0 points down, positive to the right. */
type Limb = readonly [upper: number, lower: number];

interface Pose {
  readonly lean: number;
  readonly legs: readonly [Limb, Limb];
  readonly arms: readonly [Limb, Limb];
}

interface Dance {
  readonly from: Pose;
  readonly to: Pose;
  readonly move: readonly [Point, Point, Point];
  readonly count: number;
  readonly scale: number;
}

const dances: Readonly<Record<string, Dance>> = {
  leap: {
    from: {
      lean: -6,
      legs: [
        [-70, -60],
        [60, 84],
      ],
      arms: [
        [-110, -140],
        [100, 120],
      ],
    },
    to: {
      lean: 16,
      legs: [
        [-92, -96],
        [96, 88],
      ],
      arms: [
        [-140, -160],
        [150, 168],
      ],
    },
    move: [
      [170, 860],
      [380, 560],
      [560, 690],
    ],
    count: 8,
    scale: 1.05,
  },
  turn: {
    from: {
      lean: 0,
      legs: [
        [0, 0],
        [50, -40],
      ],
      arms: [
        [-60, -120],
        [60, 120],
      ],
    },
    to: {
      lean: 0,
      legs: [
        [0, 0],
        [96, 92],
      ],
      arms: [
        [-150, 170],
        [150, -170],
      ],
    },
    move: [
      [500, 760],
      [500, 760],
      [500, 760],
    ],
    count: 9,
    scale: 1.3,
  },
  fall: {
    from: {
      lean: 4,
      legs: [
        [2, 0],
        [-4, 0],
      ],
      arms: [
        [-165, 178],
        [165, -178],
      ],
    },
    to: {
      lean: 96,
      legs: [
        [96, 104],
        [60, 130],
      ],
      arms: [
        [60, 30],
        [130, 150],
      ],
    },
    move: [
      [250, 690],
      [430, 640],
      [560, 900],
    ],
    count: 9,
    scale: 1.1,
  },
  rise: {
    from: {
      lean: 24,
      legs: [
        [40, -60],
        [10, 30],
      ],
      arms: [
        [40, 20],
        [70, 40],
      ],
    },
    to: {
      lean: -14,
      legs: [
        [0, 0],
        [-100, -94],
      ],
      arms: [
        [-160, 170],
        [140, 160],
      ],
    },
    move: [
      [230, 880],
      [430, 820],
      [560, 700],
    ],
    count: 8,
    scale: 1.2,
  },
};
const between = (a: number, b: number, t: number) => a + (b - a) * t;
const both = ([a1, b1]: Limb, [a2, b2]: Limb, t: number): Limb => [between(a1, a2, t), between(b1, b2, t)];
const poseBetween = (from: Pose, to: Pose, t: number): Pose => ({
  lean: between(from.lean, to.lean, t),
  legs: [both(from.legs[0], to.legs[0], t), both(from.legs[1], to.legs[1], t)],
  arms: [both(from.arms[0], to.arms[0], t), both(from.arms[1], to.arms[1], t)],
});
const limb = (x: number, y: number, a: number, l: number): Point => [
  x + Math.sin((a * Math.PI) / 180) * l,
  y + Math.cos((a * Math.PI) / 180) * l,
];

function body(pose: Pose, x: number, y: number, s: number, fill: string, skirt: boolean) {
  const shoulder = limb(x, y, 180 + pose.lean * -1, 150 * s);
  const head = limb(...shoulder, 180 - pose.lean * 1.1, 62 * s);
  const bun = limb(...head, 180 - pose.lean * 1.1 + 40, 34 * s);
  const parts = [];
  const taper = (a: Point, b: Point, w0: number, w1: number) => {
    const n = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / n, (b[0] - a[0]) / n];
    return (
      polygon(
        [
          [a[0] + nx * w0, a[1] + ny * w0],
          [b[0] + nx * w1, b[1] + ny * w1],
          [b[0] - nx * w1, b[1] - ny * w1],
          [a[0] - nx * w0, a[1] - ny * w0],
        ],
        fill,
      ) +
      circle(...a, w0, fill) +
      circle(...b, w1, fill)
    );
  };
  for (const [a, b] of pose.legs) {
    const knee = limb(x, y, a, 165 * s);
    const foot = limb(...knee, b, 165 * s);
    const toe = limb(...foot, b, 44 * s);
    parts.push(taper([x, y], knee, 25 * s, 15 * s), taper(knee, foot, 15 * s, 8 * s), taper(foot, toe, 8 * s, 3 * s));
  }
  for (const [a, b] of pose.arms) {
    const elbow = limb(...shoulder, a, 100 * s);
    const hand = limb(...elbow, b, 100 * s);
    parts.push(taper(shoulder, elbow, 11 * s, 8 * s), taper(elbow, hand, 8 * s, 4 * s));
  }
  parts.push(
    taper([x, y], limb(x, y, 180 - pose.lean, 60 * s), 27 * s, 19 * s),
    taper(limb(x, y, 180 - pose.lean, 60 * s), shoulder, 19 * s, 30 * s),
    taper(shoulder, head, 12 * s, 10 * s),
    ellipse(...head, 26 * s, 31 * s, fill, { transform: `rotate(${pose.lean} ${head[0]} ${head[1]})` }),
    circle(...bun, 14 * s, fill),
  );
  if (skirt)
    parts.push(ellipse(x, y - 14 * s, 132 * s, 22 * s, fill, { transform: `rotate(${pose.lean * 0.9} ${x} ${y})` }));
  return parts.join('');
}
function sequence(film: Film, variant: string, place: string) {
  const d = named(dances, variant);
  const { ground, shape, accent } = film.palette;
  const parts = [];
  for (let i = 0; i < d.count; i++) {
    const t = i / (d.count - 1);
    const pose = poseBetween(d.from, d.to, t);
    const [[ax, ay], [bx, by], [cx, cy]] = d.move;
    const [k0, k1, k2] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    const [x, y] = [k0 * ax + k1 * bx + k2 * cx, k0 * ay + k1 * by + k2 * cy];
    const last = i === d.count - 1;
    parts.push(
      group(body(pose, x, y, d.scale, last ? shape : mix(ground, accent, 0.1 + t * 0.75), variant !== 'fall'), {
        opacity: last ? 1 : 0.55 + t * 0.3,
      }),
    );
  }
  return group(parts, { transform: place });
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, accent } = film.palette;
  const w = wordsFor(film);
  sheet.fill(ground);
  sheet.add(sequence(film, variant, 'translate(0 60)'));
  const t = setTitle(film, {
    face: 'italiana',
    x: 60,
    y: 74,
    width: 880,
    height: 250,
    lines: 2,
    leading: 0.96,
    limit: 178,
    track: -0.01,
    fill: shape,
  });
  sheet.add(t.svg);
  sheet.add(
    line(60, 1318, 940, 1318, shape, 2),
    write(film.tagline.toUpperCase(), {
      face: 'josefinSemi',
      size: 23,
      x: 60,
      y: 1298,
      track: 0.2,
      fill: accent,
      max: 600,
    }),
    write(w.live.toUpperCase(), {
      face: 'josefinSemi',
      size: 23,
      x: 940,
      y: 1298,
      anchor: 'end',
      track: 0.2,
      fill: accent,
    }),
  );
  sheet.add(
    write(film.cast.join('     '), { face: 'cormorant', size: 42, x: 60, y: 1374, fill: shape, max: 880 }),
    write(`${w.choreography} ${film.directors[0]}     ${w.music} ${film.crew.composer}     Candela Ballet 26 / 27`, {
      face: 'josefin',
      size: 24,
      x: 60,
      y: 1426,
      fill: shape,
      max: 880,
    }),
  );
  sheet.finish = { grain: 0.035, paper: 0.45 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  sheet.fill(film.palette.ground);
  sheet.add(sequence(film, variant, 'translate(1000 -260) scale(0.88)'));
  sheet.finish = { grain: 0.035, paper: 0.4 };
}
