import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';
import { popcorn, tub } from './pieces';

/** Winter: a mug, a parcel, snow at the window. */
export function winter(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill('#1c3350');
  sheet.add(
    rect(200, 40, 1200, 620, '#2c4f78'),
    path('M200 660V520Q500 430 800 520T1400 480V660Z', '#e9f2f8'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => path(`M${300 + i * 170} ${520 - (i % 3) * 20}l54 120h-108Z`, '#35618a')),
  );
  for (let i = 0; i < 110; i++)
    sheet.add(
      circle(random.between(200, 1400), random.between(40, 640), random.between(2, 8), '#ffffff', {
        opacity: random.between(0.5, 1),
      }),
    );
  sheet.add(
    rect(784, 40, 32, 620, '#7a4a2c'),
    rect(200, 330, 1200, 26, '#7a4a2c'),
    rect(180, 20, 1240, 660, 'none', { stroke: '#7a4a2c', 'stroke-width': 40 }),
    rect(0, 680, 1600, 220, '#8f5a36'),
    rect(0, 680, 1600, 22, '#a86d44'),
  );
  sheet.add(
    group(
      [
        path('M-120 -200H120L106 60Q0 90 -106 60Z', '#d8402f'),
        path('M112 -150Q210 -150 200 -60Q190 10 104 0', 'none', { stroke: '#d8402f', 'stroke-width': 34 }),
        ellipse(0, -200, 120, 26, '#6b3f24'),
        ...[-50, 0, 46].map((x) => rect(x - 24, -236, 46, 40, '#fff6e8', { rx: 12 })),
        path('M-112 -60L-90 -90L-60 -60L-30 -90L0 -60L30 -90L60 -60L90 -90L114 -60V-30H-110Z', '#fff6e8'),
        stroke('M-40 -260q-30 -50 0 -90M20 -270q-30 -50 0 -100', '#ffffff', 11, { opacity: 0.5 }),
      ],
      { transform: 'translate(480 790)' },
    ),
    group(
      [
        rect(-190, -200, 380, 260, '#f2e3c4'),
        rect(-30, -200, 60, 260, '#2f7f5a'),
        rect(-190, -96, 380, 50, '#2f7f5a'),
        path(
          'M0 -200C-40 -300 -150 -290 -130 -220C-110 -190 -40 -190 0 -200C40 -300 150 -290 130 -220C110 -190 40 -190 0 -200Z',
          '#3f9a70',
        ),
      ],
      { transform: 'translate(900 800)' },
    ),
    tub(1240, 850, 0.56, '#d8402f', '#ffffff'),
    ...Array.from({ length: 13 }, (_, i) => popcorn(1140 + i * 17, 606 - Math.sin((i / 12) * 3.14) * 40, 22, i * 60)),
    ...Array.from({ length: 9 }, (_, i) => [
      circle(
        100 + i * 180,
        690 + (i % 2) * 10,
        26,
        sheet.radial(
          [
            [0, '#ffe9a8', 0.9],
            [1, '#ffe9a8', 0],
          ],
          100 + i * 180,
          690 + (i % 2) * 10,
          26,
        ),
      ),
      circle(100 + i * 180, 690 + (i % 2) * 10, 7, '#fff6d0'),
    ]).flat(),
  );
  sheet.finish = { grain: 0.05, vignette: 0.15 };
}
