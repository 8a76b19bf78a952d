import type { Film } from '../../film';
import { darken, lighten } from '../../kit/colour';
import { nth } from '../../kit/list';
import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect } from '../../kit/svg';

const symbols: readonly ((ink: string, pale: string) => string)[] = [
  (ink) => path('M0 40C-60 0 -60 -50 -26 -50Q0 -50 0 -20Q0 -50 26 -50C60 -50 60 0 0 40Z', ink),
  (ink, pale) =>
    path('M-50 10L-24 -30Q0 -44 24 -30L50 10V30H-50Z', ink) + circle(-26, 32, 15, pale) + circle(26, 32, 15, pale),
  (ink) => star(0, 0, 48, ink),
  (ink, pale) =>
    path('M-40 44Q-60 -10 -10 -30L-18 -48H18L10 -30Q60 -10 40 44Z', ink) + path('M-10 -6h20v30h-20Z', pale),
  (ink) => path('M-8 -50L-34 6H-4L-16 50L36 -16H6L22 -50Z', ink),
  (ink, pale) => path('M-50 40V-4L0 -46L50 -4V40Z', ink) + path('M-12 40V8H12V40Z', pale),
  (ink, pale) => circle(0, 0, 44, ink) + circle(0, 0, 30, pale) + path('M-6 -20H6V20H-6Z', ink),
  (ink) => path('M-44 -30Q-60 20 -20 30Q0 60 20 30Q60 20 44 -30Q20 -10 0 -40Q-20 -10 -44 -30Z', ink),
];

// The wheel of a fairground, and the man who has tied himself to it.
export function wheel(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const [cx, cy, r] = [500, 850, 420];
  sheet.fill(ground);
  const turn = (i: number, n: number) => (i / n) * Math.PI * 2 - Math.PI / 2;
  const wedge = (i: number) => {
    const [a, b] = [turn(i - 0.5, 8), turn(i + 0.5, 8)];
    const at = (angle: number) => `${(cx + Math.cos(angle) * r).toFixed(0)} ${(cy + Math.sin(angle) * r).toFixed(0)}`;
    return path(
      `M${cx} ${cy}L${at(a)}A${r} ${r} 0 0 1 ${at(b)}Z`,
      nth([accent, light, shape, lighten(ground, 0.25)], i),
    );
  };
  const limb = (d: string, tone: string) =>
    path(d, 'none', { stroke: tone, 'stroke-width': 44, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  sheet.add(
    path(`M430 ${cy}L330 1330H390L500 ${cy + 40}L610 1330H670L570 ${cy}Z`, darken(shape, 0.4)),
    rect(240, 1318, 520, 26, dark),
    circle(cx + 14, cy + 20, r + 40, darken(ground, 0.3)),
    circle(cx, cy, r + 40, dark),
    ...Array.from({ length: 8 }, (_, i) => wedge(i)),
    ...Array.from({ length: 8 }, (_, i) => {
      const a = turn(i, 8);
      return group(nth(symbols, i)(nth([light, accent, light, dark], i), nth([accent, light, shape, light], i)), {
        transform: `translate(${cx + Math.cos(a) * 340} ${cy + Math.sin(a) * 340}) rotate(${i * 45})`,
      });
    }),
    ...Array.from({ length: 32 }, (_, i) =>
      circle(
        cx + Math.cos(turn(i, 32)) * (r + 20),
        cy + Math.sin(turn(i, 32)) * (r + 20),
        10,
        i % 2 ? '#ffe08a' : light,
      ),
    ),
    group(
      [
        limb('M0 -20L-150 -170', light),
        limb('M0 -20L150 -170', light),
        limb('M-24 130L-120 260', dark),
        limb('M24 130L120 260', dark),
        circle(-160, -182, 30, '#f0c39a'),
        circle(160, -182, 30, '#f0c39a'),
        path('M-66 -60Q0 -80 66 -60L56 150H-56Z', light),
        path('M-8 -60H8L22 60L0 90L-22 60Z', accent),
        circle(0, -120, 66, '#f0c39a'),
        path('M-70 -130Q-70 -200 0 -196Q70 -200 70 -130Q40 -160 0 -158Q-40 -160 -70 -130Z', dark),
        circle(-24, -122, 13, '#ffffff'),
        circle(24, -122, 13, '#ffffff'),
        circle(-20, -124, 6, dark),
        circle(20, -120, 6, dark),
        path('M-26 -84Q0 -100 26 -84Q0 -60 -26 -84Z', dark),
      ],
      { transform: `translate(${cx} ${cy}) rotate(24)` },
    ),
    path(`M${cx - 46} 352H${cx + 46}L${cx} 462Z`, accent, {
      stroke: dark,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
  );
}
