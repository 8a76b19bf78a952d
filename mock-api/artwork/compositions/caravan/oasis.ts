import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { hill } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect } from '../../kit/svg';
import { camel } from './camel';

// One palm and its reflection: the water is the only thing that stands still.
export function oasis(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  const level = wide ? 500 : 960;
  const cx = wide ? 1380 : 620;
  const s = wide ? 0.8 : 1;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [1, mix(ground, light, 0.5)],
    ]),
  );
  const frond = (a: number, l: number) =>
    path(`M0 0Q${l * 0.5} ${-l * 0.36} ${l} ${l * 0.16}Q${l * 0.5} ${-l * 0.1} 0 0Z`, dark, {
      transform: `rotate(${a})`,
    });
  const scene = [
    circle(cx - 60 * s, level - 330 * s, 250 * s, accent),
    hill(
      [
        [0, level - 150],
        [w * 0.25, level - 250],
        [w * 0.55, level - 90],
        [w * 0.8, level - 190],
        [w, level - 120],
      ],
      w,
      level,
      mix(shape, ground, 0.35),
    ),
    hill(
      [
        [0, level - 40],
        [w * 0.4, level - 110],
        [w * 0.7, level - 30],
        [w, level - 80],
      ],
      w,
      level,
      shape,
    ),
    path(
      `M${cx - 16} ${level}Q${cx + 50 * s} ${level - 260 * s} ${cx + 6} ${level - 470 * s}L${cx + 30 * s} ${level - 472 * s}Q${cx + 90 * s} ${level - 240 * s} ${cx + 30} ${level}Z`,
      dark,
    ),
    group(
      (
        [
          [-170, 230],
          [-150, 200],
          [-205, 220],
          [10, 230],
          [-20, 210],
          [40, 200],
          [-95, 170],
          [-60, 200],
        ] as const
      ).map(([a, l]) => frond(a, l)),
      { transform: `translate(${cx + 18 * s} ${level - 470 * s}) scale(${s})` },
    ),
    group(camel(0.8 * s, dark, light, accent), { transform: `translate(${cx - 260 * s} ${level})` }),
  ];
  const water = sheet.clip(rect(-20, level, w + 40, h - level));
  sheet.add(
    ...scene,
    rect(0, level, w, h - level, mix(shape, dark, 0.55)),
    group(group(scene, { transform: `translate(0 ${level * 2}) scale(1 -1)` }), { 'clip-path': water, opacity: 0.5 }),
  );
  for (let i = 0; i < 40; i++) {
    const t = i / 40;
    const y = level + 8 + t ** 1.4 * (h - level);
    const x = sheet.random.between(-100, w);
    sheet.add(
      line(x, y, x + sheet.random.between(80, 420), y, mix(light, accent, 0.3), 2 + t * 4, {
        opacity: 0.4,
        'stroke-linecap': 'round',
      }),
    );
  }
  sheet.finish = { grain: 0.07, paper: 0.6, shift: 1 };
}
