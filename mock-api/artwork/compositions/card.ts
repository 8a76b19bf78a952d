// A playing card with two heads: the same person, and not the same.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, stroke } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';

const spade = (s: number, fill: string) =>
  path(
    `M0 ${-s}C${s * 0.3} ${-s * 0.5} ${s} ${-s * 0.3} ${s * 0.8} ${s * 0.3}C${s * 0.66} ${s * 0.66} ${s * 0.2} ${s * 0.6} ${s * 0.1} ${s * 0.34}L${s * 0.3} ${s}H${-s * 0.3}L${-s * 0.1} ${s * 0.34}C${-s * 0.2} ${s * 0.6} ${-s * 0.66} ${s * 0.66} ${-s * 0.8} ${s * 0.3}C${-s} ${-s * 0.3} ${-s * 0.3} ${-s * 0.5} 0 ${-s}Z`,
    fill,
  );
const heart = (s: number, fill: string) =>
  path(
    `M0 ${s}C${-s * 1.2} ${s * 0.1} ${-s * 1.1} ${-s * 0.9} ${-s * 0.45} ${-s * 0.8}Q0 ${-s * 0.7} 0 ${-s * 0.3}Q0 ${-s * 0.7} ${s * 0.45} ${-s * 0.8}C${s * 1.1} ${-s * 0.9} ${s * 1.2} ${s * 0.1} 0 ${s}Z`,
    fill,
  );
