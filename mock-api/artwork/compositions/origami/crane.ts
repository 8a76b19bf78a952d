import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect } from '../../kit/svg';

function bird(x: number, y: number, s: number, tone: string, turn = 0) {
  return group(
    [
      path('M0 40L-280 -210L-90 -40Z', lighten(tone, 0.3)),
      path('M0 40L-280 -210L-150 30Z', tone),
      path('M0 40L260 -250L90 -60Z', darken(tone, 0.12)),
      path('M0 40L260 -250L150 40Z', lighten(tone, 0.12)),
      path('M-60 20L0 110L60 20L0 -40Z', lighten(tone, 0.4)),
      path('M0 -40L60 20L0 110Z', darken(tone, 0.18)),
      path('M-50 30L-250 150L-20 90Z', darken(tone, 0.1)),
      path('M50 30L210 -60L30 80Z', darken(tone, 0.26)),
      path('M210 -60L190 -40L262 -24Z', lighten(tone, 0.2)),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
  );
}

/** Carriages of folded paper, drawn by a crane. */
export function crane(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [1, lighten(ground, 0.4)],
    ]),
  );
  const cloud = (x: number, y: number, s: number) =>
    group(
      [
        path('M-150 30L-90 -30L-30 10L40 -60L110 -6L170 30Z', lighten(ground, 0.65)),
        path('M40 -60L110 -6L60 30L0 30Z', lighten(ground, 0.5)),
        path('M-90 -30L-30 10L-60 30H-110Z', lighten(ground, 0.5)),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  for (let i = 0; i < (wide ? 7 : 6); i++)
    sheet.add(cloud(random.between(60, w - 60), (wide ? 80 : 380) + i * (wide ? 60 : 100), random.between(0.5, 1.1)));
  const low = h * (wide ? 0.72 : 0.74);
  for (let i = 0; i < 9; i++) {
    const x = (i * w) / 8 - 60;
    const tall = random.between(120, 330) * (wide ? 0.8 : 1);
    const tone = nth([shape, mix(shape, dark, 0.2), mix(shape, ground, 0.3)], i);
    sheet.add(
      path(`M${x - 200} ${low + 60}L${x} ${low - tall}L${x + 40} ${low + 60}Z`, lighten(tone, 0.14)),
      path(`M${x + 200} ${low + 60}L${x} ${low - tall}L${x + 40} ${low + 60}Z`, darken(tone, 0.14)),
    );
  }
  sheet.add(rect(0, low + 50, w, h, mix(shape, dark, 0.45)));
  const carriage = (x: number, y: number, turn: number, tone: string) =>
    group(
      [
        path('M-90 -60H70L100 -80V30L70 60H-90Z', tone),
        path('M70 -60L100 -80V30L70 60Z', darken(tone, 0.26)),
        path('M-90 -60L-60 -84H100L70 -60Z', lighten(tone, 0.3)),
        ...[-70, -22, 26].map((wx) => path(`M${wx} -36h34v36h-34Z`, '#fff3c4')),
        ...[-54, 36].map((wx) => path(`M${wx} 44l20 -20l20 20l-20 20Z`, dark)),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  const [bx, by, s] = wide ? [1600, 300, 0.9] : [620, 640, 1.15];
  const cars = [0, 1, 2, 3].map(
    (i) =>
      [
        bx - (190 + i * 195) * s,
        by + (150 + Math.sin(i * 1.1) * 50 + i * 50) * s,
        -14 + Math.sin(i * 1.1 + 1) * 10,
      ] as const,
  );
  sheet.add(
    path(`M${bx - 60} ${by + 60}${cars.map(([x, y]) => `L${x.toFixed(0)} ${y.toFixed(0)}`).join('')}`, 'none', {
      stroke: dark,
      'stroke-width': 4,
    }),
  );
  for (const [i, [x, y, turn]] of cars.entries()) {
    const car = carriage(0, 0, turn, nth([accent, light, shape, '#f2b63c'], i));
    sheet.add(group(car, { transform: `translate(${x} ${y}) scale(${s})` }));
  }
  sheet.add(bird(bx, by, s * 1.15, light, -8), circle(bx + 240 * s, by - 110 * s, 5, dark));
  if (!wide) sheet.add(rect(0, 1340, w, 160, mix(shape, dark, 0.6)));
}
