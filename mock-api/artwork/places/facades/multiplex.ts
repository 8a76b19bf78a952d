import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect } from '../../kit/svg';
import { dusk, ground, neighbours, people, street } from '../front';
import { filmPoster } from '../pictures';
import { brandSign } from '../sign';

export function multiplex(sheet: Sheet) {
  dusk(sheet, ['#0b2a52', '#2f77a8', '#ffd0a0']);
  for (let i = 0; i < 14; i++)
    sheet.add(
      ellipse(
        sheet.random.between(0, 1600),
        420 + i * 20,
        sheet.random.between(120, 420),
        sheet.random.between(3, 10),
        '#ffb98f',
        { opacity: 0.4 },
      ),
    );
  neighbours(sheet, '#1b304c', 150, 1400, 520);
  sheet.add(
    polygon(
      [
        [170, 300],
        [1080, 190],
        [1430, 270],
        [1430, ground],
        [170, ground],
      ],
      sheet.linear([
        [0, '#4d83a8'],
        [0.5, '#ffd79a'],
        [1, '#fff0c9'],
      ]),
    ),
  );
  for (let i = 0; i <= 18; i++) {
    const x = 170 + i * 50.5;
    sheet.add(line(x, 300 - (i / 18) * 110, x, ground, '#23425c', 4));
  }
  for (let i = 1; i < 4; i++)
    sheet.add(
      line(170, 300 + i * 110, 1080, 190 + i * 138, '#23425c', i === 2 ? 14 : 5),
      line(1080, 190 + i * 138, 1430, 270 + i * 118, '#23425c', 8),
    );
  for (let i = 1; i < 7; i++) sheet.add(line(1080 + i * 50, 190 + i * 11.4, 1080 + i * 50, ground, '#23425c', 4));
  // floors slope with the perspective; escalators and visitors stand on them
  const floor = (level: number, x: number) => {
    const t = (x - 170) / 910;
    return level === 4 ? ground : 300 + level * 110 + t * (-110 + level * 28);
  };
  for (const [low, x0, x1] of [
    [3, 300, 520],
    [2, 640, 860],
  ] as const)
    sheet.add(
      path(`M${x0} ${floor(low, x0)}L${x1} ${floor(low - 1, x1)}`, 'none', { stroke: '#7a5a3e', 'stroke-width': 15 }),
      path(`M${x0} ${floor(low, x0) - 26}L${x1} ${floor(low - 1, x1) - 26}`, 'none', {
        stroke: '#a9855c',
        'stroke-width': 4,
      }),
    );
  for (let i = 0; i < 24; i++) {
    const x = sheet.random.between(210, 1050);
    const y = floor(sheet.random.pick([1, 2, 3, 4]), x) - 2;
    const tone = sheet.random.pick(['#4a3430', '#5e4438', '#39323f']);
    sheet.add(
      group(
        [
          circle(0, -46, 5.4, tone),
          path('M-4 -40Q-11 -38 -11 -26L-7 -16L-6 0H-1L0 -16L1 0H6L7 -16L11 -26Q11 -38 4 -40Z', tone),
        ],
        { transform: `translate(${x} ${y})` },
      ),
    );
  }
  (['p01', 'p22', 'p30', 'p13'] as const).forEach((id, k) => {
    sheet.add(rect(1112 + k * 78, 452, 64, 94, '#16273c'), filmPoster(id, 1115 + k * 78, 455, 58));
  });
  sheet.add(
    polygon(
      [
        [130, 296],
        [1084, 178],
        [1470, 264],
        [1470, 282],
        [1084, 206],
        [130, 320],
      ],
      '#16273c',
    ),
  );
  for (let i = 0; i < 9; i++) sheet.add(rect(372 + i * 66, 214 - i * 8.2, 6, 54, '#16273c'));
  brandSign(sheet, { x: 640, y: 196, size: 168, turn: -7 });
  street(sheet, '#1d3146', [
    [620, 900, '#ffd79a'],
    [1260, 300, '#ffd79a'],
  ]);
  people(sheet, [
    [260, 1, true],
    [760, 0.9],
    [980, 1, true],
    [1340, 1.05],
  ]);
  sheet.finish = { grain: 0.03, vignette: 0.25 };
}
