import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { smoothNoise } from '../../kit/noise';
import type { Sheet } from '../../kit/sheet';
import { circle, curve, group, type Point, path, polygon, rect } from '../../kit/svg';

export function lighthouseScene(
  sheet: Sheet,
  film: Film,
  { level, x, foot, scale }: { level: number; x: number; foot: number; scale: number },
) {
  const { ground, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.5, ground],
      [0.72, mix(ground, light, 0.32)],
      [1, ground],
    ]),
  );
  const soft = sheet.blur(16);
  const ly = foot - 470 * scale;
  sheet.add(
    polygon(
      [
        [x, ly],
        [-200, ly - 420],
        [-200, ly - 10],
      ],
      sheet.linear(
        [
          [0, accent, 0],
          [1, accent, 0.95],
        ],
        0,
      ),
      { filter: soft },
    ),
  );
  sheet.add(
    polygon(
      [
        [x, ly],
        [w + 300, ly + 90],
        [w + 300, ly + 190],
      ],
      accent,
      { opacity: 0.3, filter: soft },
    ),
  );
  for (let i = 0; i < 9; i++) {
    const y = level + (i / 9) ** 1.4 * (h - level);
    const noise = smoothNoise(random);
    const pts = Array.from({ length: 26 }, (_, k): Point => [(k / 25) * w, y + noise(k * 0.8) * (5 + i * 4)]);
    sheet.add(path(`${curve(pts)}L${w} ${h}L0 ${h}Z`, mix(mix(ground, light, 0.2), dark, (i + 1) / 9)));
  }
  const cliff = smoothNoise(random);
  const pts: Point[] = [[x - 330 * scale, h]];
  for (let k = 0; k <= 10; k++)
    pts.push([
      x - 300 * scale + k * 24 * scale + cliff(k) * 14,
      level + 230 * scale - k * 22 * scale + cliff(k + 40) * 16,
    ]);
  pts.push([x + 60 * scale, foot], [x + 200 * scale, foot + 14], [w + 20, foot + 50 * scale], [w + 20, h]);
  sheet.add(polygon(pts, dark));
  sheet.add(
    group(
      [
        path('M-42 10L-26 -430H26L42 10Z', dark),
        rect(-40, -446, 80, 18, dark),
        rect(-24, -498, 48, 54, accent),
        path('M-34 -496H34L0 -546Z', dark),
        rect(-3, -580, 6, 40, dark),
        rect(-8, -330, 16, 26, accent, { opacity: 0.8 }),
      ],
      { transform: `translate(${x} ${foot}) scale(${scale})` },
    ),
  );
  sheet.add(circle(x, ly, 46 * scale, accent, { filter: soft, opacity: 0.9 }));
  sheet.finish = { grain: 0.085, vignette: 0.35, fade: 0.04 };
}
