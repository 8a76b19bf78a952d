import type { Sheet } from '../../kit/sheet';
import { circle, path, polygon, rect } from '../../kit/svg';
import { write } from '../../kit/type';
import { doors, dusk, ground, neighbours, people, street } from '../front';
import { brandSign } from '../sign';

export function palace(sheet: Sheet) {
  dusk(sheet, ['#141b45', '#5b3f78', '#f0915f']);
  // searchlights
  for (const [x, lean] of [
    [150, 330],
    [1450, -300],
    [1560, -40],
  ] as const)
    sheet.add(
      polygon(
        [
          [x, 700],
          [x + lean - 70, -40],
          [x + lean + 70, -40],
        ],
        sheet.linear([
          [0, '#fff0d0', 0.02],
          [1, '#fff0d0', 0.34],
        ]),
        { filter: sheet.blur(9) },
      ),
    );
  neighbours(sheet, '#241f40', 360, 1240);
  const stone = '#d7a77c';
  const lit = sheet.linear([
    [0, '#7d5570'],
    [0.5, stone],
    [1, '#f3cf9a'],
  ]);
  sheet.add(rect(380, 300, 840, ground - 300, lit));
  sheet.add(
    polygon(
      [
        [560, 300],
        [560, 220],
        [640, 220],
        [640, 150],
        [720, 150],
        [720, 84],
        [880, 84],
        [880, 150],
        [960, 150],
        [960, 220],
        [1040, 220],
        [1040, 300],
      ],
      lit,
    ),
  );
  for (let i = 0; i < 9; i++) {
    const x = 724 + i * 19;
    sheet.add(rect(x, 100, 7, 460, '#fff0cc', { opacity: 0.75 - Math.abs(i - 4) * 0.13 }));
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const x = 800 + side * (150 + i * 56);
      sheet.add(
        rect(x - 12, 340 + i * 8, 24, 190, '#432c4c'),
        rect(x - 12, 340 + i * 8, 24, 190, '#ffcb77', { opacity: 0.5 - i * 0.06 }),
        path(`M${x - 12} ${340 + i * 8}L${x} ${320 + i * 8}L${x + 12} ${340 + i * 8}Z`, '#432c4c'),
      );
    }
  for (let i = 0; i < 5; i++) sheet.add(rect(380, 548 + i * 5, 840, 2, '#5a3a4a'));
  doors(sheet, 440, 628, 720, ground - 628, 10, '#3a2433');
  sheet.add(
    polygon(
      [
        [400, 574],
        [1200, 574],
        [1236, 630],
        [364, 630],
      ],
      '#31203a',
    ),
  );
  for (let i = 0; i < 44; i++) sheet.add(circle(378 + i * 19.6, 624, 4.6, '#ffe6a0'));
  sheet.add(rect(440, 582, 720, 34, '#fff2cf'));
  sheet.add(
    write('LA MARÉE DE NOVEMBRE  ·  KESTREL POINT  ·  NÖ.', {
      face: 'oswald',
      size: 24,
      x: 800,
      y: 608,
      anchor: 'middle',
      fill: '#2a1a2c',
      track: 0.06,
      max: 690,
    }),
  );
  sheet.add(
    rect(602, 168, 396, 128, '#3d2440', { rx: 6 }),
    rect(602, 168, 396, 128, 'none', { rx: 6, stroke: '#f3cf9a', 'stroke-width': 4 }),
  );
  brandSign(sheet, { x: 800, y: 262, size: 101, glow: '#ff7a3c' });
  street(sheet, '#2a2340', [[800, 760, '#ffb45e']]);
  people(sheet, [
    [520, 0.9, true],
    [690, 0.95],
    [905, 0.9, true],
    [1290, 1],
    [300, 1, true],
  ]);
  sheet.finish = { grain: 0.035, vignette: 0.3 };
}
