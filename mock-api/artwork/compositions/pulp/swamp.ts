import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

/** Reeds, standing water, a lantern on a post, and fingers. */
export function swamp(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const level = h * (wide ? 0.62 : 0.6);
  const [lx, ly] = wide ? [1500, level - 200] : [560, level - 260];
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.6, ground],
      [1, mix(ground, light, 0.2)],
    ]),
  );
  const trunk = (x: number, wide0: number, tone: string) =>
    path(
      `M${x - wide0} ${level + 20}Q${x - wide0 * 0.4} ${level - 200} ${x - wide0 * 0.5} -20H${x + wide0 * 0.4}Q${x + wide0 * 0.3} ${level - 200} ${x + wide0 * 1.2} ${level + 20}Z`,
      tone,
    ) +
    stroke(
      `M${x} ${level * 0.4}Q${x + 90} ${level * 0.3} ${x + 130} ${level * 0.1}M${x} ${level * 0.55}Q${x - 90} ${level * 0.44} ${x - 150} ${level * 0.4}`,
      tone,
      wide0 * 0.3,
    );
  for (let i = 0; i < (wide ? 22 : 12); i++) {
    const depth = i / (wide ? 22 : 12);
    sheet.add(trunk(random.between(0, w), 12 + depth * 24, mix(mix(ground, light, 0.16), dark, 0.2 + depth * 0.7)));
    if (i % 4 === 3)
      sheet.add(
        rect(
          0,
          level - 260,
          w,
          280,
          sheet.linear([
            [0, ground, 0],
            [0.6, mix(ground, light, 0.25), 0.4],
            [1, mix(ground, light, 0.25), 0.1],
          ]),
        ),
      );
  }
  sheet.add(
    rect(
      0,
      level,
      w,
      h - level,
      sheet.linear([
        [0, mix(ground, light, 0.12)],
        [0.3, mix(ground, dark, 0.5)],
        [1, dark],
      ]),
    ),
    circle(
      lx,
      ly,
      420,
      sheet.radial(
        [
          [0, accent, 0.8],
          [0.2, accent, 0.3],
          [1, accent, 0],
        ],
        lx,
        ly,
        420,
      ),
    ),
    ellipse(lx, level + 90, 90, 150, accent, { opacity: 0.2, filter: sheet.blur(14) }),
    line(lx + 60, ly - 70, lx + 70, level + 60, '#060807', 17),
    line(lx - 10, ly - 60, lx + 70, ly - 66, '#060807', 10),
    path(`M${lx - 26} ${ly + 40}L${lx - 20} ${ly - 30}H${lx + 20}L${lx + 26} ${ly + 40}Z`, '#fff0bd'),
    path(
      `M${lx - 30} ${ly - 28}L${lx} ${ly - 54}L${lx + 30} ${ly - 28}ZM${lx - 32} ${ly + 38}H${lx + 32}V${ly + 50}H${lx - 32}Z`,
      '#060807',
    ),
  );
  const skin = mix(mix(light, ground, 0.5), shape, 0.3);
  const claw = (x: number, y: number, s: number, flip: number) =>
    group(
      [
        ...(
          [
            ['M-60 40L-86 -70L-60 -150', 30],
            ['M-24 30L-30 -110L-10 -200', 32],
            ['M18 30L26 -110L44 -190', 32],
            ['M56 44L82 -60L100 -120', 28],
          ] as const
        ).map(([d, width]) => stroke(d, skin, width)),
        path('M-80 130Q-90 20 -50 0H50Q90 20 84 130Z', skin),
        stroke('M80 110L140 50L150 0', skin, 30),
        ...[-60, -10, 44, 100].map((cx, i) => ellipse(cx, [-156, -206, -196, -126][i] ?? 0, 9, 13, dark)),
        ellipse(0, 130, 170, 26, mix(ground, dark, 0.6)),
        ellipse(0, 130, 230, 38, 'none', { stroke: light, 'stroke-width': 3, opacity: 0.3 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s * flip} ${s})` },
    );
  sheet.add(
    ...(wide
      ? [claw(1250, 690, 0.9, 1), claw(1730, 740, 1, -1)]
      : [claw(290, 1090, 1.25, 1), claw(750, 1150, 0.9, -1)]),
  );
  for (let i = 0; i < (wide ? 90 : 60); i++) {
    const x = random.chance(0.5) ? random.between(-20, w * 0.3) : random.between(wide ? w * 0.86 : w * 0.72, w);
    const y = h - random.between(-30, wide ? 60 : 120);
    const tall = random.between(160, 420) * (wide ? 0.7 : 1);
    sheet.add(
      stroke(
        `M${x} ${y}Q${x + random.between(-10, 30)} ${y - tall * 0.6} ${x + random.between(-40, 60)} ${y - tall}`,
        '#060807',
        random.between(3, 7),
      ),
    );
    if (i % 6 === 0) sheet.add(ellipse(x + 14, y - tall * 0.9, 9, 40, '#120d08'));
  }
  if (!wide)
    sheet.add(
      rect(
        0,
        1270,
        w,
        230,
        sheet.linear([
          [0, dark, 0],
          [0.5, dark, 0.9],
          [1, dark],
        ]),
      ),
    );
}
