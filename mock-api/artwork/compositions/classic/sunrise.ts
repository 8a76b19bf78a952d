import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

// The boat between the village and the city.
export function sunrise(_sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const rays = Array.from({ length: 25 }, (_, i) => {
    const a = Math.PI + (i / 24) * Math.PI;
    return path(
      `M500 640L${500 + Math.cos(a - 0.03) * 900} ${640 + Math.sin(a - 0.03) * 900}L${500 + Math.cos(a + 0.03) * 900} ${640 + Math.sin(a + 0.03) * 900}Z`,
      i % 2 ? mix(ground, light, 0.5) : ground,
    );
  });
  const tower = (x: number, w: number, h: number) => [
    rect(x, 640 - h, w, h, mix(shape, dark, 0.3)),
    ...Array.from({ length: Math.floor(h / 44) }, (_, i) =>
      [0, 1].map((n) => rect(x + 10 + n * (w / 2), 650 - h + i * 44, w / 4, 20, accent)),
    ).flat(),
  ];
  return [
    rect(0, 0, 1000, 1200, ground),
    ...rays,
    circle(500, 640, 190, accent),
    ...[
      [30, 80, 260],
      [120, 60, 360],
      [190, 90, 220],
      [720, 90, 300],
      [820, 70, 420],
      [900, 90, 260],
    ].flatMap(([x = 0, w = 0, h = 0]) => tower(x, w, h)),
    rect(0, 640, 1000, 560, shape),
    ...Array.from({ length: 40 }, (_, i) =>
      line(
        500 - (i % 7) * 60 - 40,
        660 + i * 13,
        500 + ((i * 3) % 7) * 60 + 40,
        660 + i * 13,
        mix(shape, i % 3 ? light : accent, 0.5),
        3 + i * 0.12,
        { opacity: 0.6 },
      ),
    ),
    group(
      [
        ellipse(0, 86, 400, 22, dark, { opacity: 0.5 }),
        path('M-380 -20Q0 50 380 -20Q300 96 0 100Q-300 96 -380 -20Z', dark),
        stroke('M-364 -2Q0 66 364 -2', light, 6),
        // he rows, she looks at him
        path('M-190 20C-210 -110 -170 -170 -110 -176C-60 -170 -40 -110 -60 20Z', mix(dark, shape, 0.2)),
        stroke('M-90 -130L20 -70L70 -60', mix(dark, shape, 0.2), 34),
        circle(-112, -220, 46, light),
        path('M-160 -216Q-164 -272 -110 -270Q-62 -266 -64 -222Q-100 -246 -160 -216Z', dark),
        line(60, -70, -330, 140, mix(light, dark, 0.35), 11),
        path('M110 30C90 -90 120 -140 170 -146C230 -140 260 -60 250 30Z', light),
        circle(160, -190, 42, light),
        path('M116 -180C106 -250 210 -250 206 -180L216 -120C190 -140 196 -190 180 -204Q140 -214 116 -180Z', accent),
        stroke('M140 -100L90 -50L110 -10', light, 28),
        path('M-84 -226l14 6l-12 8ZM136 -196l-12 8l14 4Z', dark),
      ],
      { transform: 'translate(500 900)' },
    ),
  ];
}
