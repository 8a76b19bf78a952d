import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { dots } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';
import { starLines } from './star-lines';

/** A small ferry on black water, and above it the one it is going to meet. */
export function ferry(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const sea = h * (wide ? 0.78 : 0.62);
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.6, ground],
      [1, shape],
    ]),
  );
  for (let i = 0; i < (wide ? 900 : 700); i++) {
    const t = random.bell();
    const x = random.between(0, w);
    const y = sea * 0.45 + (x - w / 2) * -0.25 + t * sea * 0.26;
    if (y < sea) sheet.add(circle(x, y, random.between(0.6, 1.9), light, { opacity: random.between(0.15, 0.6) }));
  }
  sheet.add(dots(random, wide ? 240 : 190, [0, 0, w, sea], [0.8, 3.2], light));
  const ship = starLines(
    [
      [
        [-330, 60],
        [-260, 170],
        [-60, 196],
        [190, 180],
        [320, 50],
        [100, 70],
        [-130, 74],
        [-330, 60],
      ],
      [
        [-150, 74],
        [-140, -60],
        [120, -70],
        [110, 70],
      ],
      [
        [-90, -62],
        [-84, -150],
        [70, -156],
        [80, -66],
      ],
      [
        [-20, -152],
        [-14, -280],
        [30, -282],
        [36, -154],
      ],
      [
        [10, -282],
        [60, -340],
        [150, -330],
        [210, -390],
        [310, -380],
      ],
    ],
    light,
    '#ffffff',
  );
  const [sx, sy, ss] = wide ? [1440, 400, 0.92] : [500, 560, 1.12];
  sheet.add(group(ship, { transform: `translate(${sx} ${sy}) rotate(-8) scale(${ss})` }));
  sheet.add(
    rect(
      0,
      sea,
      w,
      h - sea,
      sheet.linear([
        [0, mix(shape, dark, 0.3)],
        [1, dark],
      ]),
    ),
  );
  for (let i = 0; i < 110; i++) {
    const t = random.next();
    const x = sx - 60 + random.bell() * (260 + t * 500);
    const y = sea + 6 + t * t * (h - sea);
    sheet.add(line(x, y, x + random.between(14, 90), y, light, 1.4 + t * 2, { opacity: 0.1 + random.next() * 0.3 }));
  }
  const [bx, by] = wide ? [1180, sea + 20] : [300, sea + 26];
  sheet.add(
    group(
      [
        path('M-120 -18H120L96 22H-100Z', dark),
        rect(-70, -52, 130, 36, mix(dark, light, 0.16)),
        ...[0, 1, 2, 3].map((i) => rect(-58 + i * 30, -44, 18, 16, accent)),
        rect(-26, -82, 40, 32, mix(dark, light, 0.16)),
        rect(-18, -76, 24, 12, accent),
        rect(24, -104, 16, 54, dark),
        circle(-6, -94, 5, '#ffffff'),
        ellipse(0, 40, 120, 10, accent, { opacity: 0.35 }),
      ],
      { transform: `translate(${bx} ${by}) scale(${wide ? 0.8 : 0.9})` },
    ),
  );
}
