import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { isometric } from '../../kit/iso';
import type { Sheet } from '../../kit/sheet';
import { group, path } from '../../kit/svg';

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.25, 0.25],
    [0.75, 0.75],
  ],
  3: [
    [0.22, 0.22],
    [0.5, 0.5],
    [0.78, 0.78],
  ],
  4: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  5: [
    [0.24, 0.24],
    [0.76, 0.24],
    [0.5, 0.5],
    [0.24, 0.76],
    [0.76, 0.76],
  ],
  6: [
    [0.27, 0.2],
    [0.27, 0.5],
    [0.27, 0.8],
    [0.73, 0.2],
    [0.73, 0.5],
    [0.73, 0.8],
  ],
};

function die(size: number, tone: string, pip: string, [top, left, right]: readonly [number, number, number]) {
  const iso = isometric(0, 0, size);
  const dot = (at: (u: number, v: number) => readonly [number, number], u: number, v: number) => {
    const ringed = Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2;
      return at(u + Math.cos(a) * 0.085, v + Math.sin(a) * 0.085)
        .map((n) => n.toFixed(1))
        .join(' ');
    });
    return path(`M${ringed.join('L')}Z`, pip);
  };
  const face = (n: number, at: (u: number, v: number) => readonly [number, number]) =>
    (spots[n] ?? []).map(([u, v]) => dot(at, u, v));
  return [
    iso.box(-0.5, -0.5, -0.5, 1, 1, 1, [lighten(tone, 0.2), tone, darken(tone, 0.28)]),
    ...face(top, (u, v) => iso.at(u - 0.5, v - 0.5, 0.5)),
    ...face(left, (u, v) => iso.at(u - 0.5, 0.5, v - 0.5)),
    ...face(right, (u, v) => iso.at(0.5, u - 0.5, v - 0.5)),
  ];
}

// Two dice over a table; the shadow of one of them shows what it is going to do.
export function dice(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(
    sheet.radial(
      [
        [0, mix(ground, shape, 0.7)],
        [0.7, ground],
        [1, dark],
      ],
      560,
      820,
      900,
    ),
  );
  sheet.add(
    group(path('M0 -100L170 0L0 100L-170 0Z', dark, { opacity: 0.55 }), {
      transform: 'translate(300 1160) scale(1.2)',
      filter: sheet.blur(16),
    }),
    group(path('M0 -120L200 0L0 120L-200 0Z', dark, { opacity: 0.45 }), {
      transform: 'translate(720 1240) scale(1.1)',
      filter: sheet.blur(26),
    }),
    path('M-20 1010Q500 900 1020 1060', 'none', { stroke: light, 'stroke-width': 6, opacity: 0.3 }),
    path('M-20 1050Q500 944 1020 1100', 'none', { stroke: light, 'stroke-width': 2, opacity: 0.3 }),
    group(die(210, accent, light, [6, 3, 5]), { transform: 'translate(676 700) rotate(-21)' }),
    group(die(176, light, dark, [1, 4, 2]), { transform: 'translate(304 950) rotate(17)' }),
    path('M860 420Q900 360 870 290M930 470Q980 400 950 310M150 760Q110 700 130 640', 'none', {
      stroke: light,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
  );
}
