import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path } from '../../kit/svg';

/** A paper boat and its mouse, on waves that are paper as well. */
export function boat(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  const wide = w > h;
  sheet.fill(ground);
  const [cx, level, s] = wide ? [1440, 560, 1] : [500, 900, 1.3];
  sheet.add(circle(cx + 250 * s, level - (wide ? 380 : 300) * s, 100 * s, '#ffe9a8'));
  const wave = (y: number, step: number, shift: number, tone: string) => {
    const peaks = [];
    for (let x = -step + shift; x < w + step; x += step)
      peaks.push(`L${x} ${y}L${x + step * 0.62} ${y - step * 0.3}L${x + step * 0.7} ${y}`);
    const facets = [];
    for (let x = -step + shift; x < w + step; x += step)
      facets.push(
        path(
          `M${x + step * 0.62} ${y - step * 0.3}L${x + step * 0.7} ${y}L${x + step} ${y}L${x + step * 0.8} ${y + step * 0.5}L${x + step * 0.5} ${y + step * 0.2}Z`,
          darken(tone, 0.14),
        ),
      );
    return path(`M-20 ${h + 20}V${y}${peaks.join('')}L${w + 20} ${y}V${h + 20}Z`, tone) + facets.join('');
  };
  const paper = light;
  const hull = [
    path('M-300 -60L-190 90H190L300 -60Z', paper),
    path('M-300 -60L0 -60L-190 90Z', darken(paper, 0.08)),
    path('M0 -60L300 -60L190 90H0Z', darken(paper, 0.16)),
    path('M0 -330L-150 -60H150Z', lighten(paper, 0.3)),
    path('M0 -330L150 -60H0Z', darken(paper, 0.1)),
    ...[0, 1, 2, 3, 4].map((i) =>
      line(-250 + i * 24, -30 + i * 26, 250 - i * 24, -30 + i * 26, mix(paper, shape, 0.4), 3),
    ),
    line(-190, -60, -190, 86, accent, 3),
    ellipse(-180, -104, 44, 48, '#8b7f86'),
    circle(-180, -168, 38, '#8b7f86'),
    circle(-212, -200, 24, '#8b7f86'),
    circle(-148, -200, 24, '#8b7f86'),
    circle(-212, -200, 13, '#e8a9a4'),
    circle(-148, -200, 13, '#e8a9a4'),
    circle(-192, -170, 6, dark),
    circle(-164, -170, 6, dark),
    circle(-178, -150, 8, accent),
    path('M-224 -112Q-180 -84 -136 -112L-140 -86Q-180 -62 -220 -86Z', accent),
    line(-140, -110, -90, -190, '#6b4a2c', 8),
    path('M0 -330V-400L86 -368L0 -336Z', accent),
  ];
  sheet.add(
    wave(level - 80 * s, 240 * s, 60, lighten(shape, 0.35)),
    wave(level, 280 * s, -40, lighten(shape, 0.15)),
    group(hull, { transform: `translate(${cx} ${level + 10 * s}) rotate(-7) scale(${s})` }),
    wave(level + 110 * s, 320 * s, 20, shape),
    wave(level + 230 * s, 380 * s, -120, mix(shape, dark, 0.25)),
    wave(level + 370 * s, 440 * s, -40, mix(shape, dark, 0.5)),
    ...(
      [
        [cx - 330 * s, level - 420 * s, 1],
        [cx - 200 * s, level - 500 * s, 0.7],
      ] as const
    ).map(([x, y, k]) =>
      path('M-60 0L0 -20L60 0L0 14Z', lighten(ground, 0.6), { transform: `translate(${x} ${y}) scale(${k * s})` }),
    ),
  );
}
