import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, polygon, rect } from '../../kit/svg';
import { dusk, glowBox, ground, people, street } from '../front';
import { filmPoster } from '../pictures';
import { brandSign } from '../sign';

export function concrete(sheet: Sheet) {
  dusk(sheet, ['#587c9d', '#b7c8cf', '#ffe0b4']);
  sheet.add(
    path(`M0 ${ground}V640L140 560L300 610L420 540L640 620L900 560L1200 630L1420 550L1600 620V${ground}Z`, '#8ba0ab'),
  );
  sheet.add(
    polygon(
      [
        [120, 560],
        [120, 220],
        [1180, 150],
        [1480, 240],
        [1480, 560],
      ],
      sheet.linear(
        [
          [0, '#8a8f98'],
          [1, '#5a6070'],
        ],
        90,
      ),
    ),
  );
  sheet.add(
    polygon(
      [
        [1180, 150],
        [1480, 240],
        [1480, 560],
        [1180, 560],
      ],
      '#434a5a',
    ),
  );
  for (let i = 1; i < 9; i++)
    sheet.add(line(120 + i * 132, 220 - i * 8.7, 120 + i * 132, 560, '#4a505e', 2.5, { opacity: 0.7 }));
  for (let i = 1; i < 4; i++) sheet.add(line(120, 220 + i * 85, 1180, 150 + i * 102, '#4a505e', 2.5, { opacity: 0.7 }));
  for (let i = 0; i < 30; i++)
    sheet.add(circle(186 + (i % 8) * 132, 260 + Math.floor(i / 8) * 84, 4, '#3b414e', { opacity: 0.6 }));
  sheet.add(
    polygon(
      [
        [60, 560],
        [1520, 560],
        [1480, 596],
        [110, 596],
      ],
      '#31363f',
    ),
  );
  sheet.add(glowBox(sheet, 210, 596, 1120, ground - 596, '#fff0cf', '#ffc06b'));
  for (let i = 0; i <= 14; i++) sheet.add(rect(207 + i * 80, 596, 5, ground - 596, '#3a3d46'));
  sheet.add(rect(150, 596, 40, ground - 596, '#6b7280'), rect(1350, 596, 60, ground - 596, '#4d5462'));
  (['p07', 'p08', 'p19', 'p26', 'p36'] as const).forEach((id, k) => {
    sheet.add(rect(636 + k * 74, 614, 62, 91, '#2a2d36'), filmPoster(id, 639 + k * 74, 617, 56));
  });
  sheet.add(
    polygon(
      [
        [1180, 330],
        [1480, 372],
        [1480, 420],
        [1180, 386],
      ],
      '#ffd9a0',
      { opacity: 0.85 },
    ),
  );
  brandSign(sheet, { x: 600, y: 426, size: 206 });
  street(sheet, '#333a48', [[770, 1100, '#ffd28f']]);
  sheet.add(
    group(
      [
        rect(-5, -300, 10, 300, '#1c212b'),
        ...Array.from({ length: 14 }, (_, i) =>
          circle(Math.cos(i * 2.4) * 70, -330 + Math.sin(i * 1.7) * 60, 56, '#27333a', { opacity: 0.9 }),
        ),
      ],
      { transform: `translate(1530 ${ground + 10})` },
    ),
  );
  people(sheet, [
    [330, 0.9],
    [480, 1, true],
    [1010, 0.9, true],
    [1240, 1],
  ]);
  sheet.finish = { grain: 0.045, vignette: 0.25 };
}
