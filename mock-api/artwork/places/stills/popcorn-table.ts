import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';
import { popcorn, tub } from './pieces';

export function popcornTable(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill('#e8452f');
  sheet.add(
    rect(0, 640, 1600, 260, '#c93623'),
    circle(1120, 380, 330, '#f2643f'),
    tub(1080, 760, 1.1, '#e8452f', '#fff6e4'),
  );
  for (let i = 0; i < 70; i++) {
    const a = random.between(0, 1);
    const y = 300 - Math.sin(a * Math.PI) * random.between(0, 150);
    sheet.add(popcorn(860 + a * 440, y, random.between(26, 44), random.between(0, 360)));
  }
  for (const [x, y, r] of [
    [640, 560, 34],
    [520, 420, 28],
    [760, 300, 36],
    [820, 150, 26],
    [1400, 200, 30],
    [1470, 420, 36],
    [420, 690, 40],
    [560, 790, 44],
    [720, 800, 36],
    [300, 800, 38],
    [1390, 800, 42],
  ] as const)
    sheet.add(
      ellipse(x + 8, y > 640 ? y + r : 860, r, 8, '#7d1d12', { opacity: y > 640 ? 0.4 : 0 }),
      popcorn(x, y, r, random.between(0, 360)),
    );
  sheet.add(
    group(
      [
        ellipse(0, 8, 90, 14, '#000000', { opacity: 0.25 }),
        path('M-86 -300L-64 0Q0 16 64 0L86 -300Z', '#173f5f'),
        path('M30 -300L22 8Q50 6 64 0L86 -300Z', '#000000', { opacity: 0.2 }),
        ellipse(0, -300, 92, 20, '#fff6e4'),
        stroke('M20 -300L60 -460L130 -480', '#ffd166', 15),
      ],
      { transform: 'translate(1420 770)' },
    ),
  );
  sheet.finish = { grain: 0.04, paper: 0.5, shift: 1 };
}
