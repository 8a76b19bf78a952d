import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { path, polygon, rect } from '../../kit/svg';

export function towers(sheet: Sheet, film: Film, { from }: { from: number }) {
  const { ground, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.55, ground],
      [0.8, mix(ground, accent, 0.55)],
      [1, accent],
    ]),
  );
  for (let layer = 0; layer < 4; layer++) {
    const near = layer / 3;
    const tone = mix(mix(ground, accent, 0.45), dark, 0.25 + near * 0.75);
    let x = -40;
    while (x < w) {
      const bw = random.between(60, 120) * (0.7 + near * 0.9);
      const bh = (h - from) * random.between(0.35, 1) * (1.12 - near * 0.34);
      const y = h - bh;
      if (!(near > 0.6 && Math.abs(x + bw / 2 - w * 0.5) < w * 0.17)) {
        sheet.add(rect(x, y, bw, bh, tone));
        if (random.chance(0.4)) sheet.add(rect(x + bw * 0.46, y - 70 * (0.5 + near), 4, 70 * (0.5 + near), tone));
        if (random.chance(0.35))
          sheet.add(
            polygon(
              [
                [x, y],
                [x + bw, y - bw * 0.5],
                [x + bw, y],
              ],
              tone,
            ),
          );
        const step = 15 + near * 9;
        const lit = random.pick([light, light, accent, '#ffd98a']);
        let d = '';
        for (let wy = y + step; wy < h; wy += step * 1.35)
          for (let wx = x + step * 0.6; wx < x + bw - step * 0.8; wx += step)
            if (random.chance(0.27))
              d += `M${wx.toFixed(0)} ${wy.toFixed(0)}h${(step * 0.5).toFixed(0)}v${(step * 0.62).toFixed(0)}h-${(step * 0.5).toFixed(0)}z`;
        sheet.add(path(d, lit, { opacity: 0.35 + near * 0.6 }));
      }
      x += bw + random.between(0, 26);
    }
  }
  sheet.finish = { grain: 0.06, vignette: 0.25 };
}
