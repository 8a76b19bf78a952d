import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

// What the man sees, in each of his lenses: a pool, a palm, somebody leaving.
function view(sheet: Sheet, film: Film, x: number, leaving: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const lens = `M${x - 190} 760H${x + 190}Q${x + 204} 980 ${x + 60} 1010Q${x - 150} 1030 ${x - 190} 880Z`;
  const inside = sheet.clip(path(lens));
  const palm = [-160, -130, -90, -50, -20, 10].map((a) =>
    path('M0 0Q50 -40 110 6Q50 -14 0 0Z', dark, { transform: `translate(${x - 100} 826) rotate(${a})` }),
  );
  return [
    path(lens, darken(dark, 0.2), { transform: 'translate(8 14)' }),
    group(
      [
        rect(
          x - 220,
          740,
          440,
          300,
          sheet.linear([
            [0, accent],
            [1, light],
          ]),
        ),
        circle(x + 70, 880, 60, '#fff3cf'),
        rect(x - 220, 900, 440, 200, shape),
        ...[0, 1, 2, 3].map((i) => rect(x - 200 + i * 30, 916 + i * 22, 260, 6, lighten(shape, 0.4))),
        path(`M${x - 106} 920Q${x - 96} 860 ${x - 104} 822H${x - 94}Q${x - 84} 870 ${x - 92} 920Z`, dark),
        ...palm,
        leaving
          ? path(`M${x + 80} 930l8 -46q-16 -8 -12 -30q4 -18 18 -18t16 20q2 18 -10 28l10 46l-8 0l-8 -30l-6 30Z`, dark)
          : '',
        path(`M${x - 190} 760L${x - 60} 760L${x - 170} 1000H${x - 230}Z`, '#ffffff', { opacity: 0.16 }),
      ],
      { 'clip-path': inside },
    ),
    path(lens, 'none', { stroke: dark, 'stroke-width': 26, 'stroke-linejoin': 'round' }),
    path(lens, 'none', { stroke: mix(ground, dark, 0.6), 'stroke-width': 3 }),
  ];
}

export function shades(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const skin = mix(light, accent, 0.4);
  sheet.fill(ground);
  sheet.add(
    ...Array.from({ length: 9 }, (_, i) => circle(500, 980, 900 - i * 62, i % 2 ? ground : mix(ground, light, 0.28))),
    path('M120 1500C130 1380 300 1340 360 1290V1150H640V1290C700 1340 870 1380 880 1500Z', darken(shape, 0.3)),
    path('M360 1180H640V1300Q500 1420 360 1300Z', mix(skin, dark, 0.3)),
    ellipse(196, 900, 50, 90, mix(skin, dark, 0.18)),
    ellipse(804, 900, 50, 90, mix(skin, dark, 0.18)),
    path(
      'M500 520C730 520 808 660 800 860C792 1100 690 1290 500 1290C310 1290 208 1100 200 860C192 660 270 520 500 520Z',
      skin,
    ),
    path('M500 520C730 520 808 660 800 860C792 1100 690 1290 500 1290Z', mix(skin, dark, 0.14)),
    // a side parting, combed very carefully
    path(
      'M190 830C170 560 320 440 520 446C720 440 830 560 812 830C790 700 740 640 640 622C480 640 330 610 300 566C280 640 214 700 190 830Z',
      dark,
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      stroke(`M320 ${556 + i * 8}Q${520} ${470 + i * 24} ${760 + i * 6} ${610 + i * 22}`, mix(dark, ground, 0.3), 3),
    ),
    stroke('M270 716Q380 664 452 704', dark, 26),
    stroke('M548 704Q620 664 730 716', dark, 26),
    ...view(sheet, film, 320, false),
    ...view(sheet, film, 680, true),
    stroke('M490 800Q500 786 512 800', dark, 26),
    stroke('M500 900L470 1060Q500 1092 540 1064', mix(skin, dark, 0.4), 10),
    path(
      'M360 1130Q430 1074 500 1100Q570 1074 640 1130Q700 1160 726 1130Q690 1190 600 1168Q540 1160 500 1142Q460 1160 400 1168Q310 1190 274 1130Q300 1160 360 1130Z',
      dark,
    ),
    stroke('M440 1206Q500 1226 566 1200', mix(skin, dark, 0.6), 10),
    rect(
      0,
      1316,
      1000,
      184,
      sheet.linear([
        [0, dark, 0],
        [0.3, dark, 0.9],
        [1, dark],
      ]),
    ),
  );
}
