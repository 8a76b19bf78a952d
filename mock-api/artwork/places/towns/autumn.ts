import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, stroke } from '../../kit/svg';
import { doors, dusk, ground, people, street } from '../front';
import { filmPoster } from '../pictures';
import { uprightSign } from '../sign';
import { tree } from './pieces';

// A tall narrow city front in autumn rain, seen from the pavement.
export function autumn(sheet: Sheet) {
  const { random } = sheet;
  dusk(sheet, ['#2b2140', '#8a4a52', '#f3a55e']);
  sheet.add(
    polygon(
      [
        [0, 900],
        [0, 120],
        [330, 260],
        [330, 742],
      ],
      '#3a2a3f',
    ),
    polygon(
      [
        [1600, 900],
        [1600, 60],
        [1270, 240],
        [1270, 742],
      ],
      '#332439',
    ),
  );
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 4; c++) {
      sheet.add(
        polygon(
          [
            [30 + c * 74, 190 + c * 30 + r * (110 - c * 10)],
            [70 + c * 74, 206 + c * 30 + r * (110 - c * 10)],
            [70 + c * 74, 260 + c * 26 + r * (108 - c * 10)],
            [30 + c * 74, 250 + c * 26 + r * (110 - c * 10)],
          ],
          random.chance(0.4) ? '#ffc66e' : '#1f1628',
        ),
        polygon(
          [
            [1570 - c * 74, 150 + c * 40 + r * (116 - c * 12)],
            [1530 - c * 74, 170 + c * 40 + r * (116 - c * 12)],
            [1530 - c * 74, 226 + c * 36 + r * (114 - c * 12)],
            [1570 - c * 74, 214 + c * 36 + r * (116 - c * 12)],
          ],
          random.chance(0.4) ? '#ffc66e' : '#1f1628',
        ),
      );
    }
  sheet.add(
    polygon(
      [
        [520, 742],
        [560, 40],
        [1040, 40],
        [1080, 742],
      ],
      sheet.linear([
        [0, '#4a5f73'],
        [1, '#a97f63'],
      ]),
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      polygon(
        [
          [548 + i * 1, 742],
          [578 + i * 56, 60],
          [600 + i * 56, 60],
          [572 + i * 62, 520],
        ],
        '#ffffff',
        { opacity: 0.05 },
      ),
    ),
    ...[0, 1, 2, 3, 4].map((r) =>
      [0, 1, 2, 3]
        .map((c) => rect(612 + c * 104 - r * 3, 250 + r * 66, 64, 44, (r + c) % 3 ? '#22303f' : '#ffcf86'))
        .join(''),
    ),
  );
  sheet.add(rect(1000, 60, 96, 520, '#7a1f2e', { rx: 48 }));
  uprightSign(sheet, { x: 1048, y: 140, step: 66, size: 66, glow: '#ff5a3c', colour: '#fff1d0' });
  sheet.add(
    polygon(
      [
        [470, 560],
        [1130, 560],
        [1180, 620],
        [420, 620],
      ],
      '#7a1f2e',
    ),
    ...Array.from({ length: 38 }, (_, i) => circle(432 + i * 20, 618, 5, '#ffe6a0')),
  );
  doors(sheet, 560, 626, 480, ground - 626, 6, '#2a1420');
  sheet.add(
    rect(470, 634, 72, 104, '#1c1420'),
    filmPoster('p22', 476, 640, 60),
    rect(1058, 634, 72, 104, '#1c1420'),
    filmPoster('p64', 1064, 640, 60),
  );
  street(sheet, '#2d2438', [
    [800, 800, '#ffb45e'],
    [1048, 200, '#ff5a3c'],
  ]);
  sheet.add(
    tree(230, 800, 1.5, '#d9772b', random),
    tree(1390, 800, 1.6, '#c94f2a', random),
    ...Array.from({ length: 90 }, () => {
      const [x, y] = [random.between(0, 1600), random.between(120, 890)];
      return ellipse(x, y, 8, 4, random.pick(['#e88b34', '#d9532b', '#f2b64a']), {
        transform: `rotate(${random.between(0, 180)} ${x} ${y})`,
      });
    }),
  );
  people(sheet, [
    [640, 1, true],
    [930, 0.95],
    [1180, 1.1, true],
  ]);
  for (const [x, s, c] of [
    [640, 1, '#c8392b'],
    [1180, 1.1, '#2f6f8f'],
  ] as const)
    sheet.add(
      group(
        [
          path('M-80 0Q-70 -70 0 -76Q70 -70 80 0Q60 -14 40 0Q20 -14 0 0Q-20 -14 -40 0Q-60 -14 -80 0Z', c),
          line(0, -76, 0, 60, '#16101c', 5),
        ],
        { transform: `translate(${x + 20} ${ground - 96}) scale(${s})` },
      ),
    );
  if (!sheet.openSky)
    sheet.add(
      stroke(
        Array.from(
          { length: 220 },
          () => `M${random.between(0, 1640).toFixed(0)} ${random.between(-40, 880).toFixed(0)}l-9 44`,
        ).join(''),
        '#e9dfe8',
        2,
        { opacity: 0.28 },
      ),
    );
  sheet.finish = { grain: 0.05, vignette: 0.35 };
}
