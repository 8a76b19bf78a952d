import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../../kit/svg';

/** Between two boots, at the far end of the street, somebody else. */
export function western(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  const wide = w > h;
  const [cx, level, s] = wide ? [1390, 560, 0.8] : [500, 940, 1];
  sheet.fill(
    sheet.linear([
      [0, mix(ground, accent, 0.3)],
      [0.6, mix(ground, light, 0.5)],
    ]),
  );
  sheet.add(circle(cx + 20, level - 170 * s, 210 * s, light));
  const mesa = (x: number, width: number, tall: number, tone: string) =>
    path(
      `M${x} ${level}L${x + width * 0.12} ${level - tall * 0.7}H${x + width * 0.2}L${x + width * 0.26} ${level - tall}H${x + width * 0.74}L${x + width * 0.8} ${level - tall * 0.74}H${x + width * 0.88}L${x + width} ${level}Z`,
      tone,
    );
  sheet.add(
    mesa(cx - 700, 420, 190 * s, mix(shape, ground, 0.4)),
    mesa(cx + 240, 460, 240 * s, mix(shape, ground, 0.3)),
    ...(wide ? [mesa(200, 420, 120, mix(shape, ground, 0.55))] : []),
  );
  sheet.add(
    rect(
      0,
      level,
      w,
      h - level,
      sheet.linear([
        [0, mix(shape, light, 0.3)],
        [1, mix(shape, dark, 0.5)],
      ]),
    ),
  );
  for (let i = 0; i < 30; i++)
    sheet.add(line(cx + (i - 15) * 8, level, cx + (i - 15) * 150, h, mix(shape, dark, 0.3), 2, { opacity: 0.35 }));
  const stranger = [
    path('M-20 0L-14 -70Q-26 -130 0 -134Q26 -130 16 -70L22 0H6L0 -56L-6 0Z', dark),
    circle(0, -150, 15, dark),
    path('M-40 -156Q0 -168 40 -156Q30 -150 18 -152Q16 -182 0 -180Q-16 -182 -18 -152Q-30 -150 -40 -156Z', dark),
    stroke('M-16 -110L-42 -60M16 -110L42 -60', dark, 9),
    path('M-20 2L-90 60L-60 62L0 4L40 50L64 46L22 2Z', dark, { opacity: 0.35 }),
  ];
  sheet.add(group(stranger, { transform: `translate(${cx} ${level + 60 * s}) scale(${1.3 * s})` }));
  // the nearer of the two: legs, spurs, and a hand that waits
  const trousers = darken(dark, 0.1);
  const boot = mix(dark, accent, 0.45);
  const side = [
    path('M-330 -1300H-10L-70 -700L-200 40L-420 30L-400 -560Z', trousers),
    path('M-400 -560L-420 30L-330 34L-300 -500L-190 -1300H-330Z', mix(trousers, accent, 0.16)),
    path('M-430 10L-190 20L-176 170L-110 216Q-84 240 -96 268H-436Z', boot),
    path('M-430 10L-190 20L-186 62Q-310 90 -432 56Z', mix(boot, dark, 0.5)),
    path('M-440 256H-92V286H-340L-352 310H-436Z', '#0e0908'),
    circle(-462, 190, 40, 'none', { stroke: '#d8b26a', 'stroke-width': 10 }),
    ...[0, 60, 120].map((a) => line(-506, 190, -418, 190, '#d8b26a', 6, { transform: `rotate(${a} -462 190)` })),
    path('M-436 176L-300 150L-200 176L-202 196L-300 172L-432 200Z', '#d8b26a'),
  ];
  const near = [
    ...side,
    group(side, { transform: 'scale(-1 1)' }),
    path('M330 -700L470 -680L440 -360L360 -366Z', mix(dark, shape, 0.45)),
    path('M400 -760C490 -760 490 -690 440 -660L410 -500L366 -512L380 -660Z', '#3a2c24'),
    path(
      'M520 -940C560 -860 540 -740 510 -680L450 -620L410 -646L396 -720L426 -730L446 -690L470 -760L480 -940Z',
      '#c98d63',
    ),
  ];
  sheet.add(group(near, { transform: `translate(${cx} ${wide ? 620 : 1110}) scale(${wide ? 0.86 : 1})` }));
  if (!wide) sheet.add(rect(0, 1310, w, 190, dark));
}
