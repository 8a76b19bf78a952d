import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect, stroke } from '../../kit/svg';

export function projector(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill(
    sheet.linear(
      [
        [0, '#160f1f'],
        [1, '#2a1626'],
      ],
      0,
    ),
  );
  sheet.add(
    polygon(
      [
        [900, 400],
        [-50, -100],
        [-50, 860],
      ],
      sheet.linear(
        [
          [0, '#fff0c4', 0.1],
          [1, '#fff0c4', 0.95],
        ],
        0,
      ),
      { filter: sheet.blur(12) },
    ),
    ...Array.from({ length: 160 }, () => {
      const t = random.next();
      return circle(900 - t * 900, 400 + random.bell() * 420 * t, random.between(1, 4), '#fff6dd', {
        opacity: random.between(0.2, 0.9),
      });
    }),
  );
  const reel = (x: number, y: number, r: number) =>
    group(
      [
        circle(0, 0, r, '#0d0a12'),
        circle(0, 0, r * 0.94, '#3a3346'),
        ...Array.from({ length: 5 }, (_, i) =>
          circle(Math.cos(i * 1.256) * r * 0.56, Math.sin(i * 1.256) * r * 0.56, r * 0.24, '#160f1f'),
        ),
        circle(0, 0, r * 0.16, '#ffb52e'),
        path(`M${-r * 0.7} ${-r * 0.5}A${r * 0.86} ${r * 0.86} 0 0 1 ${r * 0.1} ${-r * 0.85}`, 'none', {
          stroke: '#ffd48a',
          'stroke-width': 6,
          opacity: 0.6,
        }),
      ],
      { transform: `translate(${x} ${y})` },
    );
  sheet.add(
    reel(1010, 190, 150),
    reel(1360, 190, 170),
    path('M960 330H1440Q1480 330 1480 370V560Q1480 600 1440 600H960Z', '#5b2a3a'),
    path('M960 330H1440Q1480 330 1480 370V400H960Z', '#7d3a4d'),
    rect(880, 360, 90, 110, '#0d0a12', { rx: 12 }),
    rect(850, 376, 40, 78, '#ffb52e', { rx: 10 }),
    circle(1100, 480, 60, '#0d0a12'),
    circle(1100, 480, 44, '#3a3346'),
    ...[0, 1, 2, 3, 4, 5].map((i) => rect(1240 + i * 34, 440, 18, 110, '#3a1a26', { rx: 9 })),
    polygon(
      [
        [1080, 600],
        [1360, 600],
        [1440, 900],
        [1000, 900],
      ],
      '#0d0a12',
    ),
    stroke('M1010 340C980 420 1060 420 1060 480', '#0d0a12', 12),
  );
  sheet.finish = { grain: 0.07, vignette: 0.35 };
}
