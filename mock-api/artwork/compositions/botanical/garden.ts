import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, type Point, stroke } from '../../kit/svg';
import { leaf } from './leaf';

export function garden(
  sheet: Sheet,
  film: Film,
  { moon, clear, middle }: { moon: readonly [number, number, number]; clear: Point; middle?: string },
) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, mix(ground, '#1d5a6b', 0.35)],
      [1, dark],
    ]),
  );
  sheet.add(
    circle(...moon, accent),
    circle(
      moon[0],
      moon[1],
      moon[2] * 2.6,
      sheet.radial(
        [
          [0.3, accent, 0.35],
          [1, accent, 0],
        ],
        moon[0],
        moon[1],
        moon[2] * 2.6,
      ),
    ),
  );
  for (let layer = 0; layer < 3; layer++) {
    if (layer === 1 && middle) sheet.add(middle);
    const tone = nth([mix(ground, '#2c7a63', 0.35), mix(ground, '#1f5c4b', 0.2), mix(ground, dark, 0.5)], layer);
    for (let i = 0; i < w / 46; i++) {
      const x = random.between(-40, w + 40);
      const inClear = x > clear[0] && x < clear[1];
      const base = h + 30;
      const size = random.between(0.5, 1.05) * (inClear ? 0.45 : 1) * (1.25 - layer * 0.28) * (h / 1500 + 0.3);
      const top = base - 760 * size;
      sheet.add(
        stroke(
          `M${x} ${base}Q${x + random.between(-60, 60)} ${(base + top) / 2} ${x + random.between(-50, 50)} ${top}`,
          lighten(tone, 0.06),
          5,
        ),
      );
      for (let k = 0; k < 7; k++) {
        const y = base - (k / 7) * 640 * size - 60;
        sheet.add(
          leaf(
            x,
            y,
            (k % 2 ? 1 : -1) * random.between(30, 76),
            190 * size,
            66 * size,
            k % 3 ? tone : lighten(tone, 0.07),
            mix(tone, dark, 0.3),
          ),
        );
      }
      if (layer > 0 && random.chance(0.5)) {
        const [r, n] = [random.between(36, 84) * size * 1.2, 8];
        const tones = random.pick([
          [shape, light],
          [light, shape],
          [mix(shape, light, 0.5), accent],
        ]);
        for (let p = 0; p < n; p++)
          sheet.add(
            leaf(
              x,
              top,
              p * 45,
              r * 1.5,
              r * 0.9,
              mix(nth(tones, 0), dark, (p % 2) * 0.16),
              mix(nth(tones, 0), dark, 0.3),
            ),
          );
        sheet.add(circle(x, top, r * 0.3, nth(tones, 1)));
      }
    }
  }
}
