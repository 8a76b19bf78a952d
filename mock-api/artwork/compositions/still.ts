// Kitchen still life in cut paper: a table seen from above and from the side at once.
import type { Film } from '../film';
import { byLine, credits } from '../kit/billing';
import { darken, lighten, mix } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, stroke } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';

const lemon = (t: string, fill: string) =>
  group(
    [
      path('M-70 0Q-60 -56 0 -58Q60 -56 70 0Q90 0 92 10Q84 20 70 16Q56 58 0 58Q-60 56 -70 0Z', fill),
      ellipse(-18, -24, 24, 10, lighten(fill, 0.5), { transform: 'rotate(-24 -18 -24)' }),
    ],
    { transform: t },
  );
function table(film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  return [
    // cloth, plate with a fish that is only bones on one side
    polygon(
      [
        [90, 560],
        [880, 470],
        [960, 1180],
        [40, 1220],
      ],
      light,
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      line(100 + i * 118, 552 - i * 12, 70 + i * 136, 1216 - i * 5, mix(light, accent, 0.75), 16, { opacity: 0.6 }),
    ),
    ...Array.from({ length: 5 }, (_, i) =>
      line(84 - i * 9, 640 + i * 130, 890 + i * 17, 560 + i * 146, mix(light, accent, 0.75), 16, { opacity: 0.45 }),
    ),
    ellipse(530, 860, 330, 230, darken(light, 0.3), { opacity: 0.5 }),
    ellipse(520, 840, 330, 230, '#fffdf6'),
    ellipse(520, 840, 250, 166, 'none', { stroke: shape, 'stroke-width': 7 }),
    group(
      [
        path('M-250 0Q-150 -110 0 -96Q20 -10 0 80Q-150 104 -250 0Z', shape),
        circle(-180, -18, 17, '#fffdf6'),
        circle(-178, -18, 8, dark),
        stroke('M-120 -80Q-90 0 -120 74', light, 7),
        ...[0, 1, 2].map((i) => stroke(`M${-90 + i * 32} -60q22 26 0 52t0 52`, mix(shape, light, 0.4), 6)),
        line(0, -4, 230, 0, dark, 11, { 'stroke-linecap': 'round' }),
        ...[0, 1, 2, 3, 4].map((i) =>
          stroke(
            `M${24 + i * 38} ${-70 + i * 9}Q${50 + i * 38} -20 ${30 + i * 38} -2Q${50 + i * 38} 20 ${24 + i * 38} ${66 - i * 9}`,
            dark,
            8,
          ),
        ),
        path('M226 0L296 -64Q284 0 296 62Z', dark),
      ],
      { transform: 'translate(520 838) rotate(-12)' },
    ),
    // bottle, glass, pear, lemons, knife
    path('M120 700V470Q120 410 152 390V250H212V390Q244 410 244 470V700Q182 730 120 700Z', dark),
    rect(148, 236, 68, 34, accent),
    rect(132, 500, 100, 120, light),
    lemon('translate(182 560) scale(0.44)', '#f2b632'),
    path('M140 480Q142 430 164 412', 'none', {
      stroke: mix(dark, light, 0.4),
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
    path('M738 480H876L850 610Q808 640 766 610Z', mix(light, ground, 0.35), { opacity: 0.9 }),
    path('M750 540H864L850 610Q808 640 766 610Z', accent),
    line(808, 630, 808, 720, mix(light, dark, 0.3), 10),
    ellipse(808, 724, 60, 15, mix(light, dark, 0.3)),
    lemon('translate(300 1090) rotate(-14)', '#f2b632'),
    lemon('translate(180 1030) rotate(30) scale(0.9)', '#e9a21e'),
    path(
      'M700 1130C640 1120 640 1030 690 1000C720 980 710 930 740 910C770 896 800 930 796 970C796 1010 850 1040 836 1090C820 1136 750 1144 700 1130Z',
      mix('#7fa650', accent, 0.12),
    ),
    stroke('M752 910Q756 870 784 856', dark, 9),
    path('M766 884Q800 850 840 870Q806 900 766 884Z', '#3f7a45'),
    ellipse(716, 1056, 17, 36, '#b9cf85', { transform: 'rotate(20 716 1056)' }),
    group(
      [
        path('M-230 -16L60 -22V24Q-120 40 -230 -16Z', mix(light, dark, 0.16)),
        rect(60, -26, 190, 50, dark, { rx: 14 }),
        ...[100, 156, 212].map((x) => circle(x, -1, 7, light)),
      ],
      { transform: 'translate(480 1180) rotate(-7)' },
    ),
  ];
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(variant === 'pot' ? pot(film) : [rect(0, 0, 1000, 520, mix(ground, shape, 0.1)), ...table(film)]);
  sheet.add(
    setTitle(film, {
      face: 'gloock',
      x: 930,
      y: 74,
      anchor: 'end',
      width: 640,
      height: 300,
      lines: 3,
      leading: 0.94,
      limit: 150,
      fill: dark,
    }).svg,
  );
  sheet.add(
    write(film.tagline, { face: 'playfairItalic', size: 38, x: 60, y: 1320, fill: dark, max: 880 }),
    write(byLine(film), { face: 'josefinSemi', size: 28, x: 60, y: 1370, fill: shape }),
    credits(film, { x: 60, y: 1418, width: 880, fill: dark, size: 23, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.05, paper: 0.8, shift: 2, specks: 0.06 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  sheet.fill(film.palette.ground);
  sheet.add(group(variant === 'pot' ? pot(film) : table(film), { transform: 'translate(900 -370) scale(1.02)' }));
  sheet.finish = { grain: 0.05, paper: 0.8, shift: 1 };
}
// One pot, far too full.
function pot(film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const noodle = (i: number) =>
    stroke(
      `M${180 + i * 43} 720C${120 + i * 48} ${600 - (i % 4) * 46} ${280 + i * 40} ${560 - (i % 3) * 60} ${210 + i * 44} ${700 + (i % 3) * 20}S${150 + i * 50} ${900 + (i % 5) * 60} ${190 + i * 44} ${960 + ((i * 53) % 170)}`,
      i % 2 ? light : mix(light, accent, 0.18),
      21,
    );
  return [
    ellipse(500, 1210, 420, 36, darken(ground, 0.2)),
    stroke('M120 820Q40 820 40 880T130 930M880 820Q960 820 960 880T870 930', dark, 34),
    path('M130 720H870V1090Q870 1200 760 1200H240Q130 1200 130 1090Z', accent),
    path('M690 720H870V1090Q870 1200 760 1200H640Q700 1180 690 1090Z', darken(accent, 0.2)),
    ellipse(500, 720, 370, 60, dark),
    ...Array.from({ length: 16 }, (_, i) => noodle(i)),
    ...(
      [
        [330, 660, 62],
        [610, 630, 72],
        [480, 590, 58],
      ] as const
    ).map(([x, y, r]) => [circle(x, y, r, '#8c3b1f'), circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#b35a33')].join('')),
    group([rect(-17, -420, 34, 420, '#a8744a', { rx: 16 }), ellipse(0, -440, 60, 80, '#a8744a')], {
      transform: 'translate(300 690) rotate(-30)',
    }),
    path('M200 820Q210 1000 240 1090', 'none', {
      stroke: lighten(accent, 0.4),
      'stroke-width': 20,
      'stroke-linecap': 'round',
    }),
    ...[260, 400].map((x, i) => stroke(`M${x} ${500 - i * 20}q-50 -50 0 -100t0 -80`, shape, 12)),
  ];
}
