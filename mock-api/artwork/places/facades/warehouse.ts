import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, polygon, rect } from '../../kit/svg';
import { dusk, ground, neighbours, people, street } from '../front';
import { uprightSign } from '../sign';

export function warehouse(sheet: Sheet) {
  dusk(sheet, ['#0d2a33', '#33635f', '#e9b871']);
  neighbours(sheet, '#173238', 200, 1420, 500);
  const brick = '#7a3b2e';
  sheet.add(
    polygon(
      [
        [230, ground],
        [230, 400],
        [430, 270],
        [430, 400],
        [630, 270],
        [630, 400],
        [830, 270],
        [830, 400],
        [1030, 270],
        [1030, ground],
      ],
      brick,
    ),
  );
  const clip = sheet.clip(
    polygon([
      [230, ground],
      [230, 400],
      [430, 270],
      [430, 400],
      [630, 270],
      [630, 400],
      [830, 270],
      [830, 400],
      [1030, 270],
      [1030, ground],
    ]),
  );
  const rows = [];
  for (let y = 270; y < ground; y += 13)
    for (let x = 220 + ((y / 13) % 2) * 17; x < 1040; x += 34)
      rows.push(rect(x, y, 31, 10, mix(brick, sheet.random.pick(['#a85a3f', '#5c2a26', '#8c4636']), 0.6)));
  sheet.add(group(rows, { 'clip-path': clip }));
  for (let i = 0; i < 4; i++)
    sheet.add(
      polygon(
        [
          [250 + i * 200, 398],
          [420 + i * 200, 290],
          [420 + i * 200, 398],
        ],
        '#ffd48a',
        { opacity: 0.85 },
      ),
      line(336 + i * 200, 344, 336 + i * 200, 398, '#3b2222', 5),
    );
  for (let i = 0; i < 4; i++) {
    const x = 262 + i * 196;
    sheet.add(
      path(
        `M${x} ${ground}V${520}Q${x + 66} ${462} ${x + 132} ${520}V${ground}Z`,
        sheet.linear([
          [0, '#ffe2a6'],
          [1, '#ff9f43'],
        ]),
      ),
    );
    for (let k = 1; k < 4; k++) sheet.add(line(x + k * 33, 486, x + k * 33, ground, '#2c1b1b', 4));
    for (let k = 0; k < 4; k++) sheet.add(line(x, 540 + k * 54, x + 132, 540 + k * 54, '#2c1b1b', 4));
  }
  sheet.add(
    rect(1100, 96, 74, ground - 96, '#5f2f28'),
    polygon(
      [
        [1096, 96],
        [1178, 96],
        [1186, 78],
        [1088, 78],
      ],
      '#4a2420',
    ),
  );
  sheet.add(
    rect(1030, 470, 290, ground - 470, '#33363f'),
    rect(1060, 560, 230, ground - 560, '#ffdca0'),
    rect(1168, 560, 8, ground - 560, '#20222a'),
  );
  sheet.add(rect(1020, 540, 320, 14, '#1a1b22'));
  uprightSign(sheet, { x: 1137, y: 170, step: 62, size: 74, glow: '#ff5a2c', colour: '#ffe9cf' });
  for (let i = 0; i < 16; i++) {
    const x = 210 + i * 56;
    sheet.add(circle(x, 452 + Math.sin(i * 1.57) * 9, 5, '#ffedb8'));
  }
  street(sheet, '#1c3438', [
    [640, 800, '#ff9f43'],
    [1180, 240, '#ffdca0'],
  ]);
  people(sheet, [
    [420, 1, true],
    [860, 0.9],
    [1080, 0.95, true],
    [1420, 1.1],
  ]);
  sheet.finish = { grain: 0.04, vignette: 0.3 };
}
