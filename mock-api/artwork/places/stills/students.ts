import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, rect, stroke } from '../../kit/svg';
import { crowdLooks, standing } from './people';

/** Students: three bicycles and a wall of posters. */
export function students(sheet: Sheet) {
  sheet.fill('#2f7f78');
  const posters = ['#f2b632', '#e8553d', '#f4ead4', '#1f3a52', '#e8a0b0', '#7fb069'];
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 8; i++)
      sheet.add(
        rect(60 + i * 192, 50 + row * 260, 160, 230, nth(posters, i + row * 3)),
        circle(140 + i * 192, 140 + row * 260, 44, nth(posters, i + row * 3 + 2)),
        rect(80 + i * 192, 226 + row * 260, 120, 14, nth(posters, i + row * 3 + 3)),
        rect(80 + i * 192, 250 + row * 260, 80, 9, nth(posters, i + row * 3 + 3)),
      );
  sheet.add(rect(0, 640, 1600, 260, '#c9b391'), rect(0, 640, 1600, 18, '#e6d3b4'));
  const bicycle = (x: number, tone: string) =>
    group(
      [
        circle(-120, 0, 86, 'none', { stroke: '#1a1a22', 'stroke-width': 10 }),
        circle(130, 0, 86, 'none', { stroke: '#1a1a22', 'stroke-width': 10 }),
        ...[0, 36, 72, 108, 144].flatMap((a) => [
          line(-206, 0, -34, 0, '#1a1a22', 1.6, { transform: `rotate(${a} -120 0)` }),
          line(44, 0, 216, 0, '#1a1a22', 1.6, { transform: `rotate(${a} 130 0)` }),
        ]),
        stroke(
          'M-120 0L-50 -130H80L130 0M-50 -130L4 0L80 -130M4 0H-120M80 -130L72 -180H124M-50 -130L-62 -164',
          tone,
          14,
        ),
        stroke('M-100 -166H-30', '#1a1a22', 18),
      ],
      { transform: `translate(${x} 730)` },
    );
  sheet.add(bicycle(330, '#e8553d'), bicycle(820, '#f2b632'), bicycle(1290, '#f4ead4'));
  for (const [x, i] of [
    [560, 0],
    [1050, 3],
    [1120, 2],
  ] as const)
    sheet.add(group(standing(nth(crowdLooks, i), '#2a3a5a'), { transform: `translate(${x} 800) scale(1.05)` }));
  sheet.finish = { grain: 0.045, paper: 0.7, shift: 1 };
}
