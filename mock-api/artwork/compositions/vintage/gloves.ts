import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { rays } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect, type Shapes, stroke } from '../../kit/svg';

/** A hand in a black glove that reaches upwards; its wrist lies on 0, 0. An empty one hangs its fingers. */
function glove(tone: string, shine: string, spread: number, limp = false): Shapes {
  const fingers = [-42, -14, 14, 40].map((at, i) => {
    const long = [150, 186, 176, 138][i] ?? 150;
    const lean = at * 0.5 * spread;
    return limp
      ? `M${at} -150q${lean} -46 ${lean + 34} -40t26 ${long * 0.5}`
      : `M${at} -140q${lean * 0.4} -70 ${lean * 1.3} -${long}`;
  });
  const thumb = limp ? 'M-46 -96q-50 10 -40 66' : 'M-46 -90q-66 -30 -82 -112';
  return [
    path('M-64 420C-70 220 -66 60 -56 -30Q-66 -110 -50 -160H46Q60 -110 52 -30C62 60 70 220 66 420Z', tone),
    ...fingers.map((d) => stroke(d, tone, 45)),
    stroke(thumb, tone, 46),
    path('M-58 20Q0 40 56 20L58 44Q0 66 -59 44Z', shine, { opacity: 0.55 }),
    stroke('M-24 -130V-40M0 -140V-40M22 -132V-40', shine, 3, { opacity: 0.5 }),
  ];
}

// Six gloves after one stone, and one of them is empty: the seventies.
export function gloves(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(...rays(500, 420, 1300, 40, [ground, mix(ground, shape, 0.7)], 0.08));
  sheet.add(
    circle(
      500,
      420,
      330,
      sheet.radial(
        [
          [0, lighten(accent, 0.4), 0.9],
          [0.4, accent, 0.4],
          [1, accent, 0],
        ],
        500,
        420,
        330,
      ),
    ),
    rect(
      0,
      900,
      1000,
      300,
      sheet.linear([
        [0, dark, 0],
        [1, dark, 0.9],
      ]),
    ),
  );
  const at = [
    [110, 1010, 24, 0.86],
    [300, 930, 13, 0.98],
    [470, 900, 1, 1.06],
    [668, 925, -12, 0.98],
    [880, 1010, -25, 0.86],
  ] as const;
  const black = '#0c090d';
  sheet.add(
    ...at.map(([x, y, turn, s]) =>
      group(glove(black, '#4f4657', 1 + s * 0.2), { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` }),
    ),
  );
  // The stone, cut in facets.
  const facet = (points: readonly (readonly [number, number])[], tone: string) =>
    polygon(
      points.map(([x, y]) => [500 + x, 420 + y] as const),
      tone,
    );
  sheet.add(
    facet(
      [
        [-120, -40],
        [-70, -100],
        [70, -100],
        [120, -40],
        [0, 120],
      ],
      accent,
    ),
    facet(
      [
        [-70, -100],
        [-40, -40],
        [-120, -40],
      ],
      lighten(accent, 0.35),
    ),
    facet(
      [
        [-70, -100],
        [70, -100],
        [40, -40],
        [-40, -40],
      ],
      lighten(accent, 0.62),
    ),
    facet(
      [
        [70, -100],
        [120, -40],
        [40, -40],
      ],
      lighten(accent, 0.2),
    ),
    facet(
      [
        [-120, -40],
        [-40, -40],
        [0, 120],
      ],
      mix(accent, light, 0.2),
    ),
    facet(
      [
        [-40, -40],
        [40, -40],
        [0, 120],
      ],
      lighten(accent, 0.46),
    ),
    facet(
      [
        [40, -40],
        [120, -40],
        [0, 120],
      ],
      darken(accent, 0.2),
    ),
  );
  for (const [x, y, s] of [
    [380, 300, 30],
    [640, 350, 22],
    [560, 250, 16],
  ] as const)
    sheet.add(
      path(
        `M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${y - s}Z`,
        light,
      ),
    );
  sheet.add(
    group(glove('#b3202e', lighten('#b3202e', 0.3), 1, true), {
      transform: 'translate(800 330) rotate(150) scale(0.66)',
    }),
  );
}
