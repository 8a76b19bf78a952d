import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, ring } from '../../kit/svg';

function owl(x: number, y: number, s: number, body: string, wing: string, eye: string, ink: string, asleep: boolean) {
  const feathers = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 6 - (row > 3 ? row - 3 : 0) }, (_, i) => {
      const n = 6 - (row > 3 ? row - 3 : 0);
      return path(`M${(i - n / 2) * 46} ${-30 + row * 52}a23 26 0 0 0 46 0`, 'none', {
        stroke: wing,
        'stroke-width': 6,
      });
    }),
  ).flat();
  const face = (side: number) => [
    circle(side * 66, -150, 76, mix(body, '#ffffff', 0.55)),
    ring(side * 66, -150, 62, wing, 3),
    ...Array.from({ length: 20 }, (_, i) => {
      const a = (i / 20) * Math.PI * 2;
      return line(
        side * 66 + Math.cos(a) * 64,
        -150 + Math.sin(a) * 64,
        side * 66 + Math.cos(a) * 74,
        -150 + Math.sin(a) * 74,
        wing,
        3,
      );
    }),
    asleep
      ? path(`M${side * 66 - 36} -146a36 30 0 0 0 72 0`, 'none', {
          stroke: ink,
          'stroke-width': 9,
          'stroke-linecap': 'round',
        })
      : circle(side * 66, -150, 40, eye) +
        circle(side * 66 + 6, -150, 22, ink) +
        circle(side * 66 + 14, -160, 8, '#ffffff'),
  ];
  return group(
    [
      path('M-160 -190L-140 -290L-60 -236H60L140 -290L160 -190C190 40 130 280 0 290C-130 280 -190 40 -160 -190Z', body),
      ...feathers,
      path(
        'M-160 -100C-210 40 -180 200 -90 260C-110 140 -120 20 -160 -100ZM160 -100C210 40 180 200 90 260C110 140 120 20 160 -100Z',
        wing,
      ),
      ...face(-1),
      ...face(1),
      path('M0 -140L28 -86L0 -50L-28 -86Z', '#f0a32f'),
      path('M-70 280v34M-50 286v34M-30 288v34M30 288v34M50 286v34M70 280v34', 'none', {
        stroke: '#f0a32f',
        'stroke-width': 12,
        'stroke-linecap': 'round',
      }),
    ],
    { transform: `translate(${x} ${y}) scale(${s})` },
  );
}

// Two owls, one branch, and as much of the moon as there is today.
export function owls(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(ground);
  const half = sheet.clip(rect(500, 0, 400, 1100));
  const leaf = (x: number, y: number, turn: number, tone: string) =>
    group(
      [
        path('M0 0Q50 -60 120 0Q50 60 0 0Z', tone),
        line(4, 0, 116, 0, ground, 4),
        ...[30, 56, 82].flatMap((n) => [line(n, 0, n + 16, -22, ground, 3), line(n, 0, n + 16, 22, ground, 3)]),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  sheet.add(
    ring(500, 380, 300, mix(ground, light, 0.25), 3),
    group(circle(500, 380, 300, light), { 'clip-path': half }),
    ...Array.from({ length: 26 }, () => {
      const [x, y, r] = [random.between(30, 970), random.between(30, 700), random.between(8, 20)];
      return (
        line(x - r, y, x + r, y, mix(ground, light, 0.6), 3) + line(x, y - r, x, y + r, mix(ground, light, 0.6), 3)
      );
    }),
    path('M-20 1000Q300 930 560 980T1020 940V990Q760 1020 560 1030T-20 1060Z', dark),
    owl(330, 690, 1.02, shape, mix(shape, dark, 0.5), accent, dark, false),
    owl(690, 730, 0.9, accent, mix(accent, dark, 0.45), light, dark, true),
    leaf(60, 1000, -50, mix(shape, light, 0.4)),
    leaf(900, 960, -120, mix(shape, light, 0.4)),
    leaf(140, 1040, 60, accent),
    leaf(880, 1010, 40, mix(shape, light, 0.3)),
    leaf(500, 1010, 96, mix(shape, light, 0.4)),
  );
}
