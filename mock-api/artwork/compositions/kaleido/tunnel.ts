import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, path } from '../../kit/svg';

// A tunnel of light that turns a little with every frame.
export function tunnel(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(dark);
  const tones = [ground, shape, accent, mix(ground, accent, 0.5), light];
  for (let i = 0; i < 24; i++) {
    const r = 1150 * 0.905 ** i;
    const turn = i * 6.4;
    const corners = Array.from(
      { length: 8 },
      (_, k) =>
        `${(Math.cos((k / 8) * 6.2832) * r * (k % 2 ? 0.86 : 1)).toFixed(1)} ${(Math.sin((k / 8) * 6.2832) * r * (k % 2 ? 0.86 : 1)).toFixed(1)}`,
    );
    sheet.add(
      path(`M${corners.join('L')}Z`, i % 2 ? dark : mix(dark, nth(tones, i), 0.16), {
        transform: `translate(500 620) rotate(${turn})`,
        stroke: nth(tones, i >> 1),
        'stroke-width': Math.max(3, r * 0.014),
        'stroke-opacity': 0.95,
      }),
    );
  }
  sheet.add(
    circle(500, 620, 330, dark, { opacity: 0.92 }),
    circle(500, 620, 330, 'none', { stroke: accent, 'stroke-width': 8 }),
    circle(500, 620, 306, 'none', { stroke: shape, 'stroke-width': 3 }),
  );
  sheet.add(
    path(
      'M0 1340H1000V1500H0Z',
      sheet.linear([
        [0, dark, 0],
        [0.5, dark, 0.95],
        [1, dark],
      ]),
    ),
  );
}
