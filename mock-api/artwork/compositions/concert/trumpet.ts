import type { Film } from '../../film';
import { darken, lighten } from '../../kit/colour';
import { ellipse, path, rect, stroke } from '../../kit/svg';

export function trumpet(film: Film) {
  const { light, dark } = film.palette;
  const brass = '#f2b632';
  return [
    path('M0 20Q320 30 470 -10Q620 -60 720 -170V260Q620 130 470 90Q320 60 0 66Z', brass, {
      stroke: dark,
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }),
    ellipse(722, 45, 46, 216, darken(brass, 0.35), { stroke: dark, 'stroke-width': 12 }),
    ellipse(730, 45, 22, 150, dark),
    path('M150 60V150Q150 220 220 220H420Q490 220 490 150V70', 'none', { stroke: dark, 'stroke-width': 58 }),
    path('M150 60V150Q150 220 220 220H420Q490 220 490 150V70', 'none', { stroke: brass, 'stroke-width': 36 }),
    ...[230, 310, 390].map((x) =>
      [
        rect(x - 27, -90, 54, 290, dark, { rx: 14 }),
        rect(x - 18, -80, 36, 270, brass, { rx: 10 }),
        rect(x - 30, -124, 60, 26, light, { rx: 12, stroke: dark, 'stroke-width': 8 }),
        rect(x - 5, -100, 10, 30, dark),
      ].join(''),
    ),
    path('M-90 10L0 26V60L-90 76Q-110 42 -90 10Z', brass, { stroke: dark, 'stroke-width': 12 }),
    stroke('M40 30Q300 36 450 8', lighten(brass, 0.5), 9),
  ];
}
