import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

const grass = () =>
  Array.from({ length: 60 }, (_, i) =>
    stroke(`M${i * 27} ${840 + (i % 5) * 12}l${(i % 3) * 4 - 4} -30`, mix('#3f7a45', '#d9e6a8', (i % 4) * 0.12), 5),
  ).join('');

/** A roof that works for its light. */
export function solar(sheet: Sheet) {
  sheet.fill(
    sheet.linear([
      [0, '#8fd0e8'],
      [1, '#e6f4ea'],
    ]),
  );
  sheet.add(
    circle(1300, 190, 110, '#ffd84a'),
    ...Array.from({ length: 16 }, (_, i) =>
      path('M0 -140L12 -190H-12Z', '#ffd84a', { transform: `translate(1300 190) rotate(${i * 22.5})` }),
    ),
  );
  sheet.add(
    path('M-20 620Q300 520 620 590T1240 560T1620 600V900H-20Z', '#7fb069'),
    path('M-20 720Q400 640 820 700T1620 680V900H-20Z', '#5f9455'),
  );
  sheet.add(
    path('M380 760V430L1160 360V760Z', '#f4ead4'),
    path('M1160 360L1320 430V760H1160Z', '#dccfb2'),
    path('M350 440L420 330L1190 262L1168 366Z', '#c8452f'),
    rect(560, 560, 300, 200, '#2a2a38'),
    ...[0, 1, 2].map((i) => rect(576 + i * 96, 576, 80, 184, '#ffdf8f')),
    rect(520, 500, 380, 46, '#d8402f'),
    ...Array.from({ length: 10 }, (_, i) => circle(540 + i * 38, 523, 8, '#fff6d0')),
  );
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 7; i++)
      sheet.add(
        path(`M${440 + i * 102 - row * 18} ${348 + row * 46 - i * 9}l88 -8l-14 36l-90 8Z`, '#24406b', {
          stroke: '#8fb4d8',
          'stroke-width': 3,
        }),
      );
  sheet.add(
    ...[
      [200, 700],
      [280, 730],
      [1420, 700],
      [1510, 740],
      [120, 760],
    ].map(([x = 0, y = 0], i) =>
      group([rect(-8, -40, 16, 60, '#6b4a2c'), ellipse(0, -90, 56, 76, nth(['#3f7a45', '#4f8f52'], i))], {
        transform: `translate(${x} ${y})`,
      }),
    ),
    group(
      [
        circle(-60, 0, 42, 'none', { stroke: '#22242e', 'stroke-width': 7 }),
        circle(60, 0, 42, 'none', { stroke: '#22242e', 'stroke-width': 7 }),
        stroke('M-60 0L-26 -62H38L60 0M-26 -62L2 0L38 -62M38 -62L34 -84H58', '#d8402f', 8),
      ],
      { transform: 'translate(980 760)' },
    ),
    grass(),
  );
  sheet.finish = { grain: 0.04, paper: 0.6 };
}
