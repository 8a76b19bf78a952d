import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

/** A red carpet that nobody has walked on yet. */
export function carpet(sheet: Sheet) {
  sheet.fill(
    sheet.linear([
      [0, '#0f1230'],
      [1, '#2c1f4a'],
    ]),
  );
  sheet.add(
    ...[300, 800, 1300].map((x, i) =>
      path(`M${x - 26} 620L${x - 330 + i * 90} -20H${x - 100 + i * 90}L${x + 26} 620Z`, '#fff3cf', { opacity: 0.12 }),
    ),
  );
  sheet.add(
    rect(0, 560, 1600, 340, '#191430'),
    path('M700 540H900L1320 900H280Z', '#c8262f'),
    path('M716 540H760L420 900H340ZM884 540H840L1180 900H1260Z', '#a81c26'),
    rect(560, 220, 480, 330, '#f2c96a'),
    rect(590, 250, 420, 300, '#fff0c4'),
    ...[0, 1, 2].map((i) => rect(600 + i * 140, 260, 120, 290, '#f7d98a')),
    rect(520, 180, 560, 54, '#d8402f'),
    ...Array.from({ length: 15 }, (_, i) => circle(540 + i * 38, 207, 9, '#fff6d0')),
  );
  const post = (x: number, y: number, s: number) =>
    group(
      [
        ellipse(0, 0, 34, 9, '#000000', { opacity: 0.4 }),
        rect(-7, -170, 14, 170, '#e2b04a'),
        circle(0, -180, 20, '#f2cf7a'),
        ellipse(0, -2, 30, 9, '#b98530'),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  const posts = [
    [640, 600, 0.6],
    [540, 680, 0.84],
    [400, 800, 1.16],
  ] as const;
  for (const side of [1, -1]) {
    const at = (x: number) => 800 + side * (x - 800);
    posts.forEach(([x, y, s], i) => {
      const next = posts[i + 1];
      if (next)
        sheet.add(
          stroke(
            `M${at(x)} ${y - 160 * s}Q${at((x + next[0]) / 2)} ${(y + next[1]) / 2 - 60 * s} ${at(next[0])} ${next[1] - 160 * next[2]}`,
            '#7a1f4a',
            13 * next[2],
          ),
        );
      sheet.add(post(at(x), y, s));
    });
  }
  for (let i = 0; i < 26; i++) {
    const [x, y] = [
      sheet.random.chance(0.5) ? sheet.random.between(20, 480) : sheet.random.between(1120, 1580),
      sheet.random.between(420, 620),
    ];
    sheet.add(
      circle(x, y, 34, '#0b0a18'),
      path(
        `M${x - 60} ${y + 220}Q${x - 60} ${y + 40} ${x} ${y + 36}Q${x + 60} ${y + 40} ${x + 60} ${y + 220}Z`,
        '#0b0a18',
      ),
    );
    if (i % 4 === 0)
      sheet.add(
        star(x + 30, y - 30, 40, '#ffffff', 4, 0.2),
        circle(
          x + 30,
          y - 30,
          80,
          sheet.radial(
            [
              [0, '#ffffff', 0.6],
              [1, '#ffffff', 0],
            ],
            x + 30,
            y - 30,
            80,
          ),
        ),
      );
  }
  sheet.finish = { grain: 0.06, vignette: 0.25 };
}
