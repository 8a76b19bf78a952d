import { glow } from '../../frames/air';
import { crowd } from '../../frames/crowd';
import { framed } from '../../frames/ink';
import { stand } from '../../frames/people';
import { pine } from '../../frames/things';
import { heavens, weathers } from '../../frames/weather';
import type { Sheet } from '../../kit/sheet';
import { curve, group, polygon, rect, stroke } from '../../kit/svg';
import { filmScene } from '../pictures';

/** A meadow after sunset, a screen between the trees, and everyone who stayed. */
export function openAir(sheet: Sheet) {
  sheet.plate = () => framed(heavens({ ...weathers.dusk, cloud: 0.4, stars: 0.7 }, sheet.random), 340, -40, 1);
  const dark = '#070a14';
  sheet.add(
    rect(
      0,
      610,
      1600,
      300,
      sheet.linear([
        [0, '#141c2c'],
        [1, '#04060c'],
      ]),
    ),
  );
  for (const [x, y, s] of [
    [60, 640, 1.9],
    [190, 640, 1.4],
    [330, 636, 1.1],
    [1440, 640, 1.7],
    [1560, 650, 2.2],
  ] as const)
    stand(pine, { x, y, s, ink: dark })(sheet);
  const [x, y, w, h] = [640, 190, 720, 330];
  sheet.add(
    rect(x + 40, y + h, 16, 110, dark),
    rect(x + w - 56, y + h, 16, 110, dark),
    rect(x - 14, y - 14, w + 28, h + 28, dark),
    group(filmScene('p38', x, y, w, h, 'xMax')),
    polygon(
      [
        [x, 640],
        [x + w, 640],
        [x + w + 240, 900],
        [x - 300, 900],
      ],
      '#8ac0e8',
      { opacity: 0.16, filter: sheet.blur(24) },
    ),
  );
  glow(x + w / 2, y + h / 2, 620, '#8ac0f0', 0.2)(sheet);
  const wire = Array.from(
    { length: 23 },
    (_, i) => [(i / 22) * 1600, 150 + Math.sin((i / 22) * 9.4 + 0.4) * 44] as const,
  );
  sheet.add(stroke(curve(wire), '#10131f', 3));
  for (const [at, height] of wire) glow(at, height + 10, 30, '#ffcf7a', 0.9)(sheet);
  crowd(740, '#04060b', 0.06)(sheet);
  sheet.finish = { grain: 0.035, vignette: 0.3, bloom: 0.5 };
}
