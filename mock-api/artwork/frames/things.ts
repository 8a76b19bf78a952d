import { circle, ellipse, group, line, path, polygon, rect, stroke } from '../kit/svg';
import type { Cut } from './people';

export const lighthouse: Cut = (ink) => [
  path('M-26 0L-16 -226H16L26 0Z', ink),
  rect(-24, -234, 48, 9, ink),
  rect(-13, -266, 26, 34, ink),
  path('M-18 -266Q0 -292 18 -266Z', ink),
  path('M-190 26Q-150 -22 -70 -16Q0 -30 60 -12Q150 -22 230 30Z', ink),
  polygon(
    [
      [30, -16],
      [30, -56],
      [66, -78],
      [102, -56],
      [102, -12],
    ],
    ink,
  ),
];

/** The land's end that a tower stands on, to the foot of the sheet. */
export const headland: Cut = (ink) => [
  path('M-250 90Q-214 66 -196 40Q-168 4 -112 -4Q-60 -22 0 -20Q70 -22 126 -8Q190 2 300 -14V140H-250Z', ink),
];

export const pine: Cut = (ink) => [
  rect(-4, -60, 8, 60, ink),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    path(
      `M0 ${-200 + i * 22}L${16 + i * 9} ${-150 + i * 25}Q${6 + i * 3} ${-156 + i * 25} 0 ${-150 + i * 25}Q${-8 - i * 3} ${-158 + i * 25} ${-17 - i * 9} ${-148 + i * 25}Z`,
      ink,
    ),
  ),
];

export const bareTree: Cut = (ink) => [
  path('M-12 0C-6 -60 -10 -90 -5 -120L5 -120C7 -80 8 -50 14 0Z', ink),
  ...[
    'M0 -110Q-10 -160 -60 -190',
    'M0 -116Q14 -170 10 -236',
    'M2 -104Q30 -150 84 -168',
    'M-30 -164Q-44 -196 -34 -226',
    'M-44 -180Q-80 -186 -98 -176',
    'M40 -148Q50 -186 78 -214',
    'M8 -176Q-14 -206 -10 -236',
    'M62 -160Q96 -150 112 -158',
    'M-6 -92Q-40 -112 -80 -116',
    'M10 -196Q30 -214 34 -240',
  ].map((d, i) => stroke(d, ink, 8 - i * 0.55)),
];

export const crow: Cut = (ink) => [
  path(
    'M-70 -40C-50 -70 -10 -92 30 -96C44 -110 66 -108 74 -94L112 -86L78 -78C72 -58 50 -34 14 -24L-20 -18L-96 10L-110 2Z',
    ink,
  ),
  stroke('M6 -24L2 6M22 -28L24 4', ink, 4),
];

export const dish: Cut = (ink) => [
  polygon(
    [
      [-26, 0],
      [-10, -70],
      [10, -70],
      [26, 0],
    ],
    ink,
  ),
  group(
    [
      path('M-104 -20Q0 96 104 -20Q0 6 -104 -20Z', ink),
      line(0, 0, 0, -92, ink, 4),
      line(-70, 2, 0, -92, ink, 3),
      line(70, 2, 0, -92, ink, 3),
      circle(0, -94, 7, ink),
    ],
    { transform: 'translate(0 -104) rotate(24)' },
  ),
];

export const tower: Cut = (ink) => [
  path('M-34 0L-28 -250H-36V-276H-22V-264H-8V-276H8V-264H22V-276H36V-250H28L34 0Z', ink),
  path('M-26 -276L0 -330L26 -276Z', ink),
  rect(30, -120, 26, 120, ink),
  path('M-150 14Q-60 -30 0 -24Q80 -30 170 14Z', ink),
];

export const ladder: Cut = (ink) => [
  line(-34, 0, -14, -300, ink, 7),
  line(34, 0, 14, -300, ink, 7),
  ...Array.from({ length: 9 }, (_, i) => line(-32 + i * 2.1, -20 - i * 32, 32 - i * 2.1, -21 - i * 32, ink, 5)),
];

export const windmill: Cut = (ink) => [
  path('M-46 0L-28 -150H28L46 0Z', ink),
  path('M-34 -150Q0 -190 34 -150Z', ink),
  ...[18, 108, 198, 288].map((turn) =>
    group([rect(-3, -150, 6, 150, ink), rect(3, -146, 26, 112, ink, { opacity: 0.85 })], {
      transform: `translate(0 -156) rotate(${turn})`,
    }),
  ),
];

export const house: Cut = (ink) => [
  polygon(
    [
      [-90, 0],
      [-90, -90],
      [-110, -86],
      [0, -190],
      [110, -86],
      [90, -90],
      [90, 0],
    ],
    ink,
  ),
  rect(44, -190, 24, 60, ink),
];

export const lampPost: Cut = (ink) => [
  rect(-3, -260, 6, 260, ink),
  rect(-8, -30, 16, 30, ink),
  polygon(
    [
      [-13, -260],
      [-9, -288],
      [9, -288],
      [13, -260],
    ],
    ink,
  ),
  line(-18, -246, 18, -246, ink, 4),
];

export const piano: Cut = (ink) => [
  path('M-130 -96H120Q140 -96 140 -82V-70H-130Z', ink),
  path('M-120 -104L60 -224Q110 -214 118 -150L124 -104Z', ink, { opacity: 0.94 }),
  rect(-120, -70, 12, 70, ink),
  rect(112, -70, 12, 70, ink),
  rect(0, -70, 10, 70, ink),
];

export const cellist: Cut = (ink) => [
  ellipse(-8, -150, 13, 16, ink),
  path(
    'M-16 -134C-36 -128 -40 -110 -40 -90L-38 -48L28 -44L34 0H50L46 -56Q44 -64 34 -66L4 -74L6 -110Q6 -130 0 -134Z',
    ink,
  ),
  path('M-48 -54H10V-46H-48ZM-44 -46H-38V0H-44Z', ink),
  group(
    [
      path(
        'M0 6C-26 8 -30 -18 -20 -30C-14 -38 -14 -44 -20 -52C-28 -66 -18 -82 0 -82C18 -82 28 -66 20 -52C14 -44 14 -38 20 -30C30 -18 26 8 0 6Z',
        ink,
      ),
      rect(-4, -156, 8, 80, ink),
      circle(0, -160, 7, ink),
      line(0, 6, 0, 26, ink, 3),
    ],
    { transform: 'translate(42 -22) rotate(-14)' },
  ),
  stroke('M-14 -116L14 -96L34 -92', ink, 11),
  line(-8, -78, 96, -66, ink, 3),
];
