import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

function girl(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  return [
    // kimono, obi, hair, and the mask of a fox pushed up over the face
    path('M-170 420C-150 180 -110 60 -60 10H70C120 70 160 190 180 420Z', shape),
    path('M-30 10L20 180L70 10Z', light),
    path('M-60 10L10 190L40 420H-30L-70 160Z', darken(shape, 0.25)),
    rect(-118, 200, 246, 92, accent),
    rect(-118, 236, 246, 12, light),
    ...[
      [-110, 120],
      [-60, 340],
      [110, 140],
      [90, 360],
      [-130, 380],
      [20, 340],
    ].map(([x = 0, y = 0], i) =>
      group(
        [0, 72, 144, 216, 288].map((a) =>
          ellipse(0, -14, 8, 14, i % 2 ? light : '#ffd98a', { transform: `rotate(${a})` }),
        ),
        { transform: `translate(${x} ${y})` },
      ),
    ),
    path('M-90 -20C-130 -200 -60 -270 10 -270C90 -270 150 -190 110 -20C80 20 -60 30 -90 -20Z', dark),
    path('M-40 20H50V-30H-40Z', '#f3d3b8'),
    path('M-70 -110C-70 -10 -30 40 5 44C44 40 84 -10 84 -110Z', '#f8dcc4'),
    path('M-96 -90C-80 -190 80 -200 108 -90C70 -130 20 -130 5 -110C-20 -130 -60 -130 -96 -90Z', dark),
    circle(-26, -54, 8, dark),
    circle(42, -54, 8, dark),
    stroke('M0 -4q8 7 16 0', '#b0473c', 6),
    group(
      [
        path('M-100 0L-112 -110L-50 -60Q0 -76 50 -60L112 -110L100 0Q70 70 0 96Q-70 70 -100 0Z', '#fffaf2'),
        path('M-96 -40L-104 -90L-66 -58ZM96 -40L104 -90L66 -58Z', accent),
        path('M-70 -6Q-40 -26 -20 6Q-50 8 -70 -6ZM70 -6Q40 -26 20 6Q50 8 70 -6Z', dark),
        path('M-12 66H12L0 82Z', dark),
        stroke('M-84 30L-40 40M-80 48L-42 52M84 30L40 40M80 48L42 52M0 -50V-24M-16 -48L-8 -24M16 -48L8 -24', accent, 6),
      ],
      { transform: 'translate(56 -208) rotate(14) scale(0.94)' },
    ),
  ];
}

/** A summer night, a hundred lanterns, one fox. */
export function lantern(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.6, ground],
      [1, mix(ground, accent, 0.35)],
    ]),
  );
  for (let i = 0; i < 110; i++)
    sheet.add(
      circle(random.between(0, w), random.between(0, h * 0.6), random.between(0.8, 2.4), light, {
        opacity: random.between(0.2, 0.8),
      }),
    );
  const glow = (x: number, y: number, s: number, tone: string) =>
    group(
      [
        circle(
          0,
          0,
          130,
          sheet.radial([
            [0, tone, 0.6],
            [1, tone, 0],
          ]),
        ),
        path(
          'M-40 -60H40Q64 0 40 60H-40Q-64 0 -40 -60Z',
          sheet.linear([
            [0, '#fff3c4'],
            [1, tone],
          ]),
        ),
        rect(-30, -72, 60, 13, dark),
        rect(-30, 60, 60, 13, dark),
        ...[-30, 0, 30].map((dy) => line(-50, dy, 50, dy, darken(tone, 0.3), 2.4, { opacity: 0.6 })),
        line(0, 72, 0, 110, tone, 5),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  const spots = Array.from(
    { length: wide ? 26 : 24 },
    (_, i) =>
      [
        random.between(wide ? w * 0.42 : 20, w - 20),
        random.between(wide ? 60 : 340, h * 0.82),
        random.between(0.22, 0.5) + (i > 18 ? 0.5 : 0),
      ] as const,
  );
  for (const [x, y, s] of [...spots].sort((a, b) => a[2] - b[2]))
    sheet.add(glow(x, y, s, nth([accent, '#ffb24a', '#ff8a5c'], Math.round(x))));
  const [gx, gy, s] = wide ? [1500, 560, 1.1] : [520, 1010, 1.36];
  sheet.add(
    circle(
      gx,
      gy - 60,
      460 * s,
      sheet.radial(
        [
          [0, '#ffcf8a', 0.55],
          [1, '#ffcf8a', 0],
        ],
        gx,
        gy - 60,
        460 * s,
      ),
    ),
  );
  sheet.add(group(girl(film), { transform: `translate(${gx} ${gy}) scale(${s})` }));
  sheet.add(glow(gx - 250 * s, gy + 90, 1.1 * s, '#ffb24a'), glow(gx + 270 * s, gy + 170, 0.86 * s, accent));
  if (!wide)
    sheet.add(
      rect(
        0,
        1200,
        w,
        300,
        sheet.linear([
          [0, dark, 0],
          [0.5, dark, 0.85],
          [1, dark],
        ]),
      ),
    );
}
