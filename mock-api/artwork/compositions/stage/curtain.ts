import type { Film } from '../../film';
import { darken, lighten } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, line, type Point, path, stroke } from '../../kit/svg';

export function curtain(sheet: Sheet, film: Film, { opening }: { opening: Point }) {
  const { ground, shape, accent } = film.palette;
  const { w, h, random } = sheet;
  for (const side of [0, 1]) {
    const edge = side ? w - opening[1] : opening[0];
    const folds = Math.round(edge / 46) + 3;
    for (let i = 0; i < folds; i++) {
      const t0 = i / folds;
      const t1 = (i + 1) / folds;
      const x = (t: number, pull: number) => {
        const v = t * edge * (1 - pull);
        return side ? w - v : v;
      };
      const tie = h * 0.62;
      const d = `M${x(t0, -0.55)} -10C${x(t0, -0.5)} ${tie * 0.5} ${x(t0, 0.1)} ${tie * 0.7} ${x(t0, 0.42)} ${tie}C${x(t0, 0.3)} ${tie + 160} ${x(t0, 0.2)} ${h - 100} ${x(t0, 0.16)} ${h + 10}L${x(t1, 0.16)} ${h + 10}C${x(t1, 0.2)} ${h - 100} ${x(t1, 0.3)} ${tie + 160} ${x(t1, 0.42)} ${tie}C${x(t1, 0.1)} ${tie * 0.7} ${x(t1, -0.5)} ${tie * 0.5} ${x(t1, -0.55)} -10Z`;
      const k = random.between(0.85, 1.1);
      sheet.add(
        path(
          d,
          sheet.linear(
            [
              [0, darken(ground, 0.55)],
              [0.38 * k, lighten(shape, 0.06)],
              [0.52 * k, lighten(shape, 0.2)],
              [0.75, shape],
              [1, darken(ground, 0.62)],
            ],
            side ? 180 : 0,
          ),
          { stroke: darken(ground, 0.6), 'stroke-width': 1 },
        ),
      );
    }
    const tx = side ? w - edge * 0.3 : edge * 0.3;
    const far = side ? w - edge * 0.62 : edge * 0.62;
    const out = side ? w + 10 : -10;
    for (const [dy, tone, thick] of [
      [0, darken(accent, 0.45), 26],
      [-3, accent, 18],
      [-7, lighten(accent, 0.35), 4],
    ] as const)
      sheet.add(stroke(`M${out} ${h * 0.575 + dy}Q${tx} ${h * 0.655 + dy} ${far} ${h * 0.622 + dy}`, tone, thick));
    sheet.add(
      path(`M${tx - 9} ${h * 0.64}L${tx - 22} ${h * 0.72}H${tx + 22}L${tx + 9} ${h * 0.64}Z`, accent),
      circle(tx, h * 0.643, 14, lighten(accent, 0.25)),
      ...[-14, -7, 0, 7, 14].map((dx) => line(tx + dx * 0.5, h * 0.65, tx + dx, h * 0.72, darken(accent, 0.4), 2)),
    );
  }
}
