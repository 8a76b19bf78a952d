import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../../kit/svg';

// Only the shadow goes up the stairs.
export function nosferatu(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [
    rect(
      0,
      0,
      1000,
      1200,
      sheet.linear(
        [
          [0, mix(film.palette.ground, light, 0.5)],
          [1, film.palette.ground],
        ],
        60,
      ),
    ),
  ];
  for (let i = 0; i < 10; i++)
    parts.push(
      rect(-20 + i * 105, 1120 - i * 78, 1100, 90, mix(shape, dark, 0.1 + (i % 2) * 0.14)),
      rect(-20 + i * 105, 1120 - i * 78, 1100, 9, light),
    );
  parts.push(rect(0, 0, 0, 0, dark));
  const fingers = (x: number, y: number, turn: number, long: number) =>
    group(
      [-34, -12, 12, 34]
        .map((a, k) =>
          path(`M-13 0Q-10 ${-long * 0.6} 0 ${-long * (k % 3 ? 1 : 0.86)}Q10 ${-long * 0.6} 13 0Z`, dark, {
            transform: `rotate(${a}) translate(0 -26)`,
          }),
        )
        .concat(ellipse(0, -6, 34, 40, dark), path('M-20 10Q-70 0 -84 -50Q-50 -40 -14 -20Z', dark)),
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  parts.push(
    group(
      [
        path('M-190 640C-210 360 -230 180 -150 90Q-90 40 -40 40H40Q110 50 150 110C220 210 190 420 200 640Z', dark),
        path(
          'M-66 60C-96 10 -104 -60 -92 -130C-80 -210 -40 -252 4 -252C52 -252 88 -206 94 -130C100 -60 86 10 54 60Z',
          dark,
        ),
        path('M-84 -120Q-130 -140 -176 -176Q-166 -70 -88 -50ZM86 -120Q132 -140 178 -176Q168 -70 90 -50Z', dark),
        path('M-40 -20Q-54 20 -20 60L0 40L24 60Q54 20 36 -20Z', dark),
        stroke('M130 140C230 130 290 60 310 -40', dark, 56),
        stroke('M-150 150C-240 220 -250 330 -200 420', dark, 56),
        fingers(316, -70, 14, 190),
        fingers(-192, 440, 160, 170),
      ],
      { transform: 'translate(440 560) skewX(-6) scale(1.12)' },
    ),
  );
  parts.push(
    ellipse(432, 430, 22, 13, accent, { transform: 'rotate(14 432 430)' }),
    ellipse(512, 430, 22, 13, accent, { transform: 'rotate(-14 512 430)' }),
    circle(434, 432, 6, dark),
    circle(510, 432, 6, dark),
    polygon(
      [
        [458, 516],
        [468, 516],
        [463, 552],
      ],
      light,
    ),
    polygon(
      [
        [482, 516],
        [492, 516],
        [487, 552],
      ],
      light,
    ),
  );
  return parts;
}
