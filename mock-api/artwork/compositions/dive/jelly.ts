import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, stroke } from '../../kit/svg';

export function jelly(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { shape, accent, light } = film.palette;
  const { random } = sheet;
  const arms = Array.from({ length: 15 }, (_, i) => {
    const dx = -130 + i * 18.6;
    const l = random.between(240, 520);
    return stroke(
      `M${dx} 0C${dx + random.between(-40, 40)} ${l * 0.3} ${dx + random.between(-70, 70)} ${l * 0.6} ${dx + random.between(-60, 60)} ${l}`,
      i % 3 ? light : accent,
      i % 3 ? 2.4 : 9,
      { opacity: i % 3 ? 0.6 : 0.5 },
    );
  });
  return group(
    [
      circle(
        0,
        -50,
        300,
        sheet.radial(
          [
            [0, accent, 0.4],
            [1, accent, 0],
          ],
          0,
          -50,
          300,
        ),
      ),
      ...arms,
      path(
        'M-170 0C-180 -150 -90 -220 0 -220C90 -220 180 -150 170 0Q150 24 128 0Q106 24 84 0Q62 24 42 0Q20 24 0 0Q-20 24 -42 0Q-62 24 -84 0Q-106 24 -128 0Q-150 24 -170 0Z',
        sheet.linear([
          [0, light, 0.95],
          [0.6, accent, 0.85],
          [1, mix(accent, shape, 0.5), 0.8],
        ]),
      ),
      ...[-90, -45, 0, 45, 90].map((dx) =>
        stroke(`M${dx * 0.3} -206Q${dx * 1.4} -130 ${dx * 1.5} -10`, light, 3, { opacity: 0.5 }),
      ),
      ellipse(-60, -140, 30, 44, '#ffffff', { opacity: 0.5, transform: 'rotate(30 -60 -140)' }),
    ],
    { transform: `translate(${x} ${y}) rotate(${random.between(-14, 14)}) scale(${s})` },
  );
}
