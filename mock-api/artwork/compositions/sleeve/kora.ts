import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import { rays } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect } from '../../kit/svg';

// A kora, its twenty-one strings, and cloth with opinions.
export function kora(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(...rays(500, 760, 1200, 42, [ground, mix(ground, accent, 0.28)]));
  const border = (y: number) =>
    Array.from({ length: 20 }, (_, i) => [
      rect(i * 50, y, 50, 64, nth([shape, dark, accent], i)),
      path(
        `M${i * 50 + 25} ${y + 8}L${i * 50 + 44} ${y + 32}L${i * 50 + 25} ${y + 56}L${i * 50 + 6} ${y + 32}Z`,
        nth([light, ground, dark], i),
      ),
    ]).flat();
  const strings = Array.from({ length: 11 }, (_, i) => [
    line(-30, 40 + i * 12, -14, -560 + i * 30, light, 2.6),
    line(30, 40 + i * 12, 14, -560 + i * 30, light, 2.6),
  ]).flat();
  sheet.add(
    ...border(0),
    ...border(1060),
    group(
      [
        rect(-19, -640, 38, 1010, '#6b3d22'),
        circle(0, -650, 32, '#6b3d22'),
        ...Array.from({ length: 11 }, (_, i) => rect(-34, -570 + i * 30, 68, 11, dark, { rx: 5 })),
        line(-150, -140, -120, 240, '#6b3d22', 22, { 'stroke-linecap': 'round' }),
        line(150, -140, 120, 240, '#6b3d22', 22, { 'stroke-linecap': 'round' }),
        circle(0, 130, 262, dark),
        circle(0, 130, 246, mix(light, accent, 0.18)),
        path('M-246 130A246 246 0 0 0 246 130Q120 190 0 190T-246 130Z', mix(light, accent, 0.4)),
        ...Array.from({ length: 26 }, (_, i) =>
          circle(Math.cos((i / 26) * 6.283) * 226, 130 + Math.sin((i / 26) * 6.283) * 226, 11, '#d9a441'),
        ),
        circle(120, 20, 46, dark),
        circle(120, 20, 34, '#1a0f0a'),
        rect(-44, 30, 88, 150, '#6b3d22', { rx: 8 }),
        ...strings,
        path('M-14 180L0 350L14 180Z', dark),
      ],
      { transform: 'translate(500 700)' },
    ),
  );
}
