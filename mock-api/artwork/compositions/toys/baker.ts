import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { circle, ellipse, group, path, stroke } from '../../kit/svg';
import { cheek, eye } from './pieces';

export function baker(film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const fur = '#c9793f';
  return [
    // the moon is a croissant
    group(
      [
        path(
          'M-250 -60C-250 130 -60 240 130 190C240 160 300 90 310 20C240 90 130 100 50 60C-50 12 -80 -90 -30 -180C-160 -190 -250 -140 -250 -60Z',
          shape,
        ),
        ...(
          [
            [-190, -110, 20],
            [-204, 0, -14],
            [-140, 104, -46],
            [-30, 158, -72],
            [96, 156, -100],
          ] as const
        ).map(([x, y, t]) =>
          path('M-20 -66Q30 0 -10 70', 'none', {
            stroke: darken(shape, 0.22),
            'stroke-width': 13,
            'stroke-linecap': 'round',
            transform: `translate(${x + 46} ${y}) rotate(${t})`,
          }),
        ),
        path('M-236 -70Q-220 -150 -120 -164', 'none', {
          stroke: lighten(shape, 0.5),
          'stroke-width': 13,
          'stroke-linecap': 'round',
        }),
      ],
      { transform: 'translate(762 262) rotate(-26) scale(0.62)' },
    ),
    path('M120 800Q120 470 400 470Q680 470 680 800Z', fur),
    path('M230 800Q220 560 400 560Q580 560 570 800Z', light),
    stroke('M236 580L320 500M564 580L480 500', light, 22),
    stroke('M170 620Q90 560 150 470', fur, 84),
    circle(152, 452, 56, fur),
    stroke('M630 620Q720 540 690 440', fur, 84),
    circle(690, 420, 58, fur),
    circle(240, 210, 70, fur),
    circle(240, 210, 36, '#f0b087'),
    circle(560, 210, 70, fur),
    circle(560, 210, 36, '#f0b087'),
    circle(400, 340, 200, fur),
    ellipse(400, 410, 104, 82, '#f6d9b8'),
    ellipse(400, 372, 40, 28, dark),
    stroke('M400 398V424M350 432Q376 462 400 430Q424 462 450 432', dark, 11),
    ...eye(316, 310, 34, dark, 0.25),
    ...eye(484, 310, 34, dark, 0.25),
    cheek(248, 394, 36, accent),
    cheek(552, 394, 36, accent),
    // hat
    path('M262 196Q240 90 306 66Q330 -6 400 -4Q470 -6 494 66Q560 90 538 196Q400 152 262 196Z', '#ffffff'),
    path('M262 196Q400 150 538 196L530 236Q400 192 270 236Z', mix('#ffffff', ground, 0.16)),
    stroke('M340 150V96M400 140V76M460 150V96', mix('#ffffff', ground, 0.2), 8),
    ...(
      [
        [304, 690],
        [420, 640],
        [500, 730],
        [350, 760],
      ] as const
    ).map(([x, y]) => circle(x, y, 13, mix(light, shape, 0.6))),
  ];
}
