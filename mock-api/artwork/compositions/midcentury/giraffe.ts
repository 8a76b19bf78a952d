import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../../kit/svg';

// A giraffe on roller skates; the town is lower than she is.
export function giraffe(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const hide = '#f2b33d';
  const patch = mix(hide, dark, 0.5);
  const skate = (x: number, y: number) =>
    group(
      [
        path('M-34 -40H10L44 -14V8H-40Z', accent),
        rect(-44, 6, 92, 10, dark),
        ...[-26, 0, 26].map((dx) => circle(dx, 26, 15, light, { stroke: dark, 'stroke-width': 7 })),
      ],
      { transform: `translate(${x} ${y})` },
    );
  const houses = Array.from({ length: 9 }, (_, i) => {
    const [x, w, h] = [i * 122 - 40, 110, 110 + ((i * 67) % 90)];
    const tone = nth([shape, mix(shape, light, 0.4), light, mix(ground, dark, 0.2)], i);
    return [
      rect(x, 1210 - h, w, h, tone),
      path(`M${x - 6} ${1212 - h}L${x + w / 2} ${1150 - h}L${x + w + 6} ${1212 - h}Z`, nth([accent, dark], i)),
      ...[0, 1].map((n) => rect(x + 20 + n * 44, 1240 - h, 26, 34, mix(tone, dark, 0.5))),
    ].join('');
  });
  const spots = [
    [0.04, 26],
    [0.16, 34],
    [0.27, 30],
    [0.4, 38],
    [0.52, 36],
    [0.65, 42],
    [0.78, 44],
    [0.9, 46],
  ] as const;
  sheet.add(
    circle(220, 800, 120, light),
    ...Array.from({ length: 16 }, (_, i) =>
      line(
        220 + Math.cos((i / 16) * 6.283) * 140,
        800 + Math.sin((i / 16) * 6.283) * 140,
        220 + Math.cos((i / 16) * 6.283) * (i % 2 ? 176 : 200),
        800 + Math.sin((i / 16) * 6.283) * (i % 2 ? 176 : 200),
        light,
        5,
      ),
    ),
    ...houses,
    rect(0, 1210, 1000, 300, mix(ground, dark, 0.16)),
    rect(0, 1330, 1000, 8, light),
    path('M420 960Q430 860 560 860H700L790 250H870L850 900Q850 1000 780 1010H500Q424 1010 420 960Z', hide),
    ...spots.map(([t, r], i) => {
      const [x, y] = [826 - t * 66 + (i % 2 ? 14 : -14), 300 + t * 600];
      return path(
        `M${x - r * 0.8} ${y - r * 0.4}L${x} ${y - r * 0.8}L${x + r * 0.7} ${y - r * 0.2}L${x + r * 0.4} ${y + r * 0.6}L${x - r * 0.6} ${y + r * 0.6}Z`,
        patch,
      );
    }),
    ...[
      [500, 920, 44],
      [590, 910, 50],
      [560, 970, 36],
      [680, 940, 48],
      [750, 970, 40],
      [460, 970, 30],
    ].map(([x = 0, y = 0, r = 0]) =>
      path(
        `M${x - r * 0.8} ${y - r * 0.4}L${x} ${y - r * 0.8}L${x + r * 0.7} ${y - r * 0.2}L${x + r * 0.4} ${y + r * 0.6}L${x - r * 0.6} ${y + r * 0.6}Z`,
        patch,
      ),
    ),
    stroke('M470 1000L380 1180L330 1230M540 1000L560 1240M720 1000L700 1240M790 1000L870 1160L900 1220', hide, 38),
    skate(326, 1236),
    skate(566, 1246),
    skate(706, 1246),
    skate(896, 1236),
    stroke('M424 940Q360 900 340 820', hide, 14),
    path('M330 830L320 770L352 800L372 766L366 830Z', dark),
    path('M784 260Q780 150 860 150L960 190Q990 210 976 240Q960 262 900 254L870 270Z', hide),
    path('M790 190L740 160L756 214ZM858 150V100M820 156L812 106', hide, {
      stroke: hide,
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
    circle(858, 96, 14, dark),
    circle(811, 102, 14, dark),
    circle(868, 194, 14, dark),
    circle(872, 189, 5, '#ffffff'),
    circle(962, 218, 5, dark),
    stroke('M910 244Q940 246 962 234', dark, 5),
    path('M780 330Q830 350 858 330L880 380L820 370L760 392Z', accent),
    stroke('M764 388Q690 400 660 360M876 380Q930 420 980 390', accent, 18),
    ...[0, 1, 2].map((i) => stroke(`M${60 + i * 30} ${1120 + i * 50}h${130 - i * 20}`, light, 8)),
  );
}
