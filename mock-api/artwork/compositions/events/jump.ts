import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect } from '../../kit/svg';

/** A jumper at the highest point, flat as a letter, over the hill and everyone on it. */
export function jump(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [1, lighten(ground, 0.45)],
    ]),
  );
  const [x, y, s] = wide ? [1340, 330, 1] : [440, 560, 1.3];
  sheet.add(circle(wide ? 1700 : 760, wide ? 190 : 330, wide ? 100 : 130, light));
  const slope = wide
    ? `M640 ${h + 20}Q1300 860 1560 640Q1740 470 2020 420V${h + 20}Z`
    : `M-20 ${h + 20}V1240Q420 1190 640 960Q820 760 1020 720V${h + 20}Z`;
  sheet.add(
    path(
      wide
        ? 'M1240 900L1560 560L1700 660L2000 330V900Z'
        : 'M-20 1180L220 860L380 980L620 700L760 820L1020 560V1240H-20Z',
      mix(ground, shape, 0.4),
    ),
    path(slope, light),
    path(slope, 'none', { stroke: mix(light, shape, 0.3), 'stroke-width': 5 }),
  );
  for (let i = 0; i < 70; i++) {
    const t = random.next();
    const [tx, ty] = wide
      ? [1200 + t * 800, 880 - t * 330 + random.between(20, 120)]
      : [t * 1000, 1250 - t * 390 + random.between(30, 160)];
    const tall = random.between(40, 110);
    sheet.add(
      path(
        `M${tx.toFixed(0)} ${(ty - tall).toFixed(0)}l${(tall * 0.26).toFixed(0)} ${tall.toFixed(0)}h${(-tall * 0.52).toFixed(0)}Z`,
        mix(shape, dark, random.between(0.1, 0.5)),
      ),
    );
  }
  sheet.add(
    group(
      [
        path('M-270 120L300 -40L330 -52Q350 -54 346 -38L-262 142Z', accent),
        path('M-250 160L310 -6L342 -16Q362 -16 356 0L-244 182Z', dark),
        path('M-196 92L-120 60L60 -40L150 -66L180 -40L100 10L-90 110L-180 126Z', dark),
        path('M60 -40L150 -66L180 -40L100 10Z', accent),
        path('M-90 96L60 -10L90 10L-70 112Z', light),
        line(120, -30, -40, 70, accent, 26, { 'stroke-linecap': 'round' }),
        circle(206, -66, 36, light),
        path('M180 -80Q206 -120 242 -84L246 -60Q214 -70 182 -60Z', accent),
        path('M206 -76H244V-58Q220 -54 206 -62Z', dark),
      ],
      { transform: `translate(${x} ${y}) rotate(-8) scale(${s})` },
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      line(
        x - (330 + i * 36) * s,
        y + (150 + i * 30 - (i % 2) * 60) * s,
        x - (520 + i * 50) * s,
        y + (196 + i * 30 - (i % 2) * 60) * s,
        light,
        6,
        { 'stroke-linecap': 'round', opacity: 0.8 },
      ),
    ),
    ...Array.from({ length: 90 }, () =>
      circle(random.between(0, w), random.between(0, h), random.between(1, 4), '#ffffff', {
        opacity: random.between(0.3, 0.9),
      }),
    ),
  );
  if (!wide)
    sheet.add(
      rect(
        0,
        1120,
        w,
        380,
        sheet.linear([
          [0, light, 0],
          [0.2, light, 0.94],
          [1, light],
        ]),
      ),
    );
}
