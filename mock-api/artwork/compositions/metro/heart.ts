import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ring, stroke } from '../../kit/svg';
import { stop, track } from './track';

// Three lines that happen to draw a heart wherever people change.
export function heart(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(dark);
  const faint = (d: string) => stroke(d, mix(dark, light, 0.12), 12);
  sheet.add(
    ...Array.from({ length: 8 }, (_, i) => ring(500, 600, 120 + i * 110, mix(dark, light, 0.06), 3)),
    faint('M-20 100H300L420 220H700L820 100H1020'),
    faint('M-20 900H160L300 1040H720L900 860H1020'),
    faint('M60 -20V300L180 420V760L60 880V1200'),
    faint('M940 -20V300L820 420V760L940 880V1200'),
    track('M500 1040L250 790Q130 670 130 520Q130 300 320 300Q440 300 500 430', accent, 34),
    track('M500 1040L750 790Q870 670 870 520Q870 300 680 300Q560 300 500 430', ground, 34),
    track('M500 430V1040', shape, 20),
    track('M500 -20V430', shape, 34),
    track('M500 1040V1180', shape, 34),
    track('M-20 620H140M860 620H1020', mix(shape, light, 0.4), 20),
    ...(
      [
        [186, 700],
        [300, 840],
        [400, 940],
        [138, 460],
        [210, 340],
        [410, 330],
      ] as const
    ).map(([x, y]) => stop(x, y, dark, light)),
    ...(
      [
        [814, 700],
        [700, 840],
        [600, 940],
        [862, 460],
        [790, 340],
        [590, 330],
      ] as const
    ).map(([x, y]) => stop(x, y, dark, light)),
    ...[100, 200, 320, 560, 700, 840, 930].map((y) => stop(500, y, dark, light)),
    stop(500, 430, dark, light, true),
    stop(500, 1040, dark, light, true),
    stop(140, 590, dark, light, true),
    stop(860, 590, dark, light, true),
    circle(500, 1040, 90, lighten(accent, 0.2), { opacity: 0.25 }),
    circle(490, 1036, 9, accent),
    circle(511, 1044, 9, ground),
  );
}
