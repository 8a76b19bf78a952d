import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, ring, stroke } from '../../kit/svg';

// The locomotive comes straight at you; the man sits on its nose.
export function general(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [
    rect(
      0,
      0,
      1000,
      1200,
      sheet.linear([
        [0, light],
        [1, film.palette.ground],
      ]),
    ),
  ];
  for (const [x, y, r] of [
    [500, 160, 150],
    [380, 110, 120],
    [640, 90, 140],
    [760, 150, 110],
    [260, 170, 110],
    [500, 60, 170],
    [860, 90, 90],
    [150, 90, 100],
  ] as const)
    parts.push(
      circle(x + 8, y + 10, r, darken(film.palette.ground, 0.3)),
      circle(x, y, r, '#fbf4e2'),
      stroke(
        `M${x - r * 0.5} ${y + r * 0.5}A${r * 0.7} ${r * 0.7} 0 0 0 ${x + r * 0.7} ${y}`,
        mix(dark, light, 0.55),
        5,
      ),
    );
  parts.push(
    polygon(
      [
        [440, 700],
        [560, 700],
        [900, 1200],
        [100, 1200],
      ],
      mix(shape, dark, 0.4),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      rect(420 - i * 66, 800 + i * 74, 160 + i * 132, 20 + i * 5, darken(accent, 0.45)),
    ),
    polygon(
      [
        [470, 700],
        [480, 700],
        [330, 1200],
        [280, 1200],
      ],
      light,
    ),
    polygon(
      [
        [520, 700],
        [530, 700],
        [720, 1200],
        [670, 1200],
      ],
      light,
    ),
  );
  parts.push(
    path('M430 330L404 200Q500 160 596 200L570 330Z', dark),
    rect(396, 190, 208, 30, accent),
    circle(500, 620, 304, dark),
    circle(500, 620, 262, shape),
    ring(500, 620, 262, accent, 14),
    ...Array.from({ length: 16 }, (_, i) =>
      circle(500 + Math.cos(i * 0.3927) * 286, 620 + Math.sin(i * 0.3927) * 286, 10, accent),
    ),
    circle(500, 620, 120, dark),
    circle(500, 620, 104, darken(shape, 0.25)),
    line(396, 620, 604, 620, accent, 10),
    rect(420, 290, 160, 110, dark, { rx: 12 }),
    circle(500, 346, 50, '#ffe9a8'),
    circle(500, 346, 78, '#ffe9a8', { opacity: 0.35 }),
  );
  parts.push(
    rect(170, 860, 660, 60, accent),
    rect(170, 860, 660, 12, light),
    polygon(
      [
        [300, 920],
        [700, 920],
        [820, 1130],
        [180, 1130],
      ],
      dark,
    ),
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => line(500 + i * 42, 924, 500 + i * 70, 1126, accent, 9)),
    ...[210, 790].map((x) => [circle(x, 890, 44, dark), circle(x, 890, 24, light)].join('')),
  );
  // the engineer: flat hat, long face, no smile
  parts.push(
    group(
      [
        stroke('M-30 30L-90 60L-86 150M30 30L90 60L86 150', dark, 34),
        path('M-60 40Q-64 -90 0 -100Q64 -90 60 40Z', light),
        path('M-60 40Q-64 -90 -20 -98L0 20L20 -98Q64 -90 60 40Z', dark),
        ellipse(0, -146, 40, 54, '#eed3b0'),
        rect(-62, -196, 124, 16, dark),
        rect(-40, -236, 80, 44, dark),
        rect(-40, -206, 80, 10, accent),
        circle(-14, -150, 5, dark),
        circle(14, -150, 5, dark),
        line(-12, -116, 12, -116, dark, 5),
        stroke('M-50 -60Q-90 -10 -40 14M50 -60Q90 -10 40 14', dark, 26),
      ],
      { transform: 'translate(500 830) scale(0.98)' },
    ),
  );
  return parts;
}
