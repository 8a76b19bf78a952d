import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

const hair =
  'M120 720C80 260 280 90 500 90C720 90 920 260 880 720C892 900 930 1020 900 1200H100C70 1020 108 900 120 720Z';
const fringe =
  'M232 620C220 420 320 230 500 250C680 230 780 420 768 620C740 470 660 380 500 372C340 380 260 470 232 620Z';
const head =
  'M500 230C690 230 772 390 762 590C752 820 640 1004 500 1004C360 1004 248 820 238 590C228 390 310 230 500 230Z';

// One face, awake on the night side and asleep on the day side.
function half(film: Film, night: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const skin = night ? mix(light, shape, 0.42) : light;
  const ink = night ? dark : mix(dark, shape, 0.2);
  const strands = Array.from({ length: 11 }, (_, i) =>
    stroke(
      `M${140 + i * 9} ${1200}C${100 + i * 12} 900 ${110 + i * 16} 500 ${300 + i * 16} ${200 - i * 4}`,
      mix(shape, ground, 0.25),
      3,
    ),
  );
  return [
    rect(0, 0, 1000, 1500, night ? dark : ground),
    night ? circle(850, 170, 62, light) : circle(150, 190, 90, accent),
    night ? circle(824, 156, 56, dark) : '',
    path(hair, night ? darken(shape, 0.45) : shape),
    ...(night ? [] : strands),
    path('M400 900V1080Q300 1130 180 1180V1300H820V1180Q700 1130 600 1080V900Z', mix(skin, ink, 0.14)),
    path(head, skin),
    path(fringe, night ? darken(shape, 0.45) : shape),
    circle(night ? 660 : 340, 770, 74, accent, { opacity: night ? 0.22 : 0.4 }),
  ];
}

export function insomnia(sheet: Sheet, film: Film) {
  const { accent, light, dark, shape } = film.palette;
  const left = sheet.clip(rect(-20, -20, 520, 1540));
  const right = sheet.clip(rect(500, -20, 520, 1540));
  const lashes = [0, 1, 2, 3, 4].map((i) =>
    line(
      296 + i * 34,
      622 + Math.sin((i / 4) * 3.14) * 24,
      282 + i * 40,
      664 + Math.sin((i / 4) * 3.14) * 26,
      dark,
      7,
      { 'stroke-linecap': 'round' },
    ),
  );
  const stars = [
    [620, 120, 5],
    [700, 60, 3],
    [930, 330, 5],
    [960, 520, 3],
    [760, 90, 4],
  ] as const;
  sheet.add(
    group(half(film, false), { 'clip-path': left }),
    group([...half(film, true), ...stars.map(([x, y, r]) => circle(x, y, r, light))], { 'clip-path': right }),
    stroke('M278 610Q360 662 446 610', dark, 9),
    ...lashes,
    stroke('M276 520Q356 476 448 516', dark, 12),
    stroke('M556 504Q646 452 730 510', dark, 12),
    path('M546 606Q634 514 726 604Q636 680 546 606Z', '#ffffff'),
    circle(638, 598, 50, accent),
    circle(638, 598, 24, dark),
    circle(654, 580, 11, '#ffffff'),
    stroke('M546 606Q634 514 726 604', dark, 9),
    ...[0, 1, 2, 3].map((i) =>
      line(
        576 + i * 42,
        572 - Math.sin(((i + 0.6) / 4) * 3.14) * 20,
        566 + i * 52,
        528 - Math.sin(((i + 0.6) / 4) * 3.14) * 22,
        dark,
        7,
        { 'stroke-linecap': 'round' },
      ),
    ),
    ellipse(640, 672, 60, 10, shape, { opacity: 0.5 }),
    stroke('M500 560L486 734Q466 764 506 772', mix(dark, shape, 0.4), 8),
    path('M412 852Q462 816 500 838Q538 816 588 852Q500 856 412 852Z', accent),
    path('M412 852Q500 862 588 852Q560 916 500 916Q440 916 412 852Z', mix(accent, dark, 0.25)),
  );
}
