import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

const bone = (x: number, y: number, length: number, wide: number, tone: string) =>
  path(
    `M${x - wide} ${y}Q${x - wide * 1.2} ${y - wide * 0.8} ${x} ${y - wide * 0.7}Q${x + wide * 1.2} ${y - wide * 0.8} ${x + wide} ${y}Q${x + wide * 0.5} ${y + length * 0.5} ${x + wide} ${y + length}Q${x + wide * 1.2} ${y + length + wide * 0.8} ${x} ${y + length + wide * 0.7}Q${x - wide * 1.2} ${y + length + wide * 0.8} ${x - wide} ${y + length}Q${x - wide * 0.5} ${y + length * 0.5} ${x - wide} ${y}Z`,
    tone,
    { opacity: 0.86 },
  );

// The bones of a hand; only the ring stops the rays.
export function hand(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(dark);
  sheet.add(
    ellipse(
      500,
      700,
      470,
      640,
      sheet.radial(
        [
          [0, ground, 1],
          [0.6, ground, 0.7],
          [1, ground, 0],
        ],
        500,
        700,
        620,
      ),
    ),
  );
  const fingers = [
    { x: 262, y: 700, turn: -24, joints: [96, 76, 56] },
    { x: 396, y: 590, turn: -8, joints: [140, 100, 66] },
    { x: 500, y: 570, turn: 1, joints: [156, 112, 70] },
    { x: 604, y: 600, turn: 9, joints: [142, 102, 66] },
  ];
  const flesh = [
    stroke('M290 880L236 640L206 470', shape, 128),
    stroke('M400 880L384 560L352 300', shape, 124),
    stroke('M500 880L502 520L506 240', shape, 126),
    stroke('M600 880L622 560L652 300', shape, 124),
    stroke('M690 1010L800 880L850 740', shape, 124),
    path('M226 860Q500 760 690 880L740 1010Q690 1160 650 1300H350Q330 1160 260 1040Z', shape),
  ];
  sheet.add(group(flesh, { opacity: 0.34, filter: sheet.blur(9) }));
  for (const { x, y, turn, joints } of fingers) {
    let up = 0;
    const parts = [bone(0, 26, 250, 21, light)];
    for (const joint of joints) {
      up -= joint + 14;
      parts.push(bone(0, up, joint - 24, 18 - Math.abs(up) * 0.014, light));
    }
    sheet.add(group(parts, { transform: `translate(${x} ${y}) rotate(${turn})` }));
  }
  sheet.add(
    group([bone(0, 20, 150, 22, light), bone(0, -110, 90, 19, light), bone(0, -200, 62, 16, light)], {
      transform: 'translate(746 920) rotate(34)',
    }),
    ...(
      [
        [420, 960, 44, 36],
        [500, 940, 46, 38],
        [580, 960, 42, 36],
        [650, 1000, 40, 34],
        [450, 1030, 46, 36],
        [540, 1030, 50, 38],
        [620, 1056, 38, 34],
      ] as const
    ).map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, light, { opacity: 0.6 })),
    bone(440, 1110, 300, 40, light),
    bone(574, 1110, 300, 34, light),
    group(
      [
        circle(
          0,
          0,
          130,
          sheet.radial([
            [0, accent, 0.7],
            [1, accent, 0],
          ]),
        ),
        path('M-52 -6Q0 22 52 -6V22Q0 50 -52 22Z', accent),
        path('M-30 -8L0 -52L30 -8L0 12Z', '#ffffff'),
        path('M-30 -8H30L0 12Z', accent, { opacity: 0.5 }),
      ],
      { transform: 'translate(627 468) rotate(9)' },
    ),
    rect(
      0,
      1060,
      1000,
      440,
      sheet.linear([
        [0, dark, 0],
        [0.3, dark, 0.9],
        [1, dark],
      ]),
    ),
  );
}
