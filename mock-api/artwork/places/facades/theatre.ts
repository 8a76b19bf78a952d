import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, line, path, polygon, rect } from '../../kit/svg';
import { dusk, ground, neighbours, people, street } from '../front';
import { filmPoster } from '../pictures';
import { brandSign } from '../sign';

export function theatre(sheet: Sheet) {
  dusk(sheet, ['#0f1b36', '#2a4468', '#8598b3']);
  neighbours(sheet, '#1d2f4c', 300, 1300, 380);
  const wall = sheet.linear([
    [0, '#96788a'],
    [0.55, '#d9b79a'],
    [1, '#ffdfae'],
  ]);
  sheet.add(
    rect(330, 290, 940, ground - 290, wall),
    polygon(
      [
        [470, 290],
        [800, 150],
        [1130, 290],
      ],
      wall,
    ),
    polygon(
      [
        [500, 282],
        [800, 168],
        [1100, 282],
      ],
      '#6d5568',
    ),
  );
  sheet.add(
    rect(310, 280, 980, 22, '#b99a92'),
    circle(800, 236, 34, '#ffdfae'),
    line(800, 236, 800, 214, '#6d5568', 5),
    line(800, 236, 816, 244, '#6d5568', 5),
    circle(800, 236, 29, 'none', { stroke: '#6d5568', 'stroke-width': 3 }),
  );
  for (let i = 0; i < 7; i++) {
    const x = 390 + i * 136.6;
    if (i < 6)
      sheet.add(
        path(
          `M${x + 34} 560V430Q${x + 68} 376 ${x + 102} 430V560Z`,
          sheet.linear([
            [0, '#ffe9b8'],
            [1, '#ff9d4d'],
          ]),
        ),
        line(x + 68, 398, x + 68, 560, '#5b4157', 4),
        line(x + 34, 476, x + 102, 476, '#5b4157', 4),
      );
    sheet.add(
      rect(
        x - 15,
        334,
        30,
        236,
        sheet.linear(
          [
            [0, '#8f7284'],
            [0.4, '#fff0d2'],
            [1, '#a5858a'],
          ],
          0,
        ),
      ),
      rect(x - 24, 320, 48, 16, '#cbaa98'),
      rect(x - 24, 566, 48, 14, '#cbaa98'),
    );
  }
  sheet.add(rect(330, 578, 940, 14, '#b99a92'));
  for (let i = 0; i < 5; i++) {
    const x = 460 + i * 150;
    sheet.add(
      path(
        `M${x} ${ground}V654Q${x + 40} 604 ${x + 80} 654V${ground}Z`,
        sheet.linear([
          [0, '#fff0c9'],
          [1, '#ffb057'],
        ]),
      ),
      line(x + 40, 626, x + 40, ground, '#4b2e3c', 6),
    );
  }
  sheet.add(
    polygon(
      [
        [420, 592],
        [1180, 592],
        [1210, 616],
        [390, 616],
      ],
      '#3c2438',
    ),
  );
  for (let i = 0; i < 34; i++) sheet.add(circle(402 + i * 24.2, 617, 4, '#ffe9a8'));
  for (const [x, id] of [
    [346, 'p14'],
    [1186, 'p24'],
  ] as const)
    sheet.add(rect(x - 4, 420, 76, 110, '#d9b36a'), filmPoster(id, x, 424, 68));
  sheet.add(rect(640, 130, 6, 60, '#3c2438'), rect(954, 130, 6, 60, '#3c2438'));
  brandSign(sheet, { x: 800, y: 140, size: 132 });
  sheet.add(
    path('M462 290L800 144L1138 290L1120 290L800 166L480 290Z', '#f4f7fb'),
    rect(306, 274, 988, 12, '#f4f7fb', { rx: 6 }),
    rect(420, 586, 760, 8, '#f4f7fb', { rx: 4 }),
  );
  street(sheet, '#56688a', [[800, 900, '#ffd9a0']]);
  for (let i = 0; i < 4; i++)
    sheet.add(rect(420 - i * 12, ground - 4 + i * 9, 760 + i * 24, 9, mix('#e8c79c', '#3c2f45', i * 0.22)));
  for (const x of [270, 1330])
    sheet.add(
      rect(x - 4, 520, 8, ground - 520, '#16131f'),
      circle(x, 506, 20, '#fff1cc'),
      circle(
        x,
        506,
        70,
        sheet.radial(
          [
            [0, '#ffdf9e', 0.6],
            [1, '#ffdf9e', 0],
          ],
          x,
          506,
          70,
        ),
      ),
    );
  people(sheet, [
    [580, 0.85, true],
    [760, 0.85],
    [960, 0.9, true],
    [1400, 1.1],
  ]);
  sheet.finish = { grain: 0.035, vignette: 0.35 };
}
