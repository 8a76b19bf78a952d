import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect } from '../../kit/svg';
import { filmScene } from '../pictures';
import { screen } from './screen';

export function recliner(sheet: Sheet) {
  sheet.fill('#120c10');
  screen(
    sheet,
    [
      [360, 96],
      [1240, 96],
      [1240, 480],
      [360, 480],
    ],
    filmScene('p17', 360, 94, 880, 390, 'xMax'),
    '#e09a5a',
  );
  for (const s of [0, 1])
    for (let i = 0; i < 4; i++) {
      const x = s ? 1600 - 60 - i * 80 : 60 + i * 80;
      sheet.add(
        rect(
          x - 30,
          60,
          60,
          470 - i * 10,
          sheet.linear([
            [0, '#2a161c'],
            [1, '#4a2730'],
          ]),
        ),
        circle(
          x,
          250,
          70,
          sheet.radial(
            [
              [0, '#ffb866', 0.5],
              [1, '#ffb866', 0],
            ],
            x,
            250,
            70,
          ),
        ),
        rect(x - 5, 226, 10, 46, '#ffe1ad', { rx: 5 }),
      );
    }
  for (let i = 0; i < 4; i++) {
    const x = 215 + i * 390;
    sheet.add(
      group(
        [
          rect(
            -150,
            -40,
            300,
            330,
            sheet.linear([
              [0, '#7a2f3c'],
              [1, '#2c0f18'],
            ]),
            { rx: 54 },
          ),
          path('M-150 60V14Q-150 -40 -96 -40H96Q150 -40 150 14V60', 'none', {
            stroke: '#ffc98a',
            'stroke-width': 3,
            opacity: 0.6,
          }),
          line(-60, -30, -70, 260, '#3c141e', 4),
          line(60, -30, 70, 260, '#3c141e', 4),
          line(0, -36, 0, 260, '#3c141e', 4),
          rect(-196, 90, 70, 220, '#3a141d', { rx: 26 }),
          rect(126, 90, 70, 220, '#3a141d', { rx: 26 }),
          rect(-186, 84, 50, 10, '#ffc98a', { rx: 5, opacity: 0.5 }),
          ...(i === 1 || i === 2
            ? [
                circle(0, -62, 50, '#140a0e'),
                path('M-50 -64A50 50 0 0 1 50 -64', 'none', { stroke: '#ffd7a0', 'stroke-width': 3, opacity: 0.7 }),
              ]
            : []),
        ],
        { transform: `translate(${x} 610)` },
      ),
    );
  }
  sheet.add(
    group(
      [
        ellipse(0, 0, 74, 16, '#1a0f12'),
        rect(-6, 0, 12, 120, '#1a0f12'),
        circle(
          0,
          -18,
          30,
          sheet.radial(
            [
              [0, '#ffe9c0'],
              [1, '#ffb866', 0],
            ],
            0,
            -18,
            30,
          ),
        ),
        polygon(
          [
            [18, -6],
            [52, -6],
            [46, -58],
            [24, -58],
          ],
          '#d94f3a',
        ),
        rect(-50, -40, 18, 36, '#e8d6c0', { opacity: 0.7, rx: 4 }),
      ],
      { transform: 'translate(800 730)' },
    ),
  );
  sheet.finish = { grain: 0.045, vignette: 0.45 };
}
