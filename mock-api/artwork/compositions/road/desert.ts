import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon, rect } from '../../kit/svg';

export function desert(sheet: Sheet, film: Film, { level, vanish }: { level: number; vanish: number }) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, accent],
      [0.26 * (level / h) * 2, mix(accent, light, 0.6)],
      [level / h, ground],
    ]),
  );
  sheet.add(circle(vanish + (w > 1500 ? 140 : 230), level - 46, 105, light));
  const mesa = (y: number, tone: string, step: number, high: number) => {
    let d = `M0 ${level + 30}V${y}`;
    let x = 0;
    while (x < w) {
      const a = random.between(step * 0.5, step);
      const up = random.chance(0.5) ? high * random.between(0.4, 1) : 0;
      d += `L${x + a * 0.2} ${y - up}L${x + a * 0.8} ${y - up + random.between(-5, 5)}L${x + a} ${y}`;
      x += a;
    }
    sheet.add(path(`${d}L${w} ${level + 30}Z`, tone));
  };
  mesa(level - 20, mix(shape, ground, 0.5), 330, 130);
  mesa(level - 4, mix(shape, dark, 0.12), 250, 70);
  sheet.add(
    rect(
      0,
      level,
      w,
      h - level,
      sheet.linear([
        [0, mix(shape, ground, 0.45)],
        [0.4, shape],
        [1, mix(shape, dark, 0.6)],
      ]),
    ),
  );
  const wide = w * 0.46;
  sheet.add(
    polygon(
      [
        [vanish - 4, level],
        [vanish + 4, level],
        [vanish + wide, h],
        [vanish - wide, h],
      ],
      sheet.linear([
        [0, mix(dark, shape, 0.6)],
        [0.5, dark],
        [1, mix(dark, '#000000', 0.4)],
      ]),
    ),
  );
  for (let i = 0; i < 13; i++) {
    const [t0, t1] = [(i / 13) ** 2.3, ((i + 0.5) / 13) ** 2.3];
    const y0 = level + t0 * (h - level);
    const y1 = level + t1 * (h - level);
    sheet.add(
      polygon(
        [
          [vanish - 1 - t0 * 13, y0],
          [vanish + 1 + t0 * 13, y0],
          [vanish + 1 + t1 * 13, y1],
          [vanish - 1 - t1 * 13, y1],
        ],
        light,
      ),
    );
  }
  for (let i = 0; i < 11; i++) {
    const t = (i / 11) ** 2;
    const y = level + 6 + t * (h - level) * 0.6;
    const x = vanish - wide * (t * 0.62 + 0.06) * 1.45;
    const s = 0.05 + t * 0.9;
    sheet.add(
      group([rect(-6, -330, 12, 330, dark), rect(-70, -310, 140, 10, dark), rect(-50, -270, 100, 9, dark)], {
        transform: `translate(${x} ${y}) scale(${s})`,
      }),
    );
  }
  for (let i = 0; i < 80; i++) {
    const t = random.next() ** 2;
    const y = level + 10 + t * (h - level);
    const x = random.between(0, w);
    if (Math.abs(x - vanish) > wide * t + 30)
      sheet.add(ellipse(x, y, 5 + t * 26, 2 + t * 9, mix(dark, shape, 0.35), { opacity: 0.8 }));
  }
  sheet.finish = { grain: 0.075, fade: 0.06, vignette: 0.18 };
}
