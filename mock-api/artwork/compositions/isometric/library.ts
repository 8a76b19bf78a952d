import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { isometric } from '../../kit/iso';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path } from '../../kit/svg';

// Shelves that stand on shelves, and stairs that lead to more of them.
export function library(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.55, ground],
      [1, dark],
    ]),
  );
  const iso = isometric(500, 620, 56);
  const wood = ['#7a4a2c', '#5f3821', '#8b5a36'];
  const spines = [accent, shape, light, mix(accent, dark, 0.3), mix(shape, light, 0.4), '#c9a55c'];
  const shelf = (x: number, y: number, z: number, w: number, d: number, h: number) => {
    const base = random.pick(wood);
    const parts = [iso.box(x, y, z, w, d, h, [lighten(base, 0.16), darken(base, 0.3), darken(base, 0.5)])];
    for (let level = 0; level + 0.9 <= h; level += 1) {
      const fill = (length: number, put: (at: number, wide: number, tall: number, colour: string) => string) => {
        for (let at = 0.1; at < length - 0.16; ) {
          const wide = random.between(0.1, 0.24);
          if (random.chance(0.93))
            parts.push(put(at, Math.min(wide, length - 0.1 - at), random.between(0.52, 0.78), random.pick(spines)));
          at += wide + 0.015;
        }
      };
      fill(w, (at, wide, tall, colour) =>
        iso.onLeft(x + at, y + d + 0.001, z + level + 0.1, wide, tall, mix(colour, dark, 0.12)),
      );
      fill(d, (at, wide, tall, colour) =>
        iso.onRight(x + w + 0.001, y + at, z + level + 0.1, wide, tall, mix(colour, dark, 0.42)),
      );
    }
    return parts;
  };
  const stairs = (x: number, y: number, z: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      iso.box(x + (count - 1 - i) * 0.4, y, z, 0.4, 1.2, (i + 1) * 0.3, [
        light,
        mix(light, shape, 0.5),
        mix(light, dark, 0.55),
      ]),
    );
  for (const [x, y, z, w, d, h] of [
    [-5, -5, -6, 4, 4, 13],
    [-1, -6, -6, 4, 3, 10],
    [-6, -1, -6, 3, 4, 9],
    [3, -6, -6, 3, 3, 6],
    [-6, 3, -6, 3, 3, 5],
  ] as const)
    sheet.add(...shelf(x, y, z, w, d, h));
  sheet.add(...stairs(-1, -2.6, -2, 10));
  for (const [x, y, z, w, d, h] of [
    [-2, -2, -6, 4, 4, 6],
    [3, -3, -8, 3.4, 3, 6],
    [-3, 3, -9, 3, 3.4, 8],
    [2, 1.4, -9, 3, 3, 6],
    [6, -3, -11, 3, 3, 6],
    [-3, 7, -12, 3, 3, 8],
    [4, 5, -12, 4, 3, 6],
    [0.6, 5, -12, 3, 3, 5],
  ] as const)
    sheet.add(...shelf(x, y, z, w, d, h));
  const [rx, ry] = iso.at(0, 0.4, 0);
  sheet.add(
    circle(
      rx,
      ry - 60,
      230,
      sheet.radial(
        [
          [0, '#ffe3a0', 0.75],
          [1, '#ffe3a0', 0],
        ],
        rx,
        ry - 60,
        230,
      ),
    ),
    group(
      [
        path('M-22 0Q-34 -60 -14 -84H14Q34 -60 22 0Z', accent),
        circle(0, -100, 17, '#f0cfa6'),
        path('M-18 -98Q-22 -128 4 -124Q26 -120 18 -96L14 -86Q18 -110 -4 -110Q-14 -108 -18 -98Z', dark),
        path('M8 -70L48 -92L52 -84L16 -56Z', accent),
        path('M44 -96L56 -130Q62 -140 68 -130L66 -94Z', '#ffe9b0'),
        path('M-6 -60L-44 -44L-40 -36L0 -44Z', accent),
        path('M-66 -56L-36 -62L-34 -32L-64 -26Z', light),
      ],
      { transform: `translate(${rx} ${ry})` },
    ),
    ...Array.from({ length: 70 }, () =>
      circle(random.between(60, 940), random.between(300, 1300), random.between(1, 3.4), '#ffe3a0', {
        opacity: random.between(0.2, 0.8),
      }),
    ),
    path(
      'M0 1180H1000V1500H0Z',
      sheet.linear([
        [0, dark, 0],
        [0.6, dark, 0.95],
        [1, dark],
      ]),
    ),
    path(
      'M0 0H1000V420H0Z',
      sheet.linear([
        [0, dark, 0.95],
        [0.6, dark, 0.6],
        [1, dark, 0],
      ]),
    ),
  );
}
