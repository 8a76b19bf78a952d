import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';

// The number of a coat, on a hook, among coats.
export function cloakroom(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const coat = (x: number, tone: string, long: number) =>
    path(
      `M${x - 120} 330Q${x - 60} 250 ${x} 240Q${x + 60} 250 ${x + 120} 330L${x + 150} ${long}Q${x} ${long + 50} ${x - 150} ${long}Z`,
      tone,
    ) +
    path(`M${x} 250L${x - 30} ${long}`, 'none', { stroke: darken(tone, 0.3), 'stroke-width': 5 }) +
    path(`M${x - 50} 264L${x} 400L${x + 50} 264`, 'none', { stroke: darken(tone, 0.3), 'stroke-width': 5 }) +
    [0, 1, 2].map((i) => circle(x + 22, 480 + i * 110, 9, darken(tone, 0.4))).join('');
  const tones = [shape, mix(shape, dark, 0.4), mix(ground, dark, 0.35), accent, mix(shape, light, 0.25)];
  sheet.add(
    rect(0, 130, 1000, 70, mix(dark, shape, 0.2)),
    rect(0, 190, 1000, 10, darken(dark, 0.3)),
    ...[40, 210, 790, 960].map((x, i) => coat(x, tones[i] ?? shape, 1290 + (i % 2) * 60)),
    ...[40, 210, 500, 790, 960].map((x) => stroke(`M${x} 170V236Q${x} 262 ${x + 26} 252`, '#d8b26a', 13)),
    ...[40, 210, 790, 960].map((x, i) =>
      group([
        circle(x, 150, 30, light),
        write(`${209 + i * 3}`, { face: 'slab', size: 22, x, y: 158, anchor: 'middle', fill: dark }),
      ]),
    ),
    // the ticket
    group(
      [
        path('M-390 -420H390V-60A60 60 0 0 0 390 60V520H-390V60A60 60 0 0 0 -390 -60Z', '#000000', {
          opacity: 0.3,
          transform: 'translate(16 22)',
        }),
        path('M-390 -420H390V-60A60 60 0 0 0 390 60V520H-390V60A60 60 0 0 0 -390 -60Z', light),
        path('M-360 -390H360V-90A90 90 0 0 0 360 90V490H-360V90A90 90 0 0 0 -360 -90Z', 'none', {
          stroke: accent,
          'stroke-width': 7,
        }),
        line(-300, 90, 300, 90, dark, 4, { 'stroke-dasharray': '16 16' }),
        circle(0, -350, 34, ground),
        circle(0, -350, 34, 'none', { stroke: dark, 'stroke-width': 6 }),
        write('214', { face: 'slab', size: 380, x: 0, y: 30, anchor: 'middle', fill: accent, max: 640 }),
      ],
      { transform: 'translate(500 740) rotate(-3)' },
    ),
    stroke('M500 262Q470 330 506 396', '#b99a5a', 7),
    rect(0, 1376, 1000, 124, dark),
  );
}
