import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import { hill, toyEye } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, type Point, path, rect, stroke } from '../../kit/svg';
import { upper } from '../../kit/title';
import { write } from '../../kit/type';
import { cheek } from './cheek';
import { jumpingTitle } from './jumping-title';

export function snail(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide) sheet.fill(ground);
  if (!wide) for (let i = 0; i < 8; i++) sheet.add(rect(0, 520 + i * 40, 1000, 5, mix(ground, light, 0.4)));
  sheet.add(
    hill(
      [
        [0, 1160],
        [400, 1130],
        [1000, 1170],
      ],
      1000,
      1500,
      '#63b35c',
    ),
    rect(0, 1200, 1000, 200, '#d98e5f'),
    ...[0, 1, 2].map((i) => rect(0, 1220 + i * 50, 1000, 6, '#ffffff', { opacity: 0.7 })),
  );
  const spiral = Array.from({ length: 70 }, (_, i): Point => {
    const a = i * 0.27;
    const r = 250 - i * 3.4;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  sheet.add(
    group(
      [
        path(
          'M-430 120Q-440 40 -340 60H200Q300 60 330 -60Q340 -130 420 -120Q500 -100 480 -10Q450 140 250 140H-380Z',
          lighten(shape, 0.35),
        ),
        circle(-20, -130, 270, accent),
        stroke(`M${spiral.map((p) => p.map((v) => v.toFixed(0)).join(' ')).join('L')}`, light, 30, {
          transform: 'translate(-20 -130)',
        }),
        stroke('M410 -110L380 -250M450 -110L490 -240', lighten(shape, 0.35), 24),
        toyEye(378, -262, 40, dark, 0.4),
        toyEye(496, -252, 40, dark, 0.4),
        stroke('M410 -10Q450 14 476 -24', dark, 10),
        cheek(396, -40, 24, accent),
        circle(-20, -130, 100, '#ffffff'),
        write('7', { face: 'bowlby', size: 150, x: -20, y: -76, anchor: 'middle', fill: dark }),
        path('M330 -200Q400 -300 480 -210Z', shape),
        rect(330, -212, 200, 20, shape, { rx: 8 }),
      ],
      { transform: 'translate(450 1060) scale(0.98)' },
    ),
  );
  for (const [x, y, l] of [
    [60, 880, 180],
    [20, 960, 130],
    [80, 1040, 90],
  ] as const)
    sheet.add(line(x, y, x + l, y, light, 14, { 'stroke-linecap': 'round' }));
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'bowlby',
      y: 44,
      height: 320,
      colours: [light, '#ffd23f'],
      outline: dark,
      cased: upper,
    });
}