function half(film: Film, kind: number) {
  const { accent, light, dark } = film.palette;
  const coat = kind ? accent : dark;
  const trim = kind ? dark : accent;
  return group([
    path('M-300 0L-210 -190Q-90 -240 0 -230Q90 -240 210 -190L300 0Z', coat),
    polygon(
      [
        [-70, -232],
        [0, 0],
        [70, -232],
      ],
      light,
    ),
    ...[0, 1, 2, 3, 4].map((i) => line(-270 + i * 40, 0, -190 + i * 26, -196 - i * 8, trim, 9)),
    ...[0, 1, 2, 3, 4].map((i) => line(270 - i * 40, 0, 190 - i * 26, -196 - i * 8, trim, 9)),
    rect(-44, -290, 88, 80, '#eec39a'),
    path('M-110 -420Q-110 -260 0 -250Q110 -260 110 -420Q100 -520 0 -520Q-100 -520 -110 -420Z', '#eec39a'),
    ...(kind
      ? [
          path(
            'M-130 -250Q-190 -420 -120 -500Q-60 -560 0 -550Q60 -560 120 -500Q190 -420 130 -250Q100 -330 108 -430Q60 -480 0 -480Q-60 -480 -108 -430Q-100 -330 -130 -250Z',
            '#7a2f1e',
          ),
        ]
      : [
          path('M-116 -400Q-140 -520 -60 -540H60Q140 -520 116 -400Q90 -470 0 -476Q-90 -470 -116 -400Z', dark),
          path('M-110 -350Q-100 -220 0 -190Q100 -220 110 -350Q70 -280 0 -290Q-70 -280 -110 -350Z', dark),
        ]),
    polygon(
      [
        [-130, -530],
        [-150, -640],
        [-80, -586],
        [0, -670],
        [80, -586],
        [150, -640],
        [130, -530],
      ],
      '#f2b632',
    ),
    rect(-130, -540, 260, 26, trim),
    ...[-150, 0, 150].map((x) => circle(x, x ? -646 : -676, 14, trim)),
    stroke('M-66 -410Q-46 -422 -26 -410M26 -410Q46 -422 66 -410', dark, 9),
    ellipse(-46, -390, 10, 8, dark),
    ...(kind ? [ellipse(46, -390, 10, 8, dark)] : [stroke('M32 -388H60', dark, 7)]),
    stroke('M0 -400V-350Q-4 -338 -18 -342', darken('#eec39a', 0.3), 6),
    path('M-26 -312Q0 -326 26 -312Q0 -294 -26 -312Z', kind ? accent : '#b5553c'),
    ...(kind
      ? [
          group([stroke('M0 60V-150', '#2f7d4f', 9), circle(0, -160, 38, light), circle(0, -160, 18, accent)], {
            transform: 'translate(190 -180) rotate(14)',
          }),
        ]
      : [
          group(
            [
              polygon(
                [
                  [-14, 40],
                  [14, 40],
                  [8, -230],
                  [0, -260],
                  [-8, -230],
                ],
                mix(light, dark, 0.2),
              ),
              rect(-50, 30, 100, 20, trim),
              rect(-12, 50, 24, 70, trim),
            ],
            { transform: 'translate(200 -220) rotate(12)' },
          ),
        ]),
  ]);
}
function card(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  return [
    rect(-370, -560, 740, 1120, '#000000', { rx: 44, opacity: 0.25, transform: 'translate(14 18)' }),
    rect(-370, -560, 740, 1120, light, { rx: 44 }),
    rect(-300, -490, 600, 980, 'none', { stroke: dark, 'stroke-width': 5 }),
    group(
      [
        group(half(film, 0), { transform: 'translate(0 -6) scale(0.72)' }),
        group(half(film, 1), { transform: 'translate(0 6) scale(0.72) rotate(180)' }),
        polygon(
          [
            [-300, -46],
            [300, 30],
            [300, 52],
            [-300, -24],
          ],
          dark,
        ),
      ],
      { 'clip-path': sheet.clip(rect(-298, -488, 596, 976)) },
    ),
    group(spade(38, dark), { transform: 'translate(-334 -450)' }),
    group(heart(34, accent), { transform: 'translate(334 450) rotate(180)' }),
    write('K', { face: 'bodoniBlack', size: 64, x: -334, y: -500, anchor: 'middle', fill: dark }),
    write('Q', {
      face: 'bodoniBlack',
      size: 60,
      x: 0,
      y: 0,
      anchor: 'middle',
      fill: accent,
      more: { transform: 'translate(334 500) rotate(180)' },
    }),
  ];
}
export function poster(sheet: Sheet, film: Film) {
  const { ground, shape, light, dark } = film.palette;
  sheet.fill(ground);
  for (let r = 0; r < 20; r++)
    for (let c = 0; c < 13; c++)
      sheet.add(
        group(spade(15, mix(ground, shape, 0.4)), { transform: `translate(${c * 84 + (r % 2) * 42} ${r * 78})` }),
      );
  sheet.add(group(card(sheet, film), { transform: 'translate(500 730) rotate(-5) scale(0.86)' }));
  sheet.add(
    rect(0, 0, 1000, 216, dark),
    setTitle(film, {
      face: 'rye',
      x: 500,
      y: 110,
      from: 'middle',
      anchor: 'middle',
      width: 900,
      height: 140,
      lines: 2,
      leading: 0.98,
      limit: 150,
      fill: light,
    }).svg,
  );
  sheet.add(
    rect(0, 1290, 1000, 210, dark),
    write(film.tagline, {
      face: 'playfairItalic',
      size: 38,
      x: 500,
      y: 1356,
      anchor: 'middle',
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 500, y: 1408, width: 880, fill: light, size: 24, rows: 2 }),
  );
  sheet.finish = { grain: 0.06, paper: 0.7, shift: 2, specks: 0.1 };
}
export function backdrop(sheet: Sheet, film: Film) {
  const { ground, shape } = film.palette;
  sheet.fill(ground);
  for (let r = 0; r < 13; r++)
    for (let c = 0; c < 25; c++)
      sheet.add(
        group(spade(15, mix(ground, shape, 0.35)), { transform: `translate(${c * 84 + (r % 2) * 42} ${r * 78})` }),
      );
  sheet.add(group(card(sheet, film), { transform: 'translate(1420 460) rotate(9) scale(0.82)' }));
  sheet.finish = { grain: 0.06, paper: 0.6, shift: 1, specks: 0.06 };
}
