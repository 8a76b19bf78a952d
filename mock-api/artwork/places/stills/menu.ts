import { darken } from '../../kit/colour';
import { nth } from '../../kit/list';
import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect } from '../../kit/svg';
import { popcorn } from './pieces';

/** The menu from above. */
export function menu(sheet: Sheet) {
  sheet.fill('#d8402f');
  sheet.add(
    ...Array.from({ length: 17 }, (_, i) => rect(i * 200 - 100, 0, 100, 900, '#c43626', { transform: 'skewX(-14)' })),
  );
  const cup = (x: number, y: number, r: number, lid: string) => [
    circle(x + 16, y + 22, r, '#000000', { opacity: 0.22 }),
    circle(x, y, r, lid),
    circle(x, y, r * 0.84, darken(lid, 0.08)),
    circle(x, y, r * 0.7, lid),
    group(
      [
        rect(-11, -r * 1.5, 22, r * 1.5, '#ffffff'),
        ...[0, 1, 2, 3].map((i) => rect(-11, -r * 1.4 + i * r * 0.36, 22, r * 0.16, '#d8402f')),
      ],
      { transform: `translate(${x + 10} ${y}) rotate(28)` },
    ),
  ];
  const kernels = Array.from({ length: 70 }, (_, i) => {
    const [a, d] = [i * 2.4, Math.sqrt(i / 70) * 186];
    return popcorn(760 + Math.cos(a) * d, 450 + Math.sin(a) * d, 34, i * 40);
  });
  sheet.add(
    circle(786, 482, 246, '#000000', { opacity: 0.22 }),
    circle(760, 450, 244, '#fff6e4'),
    circle(760, 450, 222, '#f2d9a4'),
    ...kernels,
    ...cup(1180, 320, 130, '#ffffff'),
    ...cup(1340, 600, 116, '#1f6f78'),
    group(
      [
        path('M-190 -110H190L160 110H-160Z', '#f2b632'),
        path('M-170 -96H170L146 96H-146Z', '#fff1cf'),
        ...Array.from({ length: 15 }, (_, i) =>
          path('M0 -44L50 34H-50Z', nth(['#e8a93c', '#f0bd58', '#d99430'], i), {
            transform: `translate(${-110 + (i % 5) * 56} ${-50 + Math.floor(i / 5) * 46}) rotate(${i * 47})`,
          }),
        ),
        path('M40 40Q60 0 110 20Q150 30 130 70Q90 96 50 76Z', '#8f2a1f'),
      ],
      { transform: 'translate(330 620) rotate(-10)' },
    ),
    group(
      [
        path('M-60 -150H60L44 150H-44Z', '#3f6fb0'),
        path('M-60 -150L-70 -176L-40 -160L-20 -180L0 -160L20 -180L40 -160L70 -176L60 -150Z', '#3f6fb0'),
        star(0, -10, 50, '#ffd84a'),
        path('M20 -150H60L44 150H10Z', '#000000', { opacity: 0.12 }),
      ],
      { transform: 'translate(330 230) rotate(18)' },
    ),
    popcorn(1060, 690, 36, 20),
    popcorn(1010, 790, 30, 80),
    popcorn(560, 170, 32, 140),
  );
  sheet.finish = { grain: 0.04, paper: 0.5 };
}
