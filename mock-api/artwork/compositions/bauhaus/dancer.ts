import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, ring } from '../../kit/svg';

// A tailor's dummy that turns: half wood, half geometry.
export function dancer(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(light);
  sheet.add(
    circle(500, 600, 420, mix(light, ground, 0.35)),
    path('M500 180A420 420 0 0 1 500 1020Z', mix(light, ground, 0.6)),
    ...[0, 1, 2, 3, 4].map((i) => ring(500, 600, 420 - i * 26, i % 2 ? light : mix(light, ground, 0.8), 3)),
    rect(60, 60, 130, 130, shape),
    path('M830 60L960 60L960 190Z', accent),
    line(60, 1090, 940, 1090, dark, 6),
    // skirt of hoops
    group(
      [
        path('M-60 0L-330 300H330L60 0Z', shape),
        path('M0 0L330 300H0Z', mix(shape, dark, 0.35)),
        ...[0.2, 0.45, 0.7, 0.95].map((t) =>
          path(`M${-60 - 270 * t} ${300 * t}A${60 + 270 * t} ${30 + 40 * t} 0 0 0 ${60 + 270 * t} ${300 * t}`, 'none', {
            stroke: light,
            'stroke-width': 8,
          }),
        ),
      ],
      { transform: 'translate(500 640)' },
    ),
    path('M410 400H590L560 640H440Z', accent),
    path('M500 400H590L560 640H500Z', mix(accent, dark, 0.3)),
    ...[0, 1, 2].map((i) => circle(500, 450 + i * 64, 13, light)),
    circle(500, 290, 92, ground),
    path('M500 198A92 92 0 0 1 500 382Z', dark),
    circle(468, 280, 15, dark),
    circle(532, 280, 15, ground),
    rect(478, 376, 44, 30, dark),
    path('M380 190H620L500 90Z', accent),
    // arms: a bar with a ball and a bar with a disc
    line(420, 430, 200, 560, dark, 24, { 'stroke-linecap': 'round' }),
    circle(190, 566, 44, ground),
    line(580, 430, 760, 260, dark, 24, { 'stroke-linecap': 'round' }),
    circle(790, 232, 74, shape),
    circle(790, 232, 44, light),
    circle(790, 232, 18, accent),
    line(430, 940, 400, 1080, dark, 26),
    path('M340 1090H430L400 1050Z', accent),
    line(570, 940, 660, 1040, dark, 26),
    path('M640 1060L720 1010L700 1090Z', accent),
  );
}
