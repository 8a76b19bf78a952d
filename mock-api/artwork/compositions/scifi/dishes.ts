import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';

function dish(film: Film, near: number) {
  const { light, dark, shape } = film.palette;
  const metal = mix(mix(light, shape, 0.3), dark, 0.5 - near * 0.42);
  return [
    path('M-14 0L-60 150H60L14 0Z', mix(metal, dark, 0.45)),
    line(-40, 90, 40, 90, mix(metal, dark, 0.6), 7),
    path('M-190 -96C-150 40 60 60 130 -60Q-40 -20 -190 -96Z', mix(metal, dark, 0.35)),
    ellipse(-30, -78, 170, 46, metal, { transform: 'rotate(7 -30 -78)' }),
    ellipse(-30, -74, 140, 34, mix(metal, dark, 0.28), { transform: 'rotate(7 -30 -74)' }),
    line(-130, -96, -50, -220, metal, 6),
    line(90, -66, -50, -220, metal, 6),
    line(-20, -50, -50, -220, metal, 6),
    circle(-50, -222, 15, metal),
  ];
}

/** A row of ears in a desert, under stars that have been left open for an hour. */
export function dishes(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const level = h * (wide ? 0.78 : 0.76);
  const [px, py] = wide ? [1500, 300] : [640, 560];
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.5, ground],
      [level / h, mix(shape, accent, 0.3)],
    ]),
  );
  for (let i = 0; i < 330; i++) {
    const r = 20 + random.next() ** 0.7 * Math.hypot(w, h) * 0.62;
    const from = random.between(0, Math.PI * 2);
    const sweep = random.between(0.24, 0.6);
    const at = (a: number) => `${(px + Math.cos(a) * r).toFixed(0)} ${(py + Math.sin(a) * r).toFixed(0)}`;
    sheet.add(
      path(`M${at(from)}A${r.toFixed(0)} ${r.toFixed(0)} 0 0 1 ${at(from + sweep)}`, 'none', {
        stroke: random.chance(0.15) ? accent : light,
        'stroke-width': random.between(0.8, 3),
        opacity: random.between(0.2, 0.85),
        'stroke-linecap': 'round',
      }),
    );
  }
  sheet.add(
    circle(px, py, 6, accent),
    circle(
      px,
      py,
      60,
      sheet.radial(
        [
          [0, accent, 0.9],
          [1, accent, 0],
        ],
        px,
        py,
        60,
      ),
    ),
  );
  sheet.add(
    path(
      `M-20 ${level}L${w * 0.16} ${level - 70}L${w * 0.3} ${level - 20}L${w * 0.5} ${level - 90}L${w * 0.74} ${level - 10}L${w * 0.9} ${level - 60}L${w + 20} ${level}Z`,
      mix(ground, dark, 0.55),
    ),
  );
  sheet.add(
    rect(
      0,
      level - 4,
      w,
      h - level + 4,
      sheet.linear([
        [0, mix(shape, dark, 0.72)],
        [1, dark],
      ]),
    ),
  );
  const row = wide
    ? ([
        [900, 0.3],
        [1010, 0.4],
        [1140, 0.54],
        [1310, 0.72],
        [1560, 1],
      ] as const)
    : ([
        [110, 0.34],
        [210, 0.46],
        [350, 0.66],
        [640, 1.14],
      ] as const);
  row.forEach(([x, s], i) => {
    sheet.add(
      group(dish(film, i / 4), {
        transform: `translate(${x} ${level + s * (wide ? 10 : 40) - 150 * s + 40}) scale(${s})`,
      }),
    );
  });
  const [fx, fy] = wide ? [1760, 800] : [870, 1290];
  sheet.add(
    group(
      [
        path('M-12 0L-16 -60Q-14 -84 0 -84Q14 -84 16 -60L12 0Z', '#050608'),
        circle(0, -98, 13, '#050608'),
        line(12, -70, 40, -96, '#050608', 6),
        circle(42, -98, 7, accent),
      ],
      { transform: `translate(${fx} ${fy}) scale(${wide ? 0.9 : 1.1})` },
    ),
  );
}
