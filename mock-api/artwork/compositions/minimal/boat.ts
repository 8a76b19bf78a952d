import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, ring } from '../../kit/svg';

/** A rowing boat from very high above, and the rings its oars have left. */
export function boat(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [x, y] = wide ? [1460, 420] : [430, 560];
  sheet.fill(
    sheet.radial(
      [
        [0, mix(ground, shape, 0.6)],
        [0.6, ground],
        [1, dark],
      ],
      x,
      y,
      Math.max(w, h) * 0.8,
    ),
  );
  for (let i = 0; i < 420; i++) {
    const [lx, ly] = [random.between(0, w), random.between(0, h)];
    sheet.add(
      line(lx, ly, lx + random.between(10, 70), ly + random.between(-4, 4), mix(ground, light, 0.4), 1.6, {
        opacity: random.between(0.08, 0.3),
      }),
    );
  }
  const wakes = [0, 1, 2, 3].flatMap((i) => {
    const d = 120 + i * 122;
    return [-1, 1].flatMap((side) =>
      [0, 1, 2].map((n) =>
        ring(side * 96, d, 14 + i * 12 + n * (13 + i * 4), light, 2.4, {
          opacity: Math.max(0.08, 0.62 - i * 0.14 - n * 0.12),
        }),
      ),
    );
  });
  sheet.add(
    group(
      [
        ...wakes,
        path('M-8 90Q-20 320 -60 720M8 90Q20 320 60 720', 'none', { stroke: light, 'stroke-width': 2, opacity: 0.25 }),
        path('M30 -120C70 -60 70 60 44 130H-14C10 60 10 -60 30 -120Z', dark, {
          opacity: 0.5,
          transform: 'translate(20 26)',
        }),
        path('M0 -136C48 -70 52 50 34 122Q0 134 -34 122C-52 50 -48 -70 0 -136Z', light),
        path('M0 -112C34 -60 38 44 26 106Q0 114 -26 106C-38 44 -34 -60 0 -112Z', mix(shape, dark, 0.4)),
        ...[-50, 16, 74].map((dy) => path(`M-34 ${dy}H34V${dy + 14}H-34Z`, mix(light, shape, 0.4))),
        line(-26, 10, -128, 66, light, 5),
        line(26, 10, 128, 66, light, 5),
        ellipse(-140, 72, 24, 8, light, { transform: 'rotate(-28 -140 72)' }),
        ellipse(140, 72, 24, 8, light, { transform: 'rotate(28 140 72)' }),
        ellipse(0, 22, 26, 16, accent),
        circle(0, 18, 12, dark),
        ellipse(0, -44, 24, 15, mix(ground, light, 0.5)),
        circle(0, -46, 11, '#f0cfa6'),
        circle(0, -92, 9, '#ffe7a8'),
        circle(
          0,
          -92,
          70,
          sheet.radial([
            [0, '#ffe7a8', 0.5],
            [1, '#ffe7a8', 0],
          ]),
        ),
      ],
      { transform: `translate(${x} ${y}) rotate(${wide ? 62 : 24}) scale(${wide ? 0.9 : 1})` },
    ),
  );
}
