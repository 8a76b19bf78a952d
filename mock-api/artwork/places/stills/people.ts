import { darken, mix } from '../../kit/colour';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  /** Which of the cuts. */
  readonly cut?: number;
}

const cuts: readonly string[] = [
  'M-40 -4C-46 -70 46 -70 40 -4C30 -34 -30 -34 -40 -4Z',
  'M-42 50C-56 -70 56 -70 42 50L32 30C36 -20 20 -32 0 -32C-20 -32 -36 -20 -32 30Z',
  'M-40 0Q-50 -40 -24 -48Q0 -66 26 -48Q50 -40 40 0Q30 -26 0 -30Q-30 -26 -40 0Z',
  'M-44 -2C-60 -30 -40 -70 0 -66C40 -70 60 -30 44 -2C50 30 54 30 46 40C36 0 30 -26 0 -30C-30 -26 -36 0 -46 40C-54 30 -50 30 -44 -2Z',
];

/** A person from the front, feet at the origin, about 400 high. */
export function standing({ skin, hair, coat, cut = 0 }: Look, legs = '#23202b'): string {
  return group([
    path('M-44 -170L-36 0H-6L0 -130L6 0H36L44 -170Z', legs),
    path('M-62 -160C-70 -260 -50 -300 0 -304C50 -300 70 -260 62 -160Z', coat),
    path('M0 -304C50 -300 70 -260 62 -160H20Z', darken(coat, 0.14)),
    rect(-13, -330, 26, 34, mix(skin, '#5a2a1a', 0.25)),
    ellipse(0, -360, 36, 42, skin),
    path(cuts[cut % cuts.length] ?? '', hair, { transform: 'translate(0 -362)' }),
    circle(-13, -358, 4, '#231a22'),
    circle(13, -358, 4, '#231a22'),
    stroke('M-10 -340Q0 -330 10 -340', '#231a22', 4),
  ]);
}

/** The back of somebody's head over the back of a seat, the seat's top at the origin. */
export const seated = ({ hair, skin }: Look, seat: string): string =>
  group([
    rect(-12, -30, 24, 50, mix(skin, '#5a2a1a', 0.3)),
    ellipse(0, -70, 46, 54, hair),
    path('M-110 220V40Q-108 -6 -60 -8H60Q108 -6 110 40V220Z', seat),
    path('M-94 220V48Q-90 14 -54 12H54', 'none', { stroke: mix(seat, '#ffffff', 0.3), 'stroke-width': 4 }),
  ]);

export const crowdLooks: readonly Look[] = [
  { skin: '#f0c9a4', hair: '#3a2620', coat: '#d9482b', cut: 0 },
  { skin: '#8d5a3b', hair: '#17110f', coat: '#f2b632', cut: 2 },
  { skin: '#e3b08a', hair: '#b9652b', coat: '#2f7f78', cut: 1 },
  { skin: '#5e3a26', hair: '#17110f', coat: '#3f6fb0', cut: 3 },
  { skin: '#f6dcc3', hair: '#d9c9a8', coat: '#7a3f6b', cut: 0 },
  { skin: '#c98d63', hair: '#2a1a16', coat: '#e86a4a', cut: 1 },
];
