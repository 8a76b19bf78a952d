import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect } from '../../kit/svg';

/** Cones of salt on a mirror of brine, and the woman who has raked them. */
export function salt(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const level = h * (wide ? 0.42 : 0.36);
  sheet.fill(
    sheet.linear([
      [0, ground],
      [1, mix(ground, light, 0.7)],
    ]),
  );
  sheet.add(
    rect(
      0,
      level,
      w,
      h - level,
      sheet.linear([
        [0, mix(ground, light, 0.6)],
        [0.5, mix(shape, light, 0.3)],
        [1, shape],
      ]),
    ),
  );
  const cone = (x: number, y: number, s: number) =>
    path(
      `M${x - s} ${y}Q${x - s * 0.3} ${y - s * 0.5} ${x} ${y - s * 0.95}Q${x + s * 0.3} ${y - s * 0.5} ${x + s} ${y}Q${x} ${y + s * 0.14} ${x - s} ${y}Z`,
      '#ffffff',
    ) +
    path(
      `M${x} ${y - s * 0.95}Q${x + s * 0.3} ${y - s * 0.5} ${x + s} ${y}Q${x + s * 0.4} ${y + s * 0.1} ${x + s * 0.1} ${y + s * 0.08}Q${x + s * 0.06} ${y - s * 0.5} ${x} ${y - s * 0.95}Z`,
      mix(light, shape, 0.35),
    ) +
    path(
      `M${x - s} ${y + 4}Q${x - s * 0.3} ${y + s * 0.4} ${x} ${y + s * 0.74}Q${x + s * 0.3} ${y + s * 0.4} ${x + s} ${y + 4}Z`,
      '#ffffff',
      { opacity: 0.3 },
    );
  for (let row = 0; row < 7; row++) {
    const t = row / 6;
    const y = level + 14 + t ** 1.9 * (h - level) * 0.7;
    const s = 10 + t ** 1.8 * (wide ? 90 : 130);
    const gap = s * 3.1;
    for (let x = (row % 2 ? gap / 2 : 0) + random.between(-6, 6); x < w + gap; x += gap)
      if (!wide || x > w * 0.36 + (6 - row) * 20) sheet.add(cone(x, y, s));
  }
  const [x, y, s] = wide ? [1290, 640, 0.9] : [330, 860, 1.3];
  sheet.add(
    group(
      [
        path('M-34 0L-26 -96Q0 -120 26 -96L34 0Z', accent),
        path('M-26 -90L-70 -40M26 -90L60 -50', 'none', {
          stroke: accent,
          'stroke-width': 15,
          'stroke-linecap': 'round',
        }),
        line(-100, -70, 110, 20, dark, 7),
        line(100, -10, 126, 40, dark, 9),
        circle(0, -128, 20, mix(dark, accent, 0.4)),
        path('M-46 -134Q0 -176 46 -134Q0 -146 -46 -134Z', light),
        path('M-24 0L-20 30M24 0L20 30', 'none', { stroke: dark, 'stroke-width': 11 }),
        path('M-34 34L-22 110H22L34 34Z', accent, { opacity: 0.28 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
}
