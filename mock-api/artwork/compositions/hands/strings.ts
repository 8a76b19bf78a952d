import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';
import { glove } from './hand';

function puppet(x: number, y: number, coat: string, skin: string, dark: string, lean: number) {
  return group(
    [
      ellipse(0, 150, 70, 12, '#000000', { opacity: 0.4 }),
      path('M-34 -20L-44 70L-20 74L-16 140H-2L2 74L10 140H24L22 72L44 68L34 -20Q0 -40 -34 -20Z', coat),
      path('M-34 -14L-78 -60M34 -14L80 -40', 'none', { stroke: coat, 'stroke-width': 17, 'stroke-linecap': 'round' }),
      circle(-80, -64, 11, skin),
      circle(82, -42, 11, skin),
      circle(0, -62, 34, skin),
      path('M-36 -66Q-34 -106 4 -102Q40 -96 34 -62Q6 -84 -36 -66Z', dark),
      circle(-12, -60, 4, dark),
      circle(12, -60, 4, dark),
      path('M-10 -44H10M-14 -44V-34M14 -44V-34', 'none', { stroke: dark, 'stroke-width': 3 }),
      circle(-18, 26, 4, skin),
      circle(0, 26, 4, skin),
    ],
    { transform: `translate(${x} ${y}) rotate(${lean})` },
  );
}

// One hand from above, five strings, three people who think that they are alone.
export function strings(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const thread = (x1: number, y1: number, x2: number, y2: number) =>
    line(x1, y1, x2, y2, light, 2.6, { opacity: 0.85 });
  const skin = mix(light, shape, 0.1);
  sheet.add(
    ellipse(500, 1090, 430, 90, mix(ground, light, 0.14)),
    path('M500 -40L60 1090A440 92 0 0 0 940 1090Z', light, { opacity: 0.05 }),
    ...(
      [
        [272, 470, 170, 806],
        [272, 470, 330, 820],
        [400, 560, 440, 910],
        [400, 560, 590, 930],
        [512, 580, 520, 890],
        [624, 540, 690, 806],
        [624, 540, 860, 824],
        [742, 400, 770, 790],
      ] as const
    ).map(([a, b, c, d]) => thread(a, b, c, d)),
    puppet(250, 870, accent, light, dark, -7),
    puppet(518, 972, shape, light, dark, 3),
    puppet(772, 866, mix(accent, dark, 0.3), light, dark, 6),
    rect(330, -20, 350, 150, dark),
    rect(320, 110, 370, 44, light),
    path('M326 154H684V160H326Z', darken(light, 0.3)),
    group(
      glove(
        'M350 150H660C690 230 680 310 650 350H370C330 310 320 230 350 150Z',
        [
          ['M390 300L330 400L274 466', 52],
          ['M430 330L414 450L402 554', 54],
          ['M508 340L512 460L513 574', 56],
          ['M584 330L610 440L624 534', 54],
          ['M640 230L720 300L744 392', 50],
        ],
        skin,
        dark,
      ),
    ),
    ...(
      [
        [274, 466],
        [402, 554],
        [513, 574],
        [624, 534],
        [744, 392],
      ] as const
    ).map(([x, y]) => circle(x, y + 6, 9, accent)),
  );
}
