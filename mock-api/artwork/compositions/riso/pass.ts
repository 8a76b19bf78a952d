import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../../kit/svg';

const over = { style: 'mix-blend-mode:multiply' };

/** Ridges behind ridges, a road that cannot make up its mind, and a glider above. */
export function pass(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  const wide = w > h;
  sheet.fill(light);
  const k = w / 1000;
  const ridge = (y: number, jag: readonly number[], fill: string, opacity = 1) => {
    const step = w / (jag.length - 1);
    const d = jag
      .map((v, i) => `${i ? 'L' : 'M'}${(i * step).toFixed(0)} ${(y - v * (wide ? 0.62 : 1)).toFixed(0)}`)
      .join('');
    return path(`${d}L${w} ${h}H0Z`, fill, { ...over, opacity });
  };
  const sun: readonly [number, number] = wide ? [1480, 250] : [690, 560];
  sheet.add(
    circle(sun[0], sun[1], wide ? 160 : 190, accent, over),
    ridge(h * 0.56, [60, 180, 90, 260, 130, 330, 150, 220, 60, 190, 110], ground, 0.55),
    ridge(h * 0.64, [190, 60, 240, 120, 40, 210, 330, 140, 250, 90, 180], shape, 0.6),
    ridge(h * 0.74, [20, 150, 80, 40, 190, 90, 20, 160, 240, 120, 30], shape, 0.8),
    ridge(h * 0.86, [160, 220, 130, 30, 60, 20, 80, 40, 110, 200, 260], dark, 0.9),
  );
  const bend = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const x = w * (wide ? 0.7 : 0.5) + (i % 2 ? 1 : -1) * (40 + (1 - t) ** 1.6 * 300) * (wide ? 1.2 : 1);
    return [x, h * 1.02 - (1 - (1 - t) ** 1.8) * h * 0.3] as const;
  });
  const d = bend.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`).join('');
  sheet.add(
    stroke(d, light, 16 * Math.min(k, 1.3), { opacity: 0.95 }),
    stroke(d, accent, 4, { opacity: 0.9, 'stroke-dasharray': '18 20' }),
  );
  if (!wide) sheet.add(rect(0, 1330, w, 170, dark));
  const [gx, gy] = wide ? [1180, 250] : [330, 520];
  sheet.add(
    group(
      [
        path(
          'M-170 0Q0 -120 170 0Q150 -30 110 -34Q80 -10 56 -50Q24 -24 0 -60Q-24 -24 -56 -50Q-80 -10 -110 -34Q-150 -30 -170 0Z',
          accent,
        ),
        ...[-160, -100, -40, 40, 100, 160].map((x) => line(x, -8 - (160 - Math.abs(x)) * 0.18, 0, 120, dark, 2.4)),
        circle(0, 120, 13, dark),
        path('M-12 132Q0 126 14 134L22 178L52 190L48 204L4 192Z', dark),
      ],
      { transform: `translate(${gx} ${gy}) rotate(-12) scale(${wide ? 0.8 : 1})` },
    ),
  );
}
