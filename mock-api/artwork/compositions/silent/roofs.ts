import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, path, polygon, rect } from '../../kit/svg';
import { star } from './pieces';

export function roofs(sheet: Sheet, film: Film, level: number, moon: readonly [number, number, number]) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.7, ground],
      [1, mix(ground, shape, 0.3)],
    ]),
  );
  for (let i = 0; i < 16; i++)
    sheet.add(
      path(`M-20 ${60 + i * 40}Q${w * 0.3} ${20 + i * 40} ${w * 0.6} ${70 + i * 40}T${w + 20} ${40 + i * 40}`, 'none', {
        stroke: light,
        'stroke-width': 1.6,
        opacity: 0.12,
      }),
    );
  for (let i = 0; i < w / 26; i++) {
    const [x, y, r] = [random.between(20, w - 20), random.between(40, level - 120), random.between(5, 17)];
    sheet.add(star(x, y, r, shape));
  }
  if (moon)
    sheet.add(
      circle(...moon, mix(shape, light, 0.3)),
      circle(moon[0] - moon[2] * 0.3, moon[1] - moon[2] * 0.2, moon[2] * 0.2, shape, { opacity: 0.6 }),
      circle(moon[0] + moon[2] * 0.36, moon[1] + moon[2] * 0.3, moon[2] * 0.27, shape, { opacity: 0.6 }),
    );
  for (let layer = 0; layer < 2; layer++) {
    let x = -60;
    while (x < w) {
      const bw = random.between(120, 230);
      const y = level + layer * 110 + random.between(-40, 50);
      const tone = layer ? dark : mix(dark, ground, 0.6);
      sheet.add(
        polygon(
          [
            [x, h],
            [x, y],
            [x + bw * 0.3, y - 90],
            [x + bw * 0.74, y - 90],
            [x + bw, y],
            [x + bw, h],
          ],
          tone,
        ),
        rect(x + bw * 0.55, y - 150, 30, 80, tone),
        rect(x + bw * 0.53, y - 156, 38, 12, tone),
      );
      for (let k = 0; k < 3; k++)
        if (random.chance(0.7))
          sheet.add(
            rect(x + bw * (0.2 + k * 0.24), y + 40, 22, 36, random.chance(0.4) ? accent : shape, { opacity: 0.85 }),
          );
      x += bw - 6;
    }
  }
}
