import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

const cuts = [
  'M-46 6C-54 -60 54 -60 46 6C36 -26 -30 -22 -46 6Z',
  'M-50 60C-62 -70 62 -70 50 60L40 40C44 -10 20 -26 0 -26C-20 -26 -44 -10 -40 40Z',
  'M-48 -2Q-40 -66 6 -62Q56 -58 46 4Q40 -24 10 -30Q-20 -30 -48 -2Z',
  'M-44 -6Q-60 -40 -34 -52Q-20 -80 6 -62Q40 -70 46 -38Q60 -20 44 0Q30 -30 0 -26Q-30 -28 -44 -6Z',
  'M-48 -14H48L40 -40Q0 -66 -40 -40ZM-70 -8H70V-18H-70Z',
];

// Row behind row of people who look at the same thing; one of them looks at us.
export function crowd(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(dark);
  const tones = [shape, mix(shape, ground, 0.4), mix(shape, dark, 0.35), ground, mix(ground, light, 0.4)];
  for (let row = 0; row < 9; row++) {
    const s = 1 + row * 0.06;
    for (let i = -1; i < 8; i++) {
      const [x, y] = [60 + (i + (row % 2) * 0.5) * 136 + random.between(-10, 10), 90 + row * 124];
      const chosen = row === 4 && i === 4;
      const skin = chosen ? light : mix(random.pick(tones), dark, 0.12 + (8 - row) * 0.05);
      const coat = chosen ? accent : mix(random.pick(tones), dark, 0.35 + (8 - row) * 0.04);
      const hair = chosen ? dark : mix(dark, shape, random.between(0, 0.3));
      const look = chosen ? 0 : -9;
      sheet.add(
        group(
          [
            path('M-80 190C-84 92 -50 74 0 70C50 74 84 92 80 190Z', coat),
            rect(-16, 40, 32, 40, mix(skin, dark, 0.2)),
            ellipse(0, 6, 43, 52, skin),
            path(nth(cuts, random.whole(0, 4)), hair),
            circle(look - 14, 8, 4.5, dark),
            circle(look + 14, 8, 4.5, dark),
            stroke(`M${look} 12l-4 14l6 1`, mix(skin, dark, 0.5), 3),
            stroke(`M${look - 10} 36q10 ${chosen ? 0 : 4} 20 0`, mix(skin, dark, 0.6), 4),
          ],
          { transform: `translate(${x.toFixed(0)} ${y}) scale(${s.toFixed(2)})` },
        ),
      );
    }
  }
  sheet.add(
    rect(
      0,
      900,
      1000,
      600,
      sheet.linear([
        [0, dark, 0],
        [0.34, dark, 0.96],
        [1, dark],
      ]),
    ),
  );
}
