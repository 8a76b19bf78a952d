import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect } from '../../kit/svg';

/** Footprints that lead into the middle of a white field and stop. */
export function snow(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  sheet.fill(
    sheet.linear([
      [0, mix(light, ground, 0.55)],
      [0.34, light],
      [1, mix(light, ground, 0.3)],
    ]),
  );
  const far = h * (wide ? 0.3 : 0.22);
  for (let i = 0; i < (wide ? 130 : 74); i++) {
    const x = random.between(-20, w);
    const tall = random.between(50, 150) * (wide ? 0.8 : 1) * (0.5 + Math.abs(Math.sin(x / 170)) * 0.8);
    sheet.add(
      path(
        `M${x.toFixed(0)} ${(far - tall).toFixed(0)}l${(tall * 0.2).toFixed(0)} ${tall.toFixed(0)}h${(-tall * 0.4).toFixed(0)}Z`,
        mix(shape, light, random.between(0.1, 0.55)),
      ),
    );
  }
  sheet.add(
    rect(
      0,
      far - 14,
      w,
      50,
      sheet.linear([
        [0, light, 0],
        [0.5, light],
        [1, light, 0],
      ]),
    ),
  );
  const steps = 17;
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1);
    const near = (1 - t) ** 1.5;
    const [x0, x1] = wide ? [1980, 1330] : [930, 480];
    const x = x0 + (x1 - x0) * t + Math.sin(t * 5) * 46;
    const y = (wide ? 860 : 1200) - (1 - near) * (wide ? 380 : 640);
    const s = 0.34 + near * 0.95;
    const side = i % 2 ? 1 : -1;
    sheet.add(
      group(
        [
          ellipse(side * 34 + 4, 6, 20, 34, '#ffffff'),
          ellipse(side * 34, 0, 20, 34, mix(ground, shape, 0.55)),
          ellipse(side * 34, 34, 15, 14, mix(ground, shape, 0.55)),
        ],
        {
          transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(-28) scale(${s.toFixed(2)} ${(s * 0.62).toFixed(2)})`,
        },
      ),
    );
  }
  // a glove, where the last step should have been
  const [gx, gy] = wide ? [1296, 470] : [452, 520];
  sheet.add(
    ellipse(gx + 8, gy + 18, 42, 9, mix(ground, shape, 0.5), { opacity: 0.6 }),
    path(`M${gx - 34} ${gy + 14}q-6 -22 18 -26l30 -4q24 -2 26 10q0 10 -18 12l-6 8q-4 8 -20 6Z`, accent),
    rect(gx - 42, gy - 6, 14, 24, dark, { rx: 4 }),
    ...Array.from({ length: 120 }, () =>
      circle(random.between(0, w), random.between(0, h), random.between(1, 4), '#ffffff', {
        opacity: random.between(0.4, 0.9),
      }),
    ),
  );
}
