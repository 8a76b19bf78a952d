import type { Film } from '../../film';
import { circle, curve, ellipse, group, path, rect, stroke } from '../../kit/svg';

export function pan(film: Film) {
  const { ground, shape, dark } = film.palette;
  return [
    group(
      [
        rect(-38, 380, 76, 560, dark, { rx: 34 }),
        circle(0, 880, 15, ground),
        circle(0, 0, 410, dark),
        circle(0, 0, 366, '#2c2a2a'),
        path('M-260 -120A290 290 0 0 1 -60 -286', 'none', {
          stroke: '#4a4747',
          'stroke-width': 18,
          'stroke-linecap': 'round',
        }),
      ],
      { transform: 'translate(500 620) rotate(-38)' },
    ),
    // two eggs: the chef's eyes, and one of them is winking
    path(
      curve(
        [
          [270, 480],
          [340, 400],
          [450, 420],
          [500, 470],
          [570, 400],
          [690, 420],
          [750, 520],
          [730, 640],
          [690, 700],
          [700, 800],
          [600, 850],
          [500, 800],
          [410, 850],
          [310, 790],
          [320, 690],
          [260, 600],
        ],
        true,
      ),
      '#ffffff',
    ),
    circle(394, 570, 84, shape),
    ellipse(366, 540, 22, 15, '#fff0b8', { transform: 'rotate(-30 366 540)' }),
    path('M556 590Q630 510 706 590Q700 640 630 640Q566 640 556 590Z', shape),
    stroke('M548 586Q630 660 712 586', dark, 13),
    circle(408, 580, 33, dark),
    circle(420, 568, 10, '#ffffff'),
    stroke('M390 742Q500 830 612 730', dark, 15),
    path(
      'M470 690Q420 650 360 690Q330 700 316 676Q320 740 380 740Q440 744 490 706Q540 744 600 740Q660 736 668 676Q650 700 620 690Q560 650 510 690Q490 704 470 690Z',
      dark,
    ),
  ];
}
