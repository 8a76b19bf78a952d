import { body } from '../figures/dancer';
import { dances } from '../figures/dances';
import { mix } from '../kit/colour';
import { named } from '../kit/list';
import { circle, ellipse, group, path, rect, type Shapes, stroke } from '../kit/svg';
import { person, postures } from './person';
import type { Figure } from './shot';

/** Where somebody stands: the feet, the size (1 is 200 high), the colour of the dark. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly s?: number;
  readonly ink?: string;
  /** Mirrored, to look the other way. */
  readonly back?: boolean;
  /** Drawn once more below, as in water or on wet ground: how strongly, 0..1. */
  readonly wet?: number;
  /** A rim of light along the edge. */
  readonly rim?: string;
  /** Lit from the right, for clothes that are a colour and not a silhouette. */
  readonly lit?: boolean;
}

/** A drawing 200 high that stands on 0, 0, in one colour. */
export type Cut = (ink: string) => Shapes;

/** Somebody or something that stands before the light. */
export const stand =
  (cut: Cut, { x, y, s = 1, ink: tone = '#07080c', back = false, wet = 0, rim, lit = false }: Spot): Figure =>
  (sheet) => {
    const flip = back ? -1 : 1;
    const ink = lit
      ? sheet.linear(
          [
            [0, mix(tone, '#000000', 0.62)],
            [0.6, tone],
            [1, mix(tone, '#ffffff', 0.22)],
          ],
          flip > 0 ? 0 : 180,
        )
      : tone;
    if (wet) {
      const soft = sheet.define(
        (id) =>
          `<filter id="${id}" x="-20%" y="-10%" width="140%" height="120%"><feGaussianBlur stdDeviation="3 7"/></filter>`,
      );
      sheet.add(
        group(group(cut(ink), { transform: `translate(${x} ${y + 2}) scale(${s * flip} ${-s * 0.9})` }), {
          filter: soft,
          opacity: wet,
        }),
      );
    }
    // The light behind eats into the edge.
    if (rim)
      sheet.add(
        group(group(cut(rim), { transform: `translate(${x} ${y}) scale(${s * flip} ${s})` }), {
          filter: sheet.blur(5 + s),
          opacity: 0.55,
        }),
        group(cut(rim), {
          transform: `translate(${x - 1.6} ${y - 1.6}) scale(${s * flip * 1.006} ${s * 1.006})`,
          opacity: 0.85,
        }),
      );
    // A lens draws no edge as sharp as a knife does.
    const edge = sheet.blur(0.5 + s * 0.35);
    sheet.add(group(group(cut(ink), { transform: `translate(${x} ${y}) scale(${s * flip} ${s})` }), { filter: edge }));
  };

const head = (ink: string, x = 0, y = -184) => [ellipse(x, y, 13, 16, ink), rect(x - 6, y + 8, 12, 16, ink)];

export const man: Cut = (ink) => person(postures.pockets, 'suit', 'short', ink);
export const coat: Cut = (ink) => person(postures.pockets, 'coat', 'hat', ink);
export const woman: Cut = (ink) => person(postures.stands, 'dress', 'long', ink);
export const traveller: Cut = (ink) => person(postures.stands, 'coat', 'bun', ink);
export const gown: Cut = (ink) => person(postures.looks, 'gown', 'bun', ink);
export const walker: Cut = (ink) => person(postures.walks, 'parka', 'cap', ink);
export const runner: Cut = (ink) => person(postures.strides, 'suit', 'short', ink);
export const child: Cut = (ink) =>
  group([person(postures.stands, 'parka', 'short', ink), circle(1, -186, 19, ink)], { transform: 'scale(0.6)' });

/** A swordsman under a straw hat, from behind. */
export const ronin: Cut = (ink) => [
  person(
    {
      ...postures.walks,
      arms: [
        [14, 4],
        [-10, 20],
      ],
    },
    'coat',
    'short',
    ink,
  ),
  path('M-58 -170Q-30 -188 8 -214Q40 -190 70 -172Q6 -150 -58 -170Z', ink),
  stroke('M-62 -78L54 -118', ink, 4.4),
  path('M-22 -120L-34 -52L-44 -8L-18 -14L-2 -40L18 -10L42 -12L30 -60L20 -120Z', ink),
];

