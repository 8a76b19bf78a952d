import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { crayon } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, curve, group, line, type Point, path, rect, stroke } from '../../kit/svg';

/** A house on a hill that looks back. */
export function house(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.45, ground],
      [0.8, mix(ground, shape, 0.6)],
    ]),
  );
  const [mx, my, r] = wide ? [1540, 320, 270] : [560, 760, 330];
  sheet.add(
    circle(
      mx,
      my,
      r * 1.5,
      sheet.radial(
        [
          [0, light, 0.4],
          [1, light, 0],
        ],
        mx,
        my,
        r * 1.5,
      ),
    ),
    circle(mx, my, r, light),
    crayon(random, {
      x: mx - r,
      y: my - r,
      w: r * 2,
      h: r * 2,
      colour: shape,
      count: 500,
      opacity: 0.35,
      clip: sheet.clip(circle(mx, my, r)),
    }),
  );
  for (let i = 0; i < 7; i++)
    sheet.add(
      stroke(
        `M${-40} ${my - 160 + i * 66}Q${w * 0.3} ${my - 210 + i * 72} ${w * 0.6} ${my - 130 + i * 60}T${w + 40} ${my - 150 + i * 66}`,
        mix(dark, ground, 0.4),
        8 + (i % 3) * 9,
        { opacity: 0.34 },
      ),
    );
  const base = wide ? 700 : 1190;
  const [hx, s] = wide ? [1480, 0.9] : [500, 1.12];
  const window = (x: number, y: number, lit = true) =>
    path(
      `M${x - 26} ${y + 50}V${y - 20}Q${x} ${y - 50} ${x + 26} ${y - 20}V${y + 50}Z`,
      lit ? accent : mix(dark, ground, 0.3),
    ) +
    line(x, y - 34, x, y + 50, dark, 5) +
    line(x - 26, y + 8, x + 26, y + 8, dark, 5);
  sheet.add(
    path(
      `M-20 ${h + 20}V${base + 130}Q${hx - 420} ${base + 120} ${hx - 200} ${base}Q${hx} ${base - 40} ${hx + 210} ${base + 10}Q${hx + 400} ${base + 130} ${w + 20} ${base + 150}V${h + 20}Z`,
      dark,
    ),
    group(
      [
        path(
          'M-220 20L-204 -220L-240 -216L-170 -360L-96 -226L-120 -224L-116 -300L-60 -300L-70 -440L-104 -436L-16 -640L76 -440L44 -440L52 -300H120L116 -250L90 -244L176 -380L262 -250L226 -252L240 20Z',
          '#08070b',
        ),
        rect(92, -460, 34, 140, '#08070b'),
        stroke('M-16 -640V-700M-30 -680H0', '#08070b', 6),
        window(-162, -130),
        window(-60, -190, false),
        window(40, -190),
        window(166, -140),
        window(-12, -390),
        window(-100, -40, false),
        window(110, -40, false),
        path('M-34 20V-70Q4 -110 42 -70V20Z', accent),
        path('M-34 20V-70Q4 -110 42 -70V20Z', 'none', { stroke: '#08070b', 'stroke-width': 9 }),
        circle(4, -60, 12, '#08070b'),
        path('M-60 24H66L76 44H-72Z', '#1b1820'),
      ],
      { transform: `translate(${hx} ${base + 6}) scale(${s}) skewX(-3)` },
    ),
    // what hums runs through the air in lines
    ...[0, 1, 2, 3].map((i) =>
      stroke(
        `M${hx - 330 - i * 34} ${base - 60 - i * 40}q-20 -70 0 -140t0 -140M${hx + 330 + i * 34} ${base - 60 - i * 40}q20 -70 0 -140t0 -140`,
        accent,
        5 - i,
        { opacity: 0.75 - i * 0.16 },
      ),
    ),
  );
  const twig = (x: number, y: number, a: number, l: number, width: number): string => {
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l];
    const points: Point[] = [
      [x, y],
      [x + Math.cos(a) * l * 0.5 + random.between(-16, 16), y + Math.sin(a) * l * 0.5],
      [ex, ey],
    ];
    const self = stroke(curve(points), '#08070b', width);
    return width < 3
      ? self
      : self +
          twig(ex, ey, a + random.between(0.2, 0.7), l * 0.74, width * 0.62) +
          twig(ex, ey, a - random.between(0.2, 0.7), l * 0.7, width * 0.62);
  };
  sheet.add(
    twig(wide ? 1080 : 60, base + 190, -1.4, wide ? 150 : 200, 24),
    twig(wide ? 1930 : 950, base + 220, -1.75, wide ? 150 : 210, 24),
  );
  sheet.add(
    path(
      `M${hx - 20} ${base + 40}Q${hx + 120} ${base + 130} ${hx - 60} ${base + 220}T${hx + 40} ${h + 20}H${hx + 220}Q${hx + 60} ${base + 300} ${hx + 130} ${base + 200}T${hx + 50} ${base + 40}Z`,
      mix(dark, shape, 0.4),
      { opacity: 0.6 },
    ),
  );
}
