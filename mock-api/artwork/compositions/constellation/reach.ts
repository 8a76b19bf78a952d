import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, ring, stroke } from '../../kit/svg';
import { write } from '../../kit/type';
import { starLines } from './star-lines';

/** An old atlas of the sky in which two hands nearly touch. */
export function reach(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [cx, cy, r] = wide ? [1420, 450, 640] : [500, 740, 560];
  sheet.fill(ground);
  sheet.add(
    circle(cx, cy, r, mix(ground, light, 0.5)),
    circle(cx, cy, r, 'none', { stroke: dark, 'stroke-width': 4 }),
    ring(cx, cy, r - 24, dark, 1.6),
  );
  sheet.add(
    ...[0.28, 0.52, 0.76].map((k) => ring(cx, cy, r * k, shape, 1.4, { 'stroke-dasharray': '3 8' })),
    ...Array.from({ length: 24 }, (_, i) => {
      const a = (i / 24) * Math.PI * 2;
      return line(
        cx + Math.cos(a) * r * 0.1,
        cy + Math.sin(a) * r * 0.1,
        cx + Math.cos(a) * (r - 24),
        cy + Math.sin(a) * (r - 24),
        shape,
        i % 6 ? 0.9 : 2,
        { opacity: 0.55 },
      );
    }),
    ...Array.from({ length: 120 }, (_, i) => {
      const a = (i / 120) * Math.PI * 2;
      return line(
        cx + Math.cos(a) * (r - 24),
        cy + Math.sin(a) * (r - 24),
        cx + Math.cos(a) * (r - (i % 5 ? 12 : 2)),
        cy + Math.sin(a) * (r - (i % 5 ? 12 : 2)),
        dark,
        2,
      );
    }),
    ...Array.from({ length: 200 }, () => {
      const [a, d] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * (r - 40)];
      return circle(cx + Math.cos(a) * d, cy + Math.sin(a) * d, random.between(1, 4), dark, {
        opacity: random.between(0.3, 0.9),
      });
    }),
    ...(
      [
        ['XII', 0, -r + 62],
        ['VI', 0, r - 42],
        ['III', r - 60, 10],
        ['IX', -r + 60, 10],
      ] as const
    ).map(([hour, x, y]) =>
      write(hour, { face: 'cormorant', size: 34, x: cx + x, y: cy + y, anchor: 'middle', fill: dark }),
    ),
  );
  const hand = [
    [
      [-430, 120],
      [-300, 40],
      [-230, -50],
      [-120, -96],
      [-16, -56],
    ],
    [
      [-230, -50],
      [-130, -30],
      [-20, -6],
      [64, 14],
    ],
    [
      [-300, 40],
      [-170, 30],
      [-60, 60],
      [10, 78],
    ],
    [
      [-300, 40],
      [-200, 96],
      [-100, 118],
      [-44, 132],
    ],
    [
      [-430, 120],
      [-350, 180],
      [-230, 170],
      [-150, 176],
    ],
    [
      [-300, 40],
      [-330, -60],
      [-250, -130],
      [-170, -150],
    ],
  ] as const;
  const flesh = (tone: string) =>
    group(
      [
        ...hand.map((run) => stroke(`M${run.map(([x, y]) => `${x} ${y}`).join('L')}`, tone, 56)),
        path('M-430 100L-230 -60L-130 -30L-100 60L-90 120L-230 180L-430 190Z', tone),
      ],
      { opacity: 0.16 },
    );
  const [hx, s] = wide ? [0, 0.98] : [0, 0.92];
  const fill = mix(accent, dark, 0.2);
  sheet.add(
    group([flesh(accent), ...starLines(hand, accent, fill, 1.1)], {
      transform: `translate(${cx - 90 + hx} ${cy + 40}) rotate(8) scale(${s})`,
    }),
    group([flesh(dark), ...starLines(hand, dark, dark, 1.1)], {
      transform: `translate(${cx + 90} ${cy - 60}) rotate(188) scale(${s})`,
    }),
    circle(cx, cy, 17, accent),
    circle(cx, cy, 60, accent, { opacity: 0.18 }),
  );
}
