import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect } from '../../kit/svg';

/** A train on rails that lie under water, in the last light. */
export function sea(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const level = h * (wide ? 0.6 : 0.56);
  const sky = sheet.linear([
    [0, ground],
    [0.5, mix(ground, accent, 0.6)],
    [1, '#ffe2a8'],
  ]);
  sheet.fill(mix(ground, accent, 0.4));
  sheet.add(rect(0, 0, w, level, sky));
  const [sx, sr] = wide ? [1180, 110] : [640, 130];
  sheet.add(
    circle(
      sx,
      level - sr * 0.3,
      sr * 4,
      sheet.radial(
        [
          [0, '#fff2c8', 0.9],
          [1, '#fff2c8', 0],
        ],
        sx,
        level - sr * 0.3,
        sr * 4,
      ),
    ),
    circle(sx, level - sr * 0.3, sr, '#fff4d6'),
  );
  for (let i = 0; i < 34; i++) {
    const y = random.between(h * 0.06, level - 60);
    const x = random.between(-100, w);
    const l = random.between(120, 460);
    sheet.add(
      path(
        `M${x} ${y}q${l * 0.2} ${-random.between(10, 34)} ${l * 0.5} -4q${l * 0.3} -16 ${l * 0.5} 4Z`,
        random.chance(0.5) ? lighten(accent, 0.45) : mix(ground, accent, 0.35),
        { opacity: 0.7 },
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
        [0, '#ffe2a8'],
        [0.25, mix(accent, shape, 0.45)],
        [1, mix(shape, dark, 0.45)],
      ]),
    ),
  );
  for (let i = 0; i < 240; i++) {
    const t = random.next();
    const y = level + 4 + t ** 1.6 * (h - level);
    const x = random.chance(0.4) ? sx + random.bell() * (60 + t * 300) : random.between(0, w);
    sheet.add(
      line(x, y, x + random.between(16, 120), y, random.chance(0.6) ? '#fff2c8' : shape, 1.4 + t * 4, {
        opacity: random.between(0.15, 0.7),
      }),
    );
  }
  const rail = level + (wide ? 110 : 200);
  const s = wide ? 0.9 : 1.1;
  const pole = (x: number) => [
    line(x, rail - 320 * s, x, rail, dark, 8 * s),
    line(x - 40 * s, rail - 290 * s, x + 40 * s, rail - 290 * s, dark, 6 * s),
  ];
  const poles = Array.from({ length: wide ? 9 : 5 }, (_, i) => i * 260 * s + 60);
  sheet.add(...poles.flatMap(pole));
  sheet.add(
    ...poles.map((x) =>
      path(`M${x} ${rail - 290 * s}q${130 * s} 60 ${260 * s} 0`, 'none', { stroke: dark, 'stroke-width': 2.4 }),
    ),
  );
  const carriage = (x: number) =>
    group(
      [
        rect(0, -150, 370, 140, mix(accent, dark, 0.35), { rx: 16 }),
        rect(0, -150, 370, 44, lighten(accent, 0.4), { rx: 16 }),
        rect(0, -44, 370, 12, light),
        ...Array.from({ length: 5 }, (_, i) => rect(22 + i * 68, -120, 52, 58, '#fff3c4', { rx: 6 })),
        ...[46, 118, 250].map((px) => circle(px, -84, 11, dark) + path(`M${px - 16} -62q16 -26 32 0Z`, dark)),
        rect(10, -10, 350, 14, dark),
        circle(80, 2, 16, dark),
        circle(290, 2, 16, dark),
      ],
      { transform: `translate(${x} ${rail}) scale(${s})` },
    );
  const cars = wide ? [1100, 1452, 1804] : [130, 556];
  const train = cars.map((x) => carriage(x));
  sheet.add(
    group(group(train, { transform: `translate(0 ${rail * 2 + 24}) scale(1 -1)` }), { opacity: 0.28 }),
    ...train,
    rect(0, rail + 6, w, 8, mix(dark, shape, 0.3)),
  );
  for (let i = 0; i < 11; i++) {
    const [x, y] = [
      (wide ? 880 : 180) + i * 46 + random.between(-20, 20),
      level - (wide ? 250 : 420) - Math.abs(i - 5) * -14,
    ];
    sheet.add(
      path(`M${x} ${y}q12 -16 24 0q12 -16 24 0`, 'none', {
        stroke: light,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
    );
  }
}
