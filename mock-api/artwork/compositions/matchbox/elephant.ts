import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { rays, star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, ring, stroke } from '../../kit/svg';

// An elephant on a flight of stairs, in three inks.
export function elephant(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(accent);
  const medal = sheet.clip(circle(500, 620, 366));
  sheet.add(
    rect(44, 44, 912, 1412, light),
    rect(64, 64, 872, 1372, 'none', { stroke: dark, 'stroke-width': 6 }),
    circle(500, 620, 456, accent),
    circle(500, 620, 456, 'none', { stroke: dark, 'stroke-width': 6 }),
    group(
      [
        circle(500, 620, 366, ground),
        ...rays(500, 620, 520, 40, [ground, mix(ground, light, 0.5)]),
        // the stairs
        ...[0, 1, 2, 3, 4].map((i) => rect(120 + i * 150, 900 - i * 74, 900, 90, i % 2 ? mix(dark, shape, 0.2) : dark)),
        ...[0, 1, 2, 3, 4].map((i) => rect(120 + i * 150, 900 - i * 74, 900, 12, light)),
        group(
          [
            path(
              'M-250 -20C-270 -190 -140 -260 20 -250C120 -290 230 -240 244 -140C260 -60 250 40 300 90Q330 120 350 96L372 110Q340 164 286 136C220 100 210 10 190 -50C150 -20 130 -10 100 -16L120 170H40L24 40H-110L-96 200H-176L-196 30Q-240 30 -250 -20Z',
              shape,
              { stroke: dark, 'stroke-width': 8, 'stroke-linejoin': 'round' },
            ),
            path(
              'M60 -230C140 -250 170 -160 140 -80C110 -30 40 -50 30 -120C26 -170 36 -210 60 -230Z',
              mix(shape, light, 0.3),
              { stroke: dark, 'stroke-width': 7 },
            ),
            circle(196, -150, 14, dark),
            path('M190 -60Q230 -30 270 -60Q250 0 196 -30Z', light, { stroke: dark, 'stroke-width': 6 }),
            path('M-236 -150Q-310 -120 -300 -40', 'none', { stroke: dark, 'stroke-width': 9 }),
            path('M-160 -240L-20 -262L40 -240L40 -160Q-60 -120 -170 -160Z', accent, {
              stroke: dark,
              'stroke-width': 7,
            }),
            ...[-130, -80, -30, 16].map((x) => star(x, -196, 17, light)),
            stroke('M20 150h90M-180 180h76', dark, 6),
          ],
          { transform: 'translate(450 640) rotate(-14) scale(0.98)' },
        ),
        ellipse(760, 330, 70, 16, dark),
        stroke('M760 300V200', dark, 7),
        path('M716 330Q720 280 760 276Q800 280 804 330Z', '#ffe08a', { stroke: dark, 'stroke-width': 6 }),
      ],
      { 'clip-path': medal },
    ),
    ring(500, 620, 366, dark, 8),
    path('M90 1090Q500 1010 910 1090L940 1310Q500 1230 60 1310Z', dark),
    ...(
      [
        [120, 130],
        [880, 130],
        [120, 1000],
        [880, 1000],
      ] as const
    ).map(([x, y]) => star(x, y, 34, dark, 8, 0.5)),
  );
}
