import { mark } from '../../brand';
import { darken, lighten } from '../../kit/colour';
import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon, rect } from '../../kit/svg';
import { popcorn } from './pieces';

export function gift(sheet: Sheet) {
  sheet.fill('#f3d7c4');
  sheet.add(rect(0, 600, 1600, 300, '#e8bfa6'), ellipse(1020, 750, 460, 36, '#b98068', { opacity: 0.5 }));
  sheet.add(
    group(
      [
        rect(-330, -210, 660, 420, '#000000', { rx: 36, opacity: 0.2, transform: 'translate(14 22)' }),
        rect(-330, -210, 660, 420, '#1a1526', { rx: 36 }),
        polygon(
          [
            [-90, -40],
            [330, -210],
            [330, 210],
            [-90, 60],
          ],
          '#ffb52e',
          { opacity: 0.96 },
        ),
        mark({ x: -90, y: 8, r: 120, ink: '#fff6e3', light: '#ffb52e' }),
        rect(-286, 130, 70, 50, '#d8b26a', { rx: 8 }),
      ],
      { transform: 'translate(1000 430) rotate(-8)' },
    ),
  );
  const ribbon = '#d7263d';
  sheet.add(
    group([rect(-36, -214, 72, 424, ribbon), rect(-36, -214, 24, 424, darken(ribbon, 0.15))], {
      transform: 'translate(1196 402) rotate(-8)',
    }),
    group(
      [
        path('M0 0C-60 -160 -260 -200 -270 -60C-270 40 -90 40 0 0Z', ribbon),
        path('M0 0C60 -160 260 -200 270 -60C270 40 90 40 0 0Z', lighten(ribbon, 0.08)),
        path('M-40 -20C-90 -90 -200 -110 -210 -50C-200 0 -100 10 -40 -20Z', darken(ribbon, 0.25)),
        path('M40 -20C90 -90 200 -110 210 -50C200 0 100 10 40 -20Z', darken(ribbon, 0.2)),
        path('M0 0L-130 220L-70 200L-50 250L20 20Z', ribbon),
        path('M0 0L150 210L90 200L80 256L-10 20Z', darken(ribbon, 0.1)),
        circle(0, 0, 50, lighten(ribbon, 0.12)),
      ],
      { transform: 'translate(1196 330) rotate(-8) scale(0.8)' },
    ),
  );
  for (const [x, y, r] of [
    [520, 730, 42],
    [430, 800, 38],
    [620, 810, 34],
    [1460, 800, 40],
  ] as const)
    sheet.add(popcorn(x, y, r, x));
  for (const [x, y, r] of [
    [300, 240, 26],
    [480, 150, 18],
    [620, 300, 22],
    [1480, 180, 24],
    [220, 500, 16],
  ] as const)
    sheet.add(star(x, y, r * 1.5, '#ffb52e', 4, 0.3));
  sheet.finish = { grain: 0.04, paper: 0.7 };
}
