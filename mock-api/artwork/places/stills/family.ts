import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { crowdLooks, standing } from './people';
import { popcorn, tub } from './pieces';

/** A family on the way in, with long shadows. */
export function family(sheet: Sheet) {
  sheet.fill('#f6c98a');
  sheet.add(circle(800, 300, 460, '#f9d9a8'), rect(0, 640, 1600, 260, '#e0a468'));
  const walkers = [
    [560, 1.15, 0],
    [720, 0.7, 2],
    [860, 0.56, 5],
    [1030, 1.1, 3],
  ] as const;
  for (const [x, s] of walkers)
    sheet.add(
      path(`M${x - 40 * s} 720L${x + 190 * s} 880H${x + 330 * s}L${x + 40 * s} 720Z`, '#b9763f', { opacity: 0.5 }),
    );
  for (const [x, s, i] of walkers)
    sheet.add(group(standing(nth(crowdLooks, i)), { transform: `translate(${x} 724) scale(${s})` }));
  sheet.add(
    stroke('M620 480L690 560M760 560L830 600M895 600L985 480', '#3a2a2a', 15),
    tub(450, 600, 0.26, '#d8402f', '#ffffff'),
    ...[0, 1, 2, 3, 4].map((i) => popcorn(408 + i * 20, 484 - Math.sin((i / 4) * 3.14) * 18, 14, i * 60)),
    ...[0, 1, 2].map((i) => popcorn(470 + i * 60, 780 + (i % 2) * 26, 20, i * 90)),
  );
  sheet.add(
    line(905, 480, 950, 200, '#7a4a2c', 4),
    ellipse(960, 150, 60, 74, '#d8402f'),
    path('M950 224l20 0l-10 -16Z', '#d8402f'),
  );
  sheet.finish = { grain: 0.045, paper: 0.7 };
}
