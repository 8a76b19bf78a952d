import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, type Point, path, rect } from '../../kit/svg';

export function knot(
  sheet: Sheet,
  film: Film,
  { cx, cy, rx, ry, width }: { cx: number; cy: number; rx: number; ry: number; width: number },
) {
  const { ground, shape, dark } = film.palette;
  sheet.fill(ground);
  const { w, h, random } = sheet;
  for (let i = 0; i < 70; i++) {
    const [x, y] = [random.between(0, w), random.between(0, h)];
    sheet.add(
      circle(x + 5, y + 6, 13, darken(ground, 0.25)),
      circle(x, y, 13, mix(ground, dark, 0.35)),
      circle(x - 3, y - 4, 7, mix(ground, '#ffffff', 0.25)),
    );
  }
  const steps = 420;
  const at = (t: number): Point => [
    cx + Math.sin(t * 3) * rx * (0.86 + 0.14 * Math.cos(t * 5)),
    cy + Math.sin(t * 4 + 0.9) * ry * (0.8 + 0.2 * Math.sin(t * 2)),
  ];
  const whole = Array.from({ length: steps + 1 }, (_, i) => at((i / steps) * Math.PI * 2));
  const piece = (a: number, b: number) => polylineOf(whole.slice(a, b + 1));
  for (let i = 0; i < steps; i += 6) {
    const [a, b] = [Math.max(0, i - 2), Math.min(steps, i + 8)];
    sheet.add(
      path(piece(a, b), 'none', {
        stroke: darken(ground, 0.35),
        'stroke-width': width + 22,
        'stroke-linejoin': 'round',
        opacity: 0,
      }),
    );
    sheet.add(
      path(piece(i, Math.min(steps, i + 6)), 'none', { stroke: ground, 'stroke-width': width + 22 }),
      path(piece(a, b), 'none', { stroke: dark, 'stroke-width': width }),
      path(piece(a, b), 'none', { stroke: shape, 'stroke-width': width - 12 }),
      path(piece(a, b), 'none', { stroke: dark, 'stroke-width': width - 18 }),
    );
    if (i % 12 === 0) sheet.add(path(piece(i, Math.min(steps, i + 5)), 'none', { stroke: shape, 'stroke-width': 5 }));
  }
  car(sheet, film, at(0.62), at(0.64), width / 76);
  car(sheet, film, at(2.9), at(2.92), width / 76, shape);
  car(sheet, film, at(4.4), at(4.38), width / 76, '#ee4c3b');
  sheet.finish = { grain: 0.03, paper: 0.35 };
}

const polylineOf = (pts: readonly Point[]) => `M${pts.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('L')}`;

function car(sheet: Sheet, film: Film, p: Point, q: Point, s: number, colour = film.palette.accent) {
  const turn = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
  sheet.add(
    group(
      [
        rect(-34, -19, 68, 38, colour, { rx: 11 }),
        rect(2, -15, 16, 30, '#12262c', { rx: 5 }),
        rect(-26, -14, 9, 28, '#12262c', { rx: 4 }),
      ],
      { transform: `translate(${p[0]} ${p[1]}) rotate(${turn}) scale(${s})` },
    ),
  );
}