export const umbrella: Cut = (ink) => [
  person(
    {
      ...postures.walks,
      arms: [
        [30, 172],
        [22, 40],
      ],
    },
    'coat',
    'bun',
    ink,
  ),
  stroke('M34 -150L30 -242', ink, 3),
  path(
    'M-54 -224Q-38 -286 30 -290Q98 -286 114 -224Q92 -238 72 -224Q50 -238 30 -224Q8 -238 -12 -224Q-32 -238 -54 -224Z',
    ink,
  ),
];

export const seated: Cut = (ink) => [
  head(ink, -2, -138),
  path(
    'M-12 -120C-28 -114 -32 -100 -32 -84L-30 -46L38 -48L42 0H58L56 -58Q54 -68 42 -68L10 -72L12 -100Q12 -116 6 -120Z',
    ink,
  ),
  stroke('M-14 -104L12 -78L36 -72', ink, 11),
  path('M-46 -52H18V-44H-46ZM-46 -120H-39V0H-46ZM10 -44H16V0H10Z', ink),
];

export const rider: Cut = (ink) => [
  group(
    [
      path(
        'M-96 -120C-70 -132 -20 -126 20 -130C44 -138 62 -170 74 -190C76 -198 84 -206 88 -196C96 -190 112 -168 122 -152C124 -142 114 -138 106 -142L90 -152C88 -130 76 -104 62 -90C56 -76 64 -60 76 -44L92 -22L84 -18L58 -48L40 -72C10 -64 -36 -66 -58 -76C-70 -60 -84 -44 -78 -26L-90 -4L-98 -8L-92 -34L-84 -62L-66 -38L-40 -8L-48 -2L-78 -34L-104 -70C-120 -60 -118 -30 -132 -10C-136 -40 -124 -100 -96 -120Z',
        ink,
      ),
    ],
    { transform: 'translate(0 0)' },
  ),
  group(
    [
      head(ink, 2, -184),
      path(
        'M-8 -166Q-24 -160 -20 -120L10 -104L30 -70L22 -40L34 -38L44 -76L20 -122L44 -132L40 -142L16 -140Q18 -160 10 -166Z',
        ink,
      ),
    ],
    { transform: 'translate(0 -32)' },
  ),
];

export const singer: Cut = (ink) => [
  man(ink),
  stroke('M30 -96L22 -150', ink, 11),
  stroke('M24 0V-160L10 -172', ink, 3.4),
  ellipse(24, 0, 20, 4, ink),
];

export const guitarist: Cut = (ink) => [
  man(ink),
  group(
    [
      path(
        'M-34 10C-52 4 -54 -22 -36 -28C-28 -34 -22 -28 -14 -30C-2 -32 4 -24 2 -12C0 2 -8 4 -14 6C-22 10 -26 14 -34 10Z',
        ink,
      ),
      rect(-6, -17, 110, 8, ink),
      rect(98, -21, 22, 15, ink),
    ],
    { transform: 'translate(4 -96) rotate(-26)' },
  ),
];

export const boxer: Cut = (ink) => [
  head(ink, 6, -176),
  path(
    'M-6 -160C-24 -154 -30 -140 -28 -120L-24 -92L-30 -60L-48 -4H-28L-8 -64L16 -42L22 0H42L36 -52L14 -92L18 -128L46 -134L58 -152L44 -160L34 -148L10 -160Z',
    ink,
  ),
  circle(54, -156, 16, ink),
  circle(36, -140, 15, ink),
];

/** A dancer as the ballet posters know them, in the last or the first position of a dance. */
export const dancer =
  (dance: string, last = true, skirt = true): Cut =>
  (ink) => {
    const { from, to } = named(dances, dance);
    return group(body(last ? to : from, 0, 0, 0.3, ink, skirt), { transform: 'translate(0 -86)' });
  };
