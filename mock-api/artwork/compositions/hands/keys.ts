import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, ring, stroke } from '../../kit/svg';
import { glove } from './hand';

// Two hands pull at the same bunch of keys.
export function keys(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    ...Array.from({ length: 7 }, (_, i) => circle(500, 780, 700 - i * 90, i % 2 ? ground : lighten(ground, 0.14))),
  );
  const key = (turn: number, tone: string, bow: string) =>
    group(
      [
        path('M-14 60H14V250H44V274H14V300H54V326H14V350H-14Z', tone),
        circle(0, 20, 56, tone),
        path(bow, ground),
        stroke('M-4 80V330', lighten(tone, 0.4), 5),
      ],
      { transform: `translate(500 800) rotate(${turn})` },
    );
  const arm = (sleeve: string, skin: string, cuff: string) => [
    path('M-620 -110H-300V130H-640Z', sleeve, { stroke: dark, 'stroke-width': 12, 'stroke-linejoin': 'round' }),
    rect(-330, -120, 54, 262, cuff, { stroke: dark, 'stroke-width': 12, rx: 10 }),
    ...glove(
      'M-290 -96C-200 -130 -110 -120 -60 -70C-40 0 -60 80 -110 120C-190 130 -260 120 -290 108Z',
      [
        ['M-110 -70L-10 -96L60 -40', 54],
        ['M-90 -20L30 -40L76 8', 54],
        ['M-90 36L24 24L64 56', 52],
        ['M-120 86L-10 84L34 100', 48],
        ['M-200 -90L-120 -150L-30 -140', 54],
      ],
      skin,
      dark,
    ),
  ];
  sheet.add(
    ring(500, 760, 104, mix(light, dark, 0.35), 22),
    key(26, '#e7b53c', 'M-26 20a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z'),
    key(-24, mix(light, dark, 0.25), 'M-20 6h40v30h-40Z'),
    key(2, accent, 'M0 44C-34 20 -30 -8 -12 -8Q0 -8 0 6Q0 -8 12 -8C30 -8 34 20 0 44Z'),
    group(arm(shape, '#f0c39a', light), { transform: 'translate(366 700) rotate(8) scale(0.98)' }),
    group(arm(accent, '#9a6240', light), { transform: 'translate(634 700) rotate(-8) scale(-0.98 0.98)' }),
    ...[
      [160, 480],
      [850, 470],
      [140, 1000],
      [870, 1010],
    ].map(([x = 0, y = 0], i) =>
      stroke(
        `M${x} ${y}l${i % 2 ? 50 : -50} ${i < 2 ? -50 : 50}M${x + (i % 2 ? -30 : 30)} ${y + (i < 2 ? -30 : 30)}l${i % 2 ? 30 : -30} ${i < 2 ? -70 : 70}`,
        dark,
        12,
      ),
    ),
  );
}
