import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { dots, hill } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, polygon, rect, stroke } from '../../kit/svg';

// A tower with one lit window, and a moon so large it is a second stage.
export function tower(sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const parts = [
    ...dots(sheet.random, 70, [120, 120, 880, 700], [1, 4], light),
    circle(590, 480, 260, light),
    circle(540, 430, 34, mix(light, dark, 0.1)),
    circle(680, 520, 52, mix(light, dark, 0.1)),
    circle(600, 620, 28, mix(light, dark, 0.1)),
  ];
  parts.push(
    hill(
      [
        [0, 860],
        [260, 760],
        [480, 840],
        [760, 740],
        [1000, 820],
      ],
      1000,
      1100,
      mix(ground, dark, 0.35),
    ),
  );
  parts.push(
    polygon(
      [
        [360, 1100],
        [390, 420],
        [510, 420],
        [540, 1100],
      ],
      dark,
    ),
    rect(372, 380, 156, 50, dark),
    ...[0, 1, 2, 3].map((i) => rect(372 + i * 43, 350, 26, 40, dark)),
    polygon(
      [
        [386, 352],
        [450, 190],
        [514, 352],
      ],
      ground,
    ),
    line(450, 196, 450, 130, accent, 4),
    path('M450 132Q500 140 530 126Q510 156 530 172Q490 176 450 166Z', accent),
  );
  parts.push(
    path('M424 560V510Q450 478 476 510V560Z', accent),
    path('M440 560Q436 524 450 520Q464 524 460 560Z', dark),
    circle(450, 514, 9, dark),
  );
  parts.push(
    stroke('M474 548Q560 600 548 700T600 860Q610 920 560 990', accent, 9),
    hill(
      [
        [0, 1010],
        [300, 930],
        [560, 990],
        [1000, 900],
      ],
      1000,
      1100,
      darken(dark, 0.3),
    ),
  );
  parts.push(
    group(
      [
        path('M-24 0Q-26 -80 0 -84Q26 -80 24 0Z', ground),
        circle(0, -104, 20, light),
        stroke('M14 -66L36 -130', ground, 12),
      ],
      { transform: 'translate(540 990)' },
    ),
  );
  return parts;
}
