import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, stroke } from '../../kit/svg';

// A ship whose sail is a love letter.
export function ship(_sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const parts = [circle(320, 360, 130, accent)];
  for (let i = 0; i < 5; i++)
    parts.push(stroke(`M${140 + i * 40} ${250 + i * 56}q60 -24 120 0t120 0`, mix(film.palette.shape, light, 0.3), 5));
  parts.push(
    group(
      [
        line(0, -560, 0, 20, dark, 16),
        path('M16 -540Q250 -470 250 -270Q230 -130 16 -70Z', light),
        path('M16 -540Q150 -420 130 -300Q120 -180 16 -70Z', mix(light, dark, 0.12)),
        stroke(
          'M70 -440q60 20 110 60M66 -390q70 20 130 66M66 -340q70 14 130 50M66 -290q60 10 120 34M66 -240q40 6 80 18',
          ground,
          6,
        ),
        circle(190, -196, 30, ground),
        path('M-16 -520Q-200 -420 -230 -130Q-120 -170 -16 -120Z', mix(light, dark, 0.06)),
        path('M-300 0Q-240 150 -60 150H120Q260 140 320 -20Q0 30 -300 0Z', dark),
        stroke('M-270 40Q0 80 290 30', accent, 7),
        path('M0 -560L-90 -590L0 -620Z', ground),
      ],
      { transform: 'translate(500 800) rotate(-5) scale(0.98)' },
    ),
  );
  for (let i = 0; i < 5; i++) {
    const y = 880 + i * 60;
    parts.push(
      path(
        `${Array.from(
          { length: 11 },
          (_, k) => `${k ? 'A' : `M${-60 - (i % 2) * 60} ${y}A`}62 62 0 0 0 ${-60 - (i % 2) * 60 + (k + 1) * 120} ${y}`,
        ).join('')}V1200H-100Z`,
        mix(ground, dark, i * 0.2),
      ),
    );
  }
  return parts;
}
