import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { isometric } from '../../kit/iso';
import type { Sheet } from '../../kit/sheet';
import { group, path, rect } from '../../kit/svg';

/** A model of a town in which one house has been lifted out by two fingers. */
export function city(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  sheet.fill(ground);
  const [ox, oy, unit] = wide ? [1500, 330, 44] : [500, 420, 52];
  const iso = isometric(ox, oy, unit);
  const span = 12;
  sheet.add(
    iso.box(-0.6, -0.6, -0.7, span + 1.2, span + 1.2, 0.7, [
      mix(ground, light, 0.16),
      darken(shape, 0.4),
      darken(shape, 0.55),
    ]),
  );
  const glow = ['#ffd88a', '#ffe9b8'];
  const hole = [6, 7] as const;
  for (let gx = 0; gx < span; gx++)
    for (let gy = 0; gy < span; gy++) {
      if (gx % 4 === 3 || gy % 4 === 3) continue;
      if (gx === hole[0] && gy === hole[1]) {
        sheet.add(
          iso.face(
            [
              [gx, gy, 0],
              [gx + 0.9, gy, 0],
              [gx + 0.9, gy + 0.9, 0],
              [gx, gy + 0.9, 0],
            ],
            dark,
          ),
        );
        continue;
      }
      const near = Math.abs(gx - 5) + Math.abs(gy - 5);
      const tall = Math.max(0.5, random.between(1, 3.8) - near * 0.16 + (random.chance(0.08) ? 1.6 : 0));
      const tone = random.pick([
        shape,
        mix(shape, light, 0.25),
        mix(shape, dark, 0.25),
        mix(shape, ground, 0.3),
        light,
      ]);
      sheet.add(iso.box(gx, gy, 0, 0.9, 0.9, tall, [lighten(tone, 0.2), darken(tone, 0.12), darken(tone, 0.42)]));
      for (let z = 0.3; z < tall - 0.25; z += 0.42)
        for (const at of [0.14, 0.4, 0.66]) {
          if (random.chance(0.34)) sheet.add(iso.onLeft(gx + at, gy + 0.901, z, 0.14, 0.2, random.pick(glow)));
          if (random.chance(0.22)) sheet.add(iso.onRight(gx + 0.901, gy + at, z, 0.14, 0.2, random.pick(glow)));
        }
    }
  const up = wide ? 6.2 : 7.4;
  const [hx, hy] = [hole[0] + up * 0.02, hole[1]];
  sheet.add(iso.box(hx, hy, up - 2.2, 0.9, 0.9, 2.4, [lighten(accent, 0.25), accent, darken(accent, 0.3)]));
  for (let z = up - 1.9; z < up - 0.2; z += 0.5)
    for (const at of [0.14, 0.42, 0.68])
      sheet.add(
        iso.onLeft(hx + at, hy + 0.901, z, 0.14, 0.24, '#fff3cf'),
        iso.onRight(hx + 0.901, hy + at, z, 0.14, 0.24, '#ffd88a'),
      );
  const [fx, fy] = iso.at(hx + 0.45, hy + 0.45, up + 0.2);
  const skin = '#e9b98f';
  sheet.add(
    group(
      [
        path('M330 -560L150 -200Q70 -110 20 -10Q16 30 44 34Q72 36 84 6Q120 -70 190 -120L420 -330Z', skin),
        path(
          'M240 -620L60 -330Q-40 -180 -52 -20Q-54 24 -26 28Q2 30 8 -4Q24 -110 110 -210L330 -420Z',
          mix(skin, '#8a4b2d', 0.22),
        ),
        path('M-50 -26Q-28 -40 -4 -20L-8 8Q-30 20 -46 6Z', '#fbe3d0'),
        path('M20 -16Q44 -34 74 -8L66 18Q44 30 26 18Z', '#fbe3d0'),
        path('M190 -700L520 -240L700 -460L380 -860Z', dark),
        path('M176 -640L440 -270L470 -304L204 -678Z', light),
      ],
      { transform: `translate(${fx.toFixed(0)} ${fy.toFixed(0)}) scale(${wide ? 0.62 : 0.8})` },
    ),
  );
  if (!wide)
    sheet.add(
      rect(
        0,
        1000,
        w,
        500,
        sheet.linear([
          [0, dark, 0],
          [0.4, dark, 0.9],
          [1, dark],
        ]),
      ),
    );
}
