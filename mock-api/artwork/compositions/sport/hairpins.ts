import type { Film } from '../../film';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, type Point, path, polygon, rect, ring, stroke } from '../../kit/svg';

function rider(x: number, y: number, s: number, colour: string, dark: string, lean = 0) {
  return group(
    [
      ring(-52, 0, 42, dark, 7),
      ring(62, 0, 42, dark, 7),
      circle(-52, 0, 6, dark),
      circle(62, 0, 6, dark),
      stroke('M-52 0L-10 -8L36 -70L-24 -70ZM-10 -8L-30 -84M36 -70L62 0M32 -84L56 -92', dark, 6),
      stroke('M-28 -88L12 -52L-6 0', dark, 19),
      path('M-44 -92Q-20 -150 44 -150L56 -130Q20 -124 -8 -84Z', colour),
      stroke('M44 -140L66 -110L58 -92', '#c98d63', 11),
      circle(64, -164, 19, '#c98d63'),
      path('M42 -168Q46 -192 70 -190Q90 -186 86 -170Z', colour),
      rect(-52, -100, 36, 9, dark, { rx: 4 }),
    ],
    { transform: `translate(${x} ${y}) scale(${s}) rotate(${lean})` },
  );
}

export function hairpins(sheet: Sheet, film: Film, x0: number, top: number, height: number, s: number) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { h } = sheet;
  sheet.fill(ground);
  const peak = [
    [x0 - 900 * s, h],
    [x0 - 240 * s, top + height * 0.34],
    [x0 + 60 * s, top + height * 0.1],
    [x0 + 330 * s, top + height * 0.4],
    [x0 + 1000 * s, h],
  ] as const;
  sheet.add(polygon(peak, shape));
  const inside = sheet.clip(polygon(peak));
  // the pass: hairpins narrowing towards the top
  const pts: Point[] = [];
  const bends = 9;
  for (let i = 0; i <= bends; i++) {
    const t = i / bends;
    const y = h + 30 - (h - top - height * 0.2) * (1 - (1 - t) ** 1.45);
    const reach = (420 - t * 385) * s;
    pts.push([x0 + 40 * s * t + (i % 2 ? 1 : -1) * reach, y]);
  }
  for (let i = 0; i < bends; i++) {
    const [a, b] = [nth(pts, i), nth(pts, i + 1)];
    const width = (52 * (1 - i / bends) + 7) * s;
    sheet.add(
      group(
        [
          path(
            `M${a[0]} ${a[1]}C${a[0] + (a[0] - b[0]) * 0.16} ${a[1] - 50} ${b[0] + (a[0] - b[0]) * 0.4} ${b[1] + (a[1] - b[1]) * 0.35} ${b[0]} ${b[1]}`,
            'none',
            { stroke: light, 'stroke-width': width, 'stroke-linecap': 'round' },
          ),
        ],
        { 'clip-path': inside },
      ),
    );
  }
  sheet.add(
    path(
      `M${x0 + 60 * s} ${top + height * 0.1}L${x0 - 60 * s} ${top + height * 0.2}L${x0 - 20 * s} ${top + height * 0.24}L${x0 + 30 * s} ${top + height * 0.19}L${x0 + 90 * s} ${top + height * 0.26}L${x0 + 150 * s} ${top + height * 0.2}Z`,
      light,
    ),
  );
  sheet.add(rider(x0 - 170 * s, h - 150 * s, 1.5 * s, accent, shape === dark ? accent : dark, -9));
}
