import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, polygon, rect, stroke } from '../../kit/svg';
import { doors } from '../front';
import { brandSign } from '../sign';
import { lamp, sky } from './pieces';

// A Dutch canal side: gabled brick house as cinema, bicycles, the whole row again in the water.
export function canal(sheet: Sheet) {
  sky(sheet, [
    [0, '#6fa8c9'],
    [0.6, '#cfe3e2'],
    [0.8, '#fbe3bd'],
  ]);
  const quay = 560;
  const tones = ['#8a3b2c', '#2f4a4d', '#b5653f', '#5c2f2a', '#d9a066', '#3d3a52', '#a34a36'];
  const gable = (x: number, w: number, h: number, tone: string, kind: number) =>
    [
      rect(x, quay - h, w, h, tone),
      kind === 0
        ? polygon(
            [
              [x, quay - h],
              [x, quay - h - 26],
              [x + w * 0.2, quay - h - 26],
              [x + w * 0.2, quay - h - 62],
              [x + w * 0.36, quay - h - 62],
              [x + w * 0.36, quay - h - 98],
              [x + w * 0.64, quay - h - 98],
              [x + w * 0.64, quay - h - 62],
              [x + w * 0.8, quay - h - 62],
              [x + w * 0.8, quay - h - 26],
              [x + w, quay - h - 26],
              [x + w, quay - h],
            ],
            tone,
          )
        : kind === 1
          ? path(
              `M${x} ${quay - h}Q${x + w * 0.24} ${quay - h - 20} ${x + w * 0.26} ${quay - h - 80}Q${x + w / 2} ${quay - h - 120} ${x + w * 0.74} ${quay - h - 80}Q${x + w * 0.76} ${quay - h - 20} ${x + w} ${quay - h}Z`,
              tone,
            )
          : polygon(
              [
                [x, quay - h],
                [x + w / 2, quay - h - 90],
                [x + w, quay - h],
              ],
              tone,
            ),
      ...[0, 1, 2, 3].map((r) =>
        [0, 1, 2]
          .map((c) =>
            [
              rect(x + w * (0.12 + c * 0.28), quay - h + 22 + r * 84, w * 0.2, 58, '#fff7e6'),
              rect(
                x + w * (0.12 + c * 0.28) + 3,
                quay - h + 25 + r * 84,
                w * 0.2 - 6,
                52,
                (r * 5 + c * 3 + Math.round(x)) % 4 ? '#54707c' : '#ffd48a',
              ),
            ].join(''),
          )
          .join(''),
      ),
    ].join('');
  let x = -20;
  let i = 0;
  while (x < 1600) {
    const w = 126 + ((i * 37) % 40);
    if (x > 470 && x < 1090) {
      x = 1090;
    }
    sheet.add(gable(x, w, 340 + ((i * 53) % 90), nth(tones, i), i % 3));
    x += w;
    i++;
  }
  sheet.add(
    gable(500, 590, 360, '#a8432f', 0),
    rect(500, 210, 590, 140, '#a8432f'),
    rect(500, 196, 590, 18, '#fff1dc'),
    ...[0, 1, 2, 3, 4].map((k) =>
      path(`M${536 + k * 112} 430V330a36 40 0 0 1 72 0v100Z`, '#ffd99a', { stroke: '#fff1dc', 'stroke-width': 7 }),
    ),
    rect(490, 440, 610, 22, '#24443f'),
  );
  doors(sheet, 540, 466, 510, quay - 466, 6, '#24443f');
  brandSign(sheet, { x: 795, y: 284, size: 76, ink: '#fff6e3', glow: '#ffb347' });
  sheet.add(
    rect(0, quay, 1600, 44, '#8d7a68'),
    ...Array.from({ length: 54 }, (_, k) => rect(k * 30, quay + 20, 28, 24, k % 2 ? '#7a6857' : '#84715f')),
  );
  const row = sheet.body.slice();
  const water = sheet.clip(rect(0, quay + 44, 1600, 300));
  sheet.add(
    rect(0, quay + 44, 1600, 300, '#3f6b73'),
    group(
      group(row, {
        transform: `translate(0 ${(quay + 44) * 2}) scale(1 -1)`,
        filter: sheet.define(
          (id) =>
            `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="9 3"/></filter>`,
        ),
      }),
      { 'clip-path': water, opacity: 0.55 },
    ),
    ...Array.from({ length: 60 }, () => {
      const [wx, wy] = [sheet.random.between(-40, 1600), sheet.random.between(quay + 56, 890)];
      return stroke(`M${wx} ${wy}q40 -8 80 0t80 0`, '#e9f3ee', 3, { opacity: 0.35 });
    }),
  );
  const bike = (bx: number, tone: string) =>
    group(
      [
        circle(-26, 0, 19, 'none', { stroke: '#1d1a22', 'stroke-width': 4 }),
        circle(30, 0, 19, 'none', { stroke: '#1d1a22', 'stroke-width': 4 }),
        stroke('M-26 0L-8 -30H20L30 0M-8 -30L2 0L20 -30L18 -42H28M-14 -36H-2', tone, 4),
      ],
      { transform: `translate(${bx} ${quay + 22})` },
    );
  sheet.add(
    ...[90, 170, 330, 410, 1150, 1240, 1420].map((bx, k) => bike(bx, nth(['#c8392b', '#1d1a22', '#2f6f8f'], k))),
    line(0, quay + 2, 480, quay + 2, '#1d1a22', 5),
    line(1110, quay + 2, 1600, quay + 2, '#1d1a22', 5),
    ...lamp(sheet, 460, quay + 20, 0.8),
    ...lamp(sheet, 1130, quay + 20, 0.8),
    group(
      [
        path('M-190 0Q-170 60 -110 60H130Q190 50 210 -10Z', '#24443f'),
        rect(-80, -56, 180, 58, '#f1e3c6'),
        ...[0, 1, 2].map((k) => rect(-64 + k * 56, -42, 38, 28, '#54707c')),
        path('M-190 0H210', 'none', { stroke: '#f1e3c6', 'stroke-width': 6 }),
      ],
      { transform: 'translate(340 750)' },
    ),
  );
  sheet.add(
    group(
      (
        [
          [600, 1],
          [640, 0.94],
          [860, 1],
          [1010, 0.96],
        ] as const
      ).map(([px, s]) =>
        group([path('M-16 0Q-22 -62 0 -66Q22 -62 16 0Z', '#16131c'), circle(0, -78, 10, '#16131c')], {
          transform: `translate(${px} ${quay + 34}) scale(${s})`,
        }),
      ),
    ),
  );
  sheet.finish = { grain: 0.04, paper: 0.4, vignette: 0.12 };
}
