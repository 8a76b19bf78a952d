import { lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { filmScene } from '../pictures';

/** Open air: a screen between trees, deckchairs, bulbs on a string. */
export function openAir(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, '#15173a'],
      [0.6, '#5a3f78'],
      [0.8, '#e08a6a'],
    ]),
  );
  for (let i = 0; i < 90; i++)
    sheet.add(
      circle(random.between(0, 1600), random.between(0, 420), random.between(0.8, 2.4), '#ffffff', {
        opacity: random.between(0.2, 0.9),
      }),
    );
  for (let i = 0; i < 20; i++)
    sheet.add(ellipse(i * 86, 620 + (i % 3) * 20, random.between(70, 120), random.between(90, 210), '#1b2438'));
  sheet.add(
    rect(0, 640, 1600, 260, '#1f3a33'),
    filmScene('p125', 420, 150, 760, 428, 'xMax'),
    rect(420, 150, 760, 428, 'none', { stroke: '#0e1020', 'stroke-width': 16 }),
    rect(440, 578, 20, 90, '#0e1020'),
    rect(1140, 578, 20, 90, '#0e1020'),
  );
  sheet.add(path('M400 600L150 900H1450L1200 600Z', '#9fd8d0', { opacity: 0.1 }));
  for (const [x0, x1, y] of [
    [-20, 520, 90],
    [500, 1110, 60],
    [1080, 1640, 100],
  ] as const) {
    const d = `M${x0} ${y}Q${(x0 + x1) / 2} ${y + 130} ${x1} ${y}`;
    sheet.add(stroke(d, '#0e1020', 4));
    for (let i = 1; i < 8; i++) {
      const t = i / 8;
      const [x, by] = [x0 + (x1 - x0) * t, y + 4 * 65 * t * (1 - t) + 12];
      sheet.add(
        circle(
          x,
          by,
          34,
          sheet.radial(
            [
              [0, '#ffdf8f', 0.8],
              [1, '#ffdf8f', 0],
            ],
            x,
            by,
            34,
          ),
        ),
        circle(x, by, 9, '#fff3c4'),
      );
    }
  }
  const chair = (x: number, y: number, s: number, tone: string, hair: string) =>
    group(
      [
        line(-70, 40, 40, -110, '#c9a06a', 11),
        line(70, 40, -50, -60, '#c9a06a', 11),
        path('M30 -112L-86 20L-60 44L60 -90Z', tone),
        path('M12 -90L-80 14L-70 24L24 -78Z', lighten(tone, 0.4)),
        ellipse(26, -120, 28, 33, hair),
        path('M-20 -60Q10 -110 50 -90L30 -20Z', mix(tone, '#1a1420', 0.6)),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  (
    [
      [210, 760, 0.9],
      [400, 800, 1.1],
      [640, 770, 0.95],
      [880, 820, 1.2],
      [1120, 770, 1],
      [1350, 810, 1.1],
    ] as const
  ).forEach(([x, y, s], i) => {
    sheet.add(
      chair(
        x,
        y,
        s,
        nth(['#e8553d', '#f2b632', '#3f8fa8', '#f0ead8'], i),
        nth(['#2a1a16', '#b9652b', '#17110f', '#d9c9a8'], i),
      ),
    );
  });
  sheet.finish = { grain: 0.05, vignette: 0.2 };
}
