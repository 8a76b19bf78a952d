import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';

/** A street lamp, somebody under it, and a shadow that is longer than it ought to be. */
export function lamp(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [lx, ly, floor] = wide ? [1560, 150, 640] : [640, 260, 940];
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.7, ground],
      [1, dark],
    ]),
  );
  // house fronts on both sides of an alley
  for (const [x, width, tone] of wide
    ? ([
        [0, 620, 0.25],
        [560, 380, 0.4],
        [1830, 400, 0.2],
      ] as const)
    : ([
        [-40, 300, 0.2],
        [230, 190, 0.42],
        [820, 300, 0.2],
      ] as const)) {
    sheet.add(rect(x, -10, width, floor + 20, mix(dark, ground, tone)));
    for (let wy = 80; wy < floor - 160; wy += 170)
      for (let wx = x + 40; wx < x + width - 60; wx += 110)
        sheet.add(rect(wx, wy, 50, 92, random.chance(0.1) ? '#ffcf7a' : mix(dark, ground, tone * 0.4)));
  }
  sheet.add(
    rect(0, floor, w, h - floor, mix(dark, shape, 0.3)),
    ellipse(
      lx,
      floor + 90,
      wide ? 520 : 430,
      wide ? 130 : 150,
      sheet.radial([
        [0, light, 0.85],
        [0.5, accent, 0.4],
        [1, accent, 0],
      ]),
    ),
    path(
      `M${lx - 30} ${ly + 30}L${lx - 330} ${floor + 100}H${lx + 330}L${lx + 30} ${ly + 30}Z`,
      sheet.linear([
        [0, light, 0.7],
        [1, light, 0.02],
      ]),
    ),
  );
  for (let i = 0; i < 260; i++) {
    const [x, y] = [random.between(0, w), floor + random.next() ** 1.3 * (h - floor)];
    sheet.add(
      path(
        `M${x.toFixed(0)} ${y.toFixed(0)}q${8 + (y - floor) * 0.05} ${-5 - (y - floor) * 0.02} ${20 + (y - floor) * 0.09} 0`,
        'none',
        { stroke: dark, 'stroke-width': 3, opacity: 0.4 },
      ),
    );
  }
  const [mx, my, s] = [lx - 130, floor + 84, wide ? 1 : 1.2];
  const man = 'M-52 0L-44 -150Q-62 -230 -40 -262Q-20 -276 0 -276Q24 -276 42 -262Q62 -230 46 -150L56 0H10L2 -90L-8 0Z';
  const hat =
    'M-60 -318Q0 -334 62 -318Q64 -306 44 -304Q44 -276 0 -274Q-44 -276 -44 -304Q-64 -306 -60 -318ZM-38 -320Q-36 -364 -8 -362Q0 -356 10 -362Q38 -362 38 -320Z';
  sheet.add(
    path(`M${mx} ${my}L${mx - (wide ? 980 : 560)} ${h + 10}H${mx - (wide ? 640 : 300)}L${mx + 40} ${my}Z`, dark, {
      opacity: 0.9,
    }),
    group(
      [path(man, dark), path(hat, dark), path('M44 -250Q60 -210 48 -150L56 0H40L30 -150Z', accent, { opacity: 0.7 })],
      { transform: `translate(${mx} ${my}) scale(${s})` },
    ),
    line(lx, ly + 20, lx, floor + 96, '#050507', 17),
    path(`M${lx} ${ly + 40}Q${lx} ${ly - 60} ${lx - 60} ${ly - 60}`, 'none', { stroke: '#050507', 'stroke-width': 12 }),
    path(`M${lx - 34} ${ly + 34}L${lx - 22} ${ly - 36}H${lx + 22}L${lx + 34} ${ly + 34}Z`, light),
    path(`M${lx - 40} ${ly - 36}L${lx} ${ly - 74}L${lx + 40} ${ly - 36}Z`, '#050507'),
    circle(
      lx,
      ly,
      260,
      sheet.radial(
        [
          [0, light, 0.75],
          [0.3, accent, 0.35],
          [1, accent, 0],
        ],
        lx,
        ly,
        260,
      ),
    ),
    rect(lx - 30, floor + 80, 60, 26, '#050507'),
  );
  if (!wide)
    sheet.add(
      rect(
        0,
        1140,
        w,
        360,
        sheet.linear([
          [0, dark, 0],
          [0.3, dark, 0.85],
          [1, dark],
        ]),
      ),
    );
}
