// The eighties on tape: a cassette whose ribbon escapes and writes the road home.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { curve, group, line, type Point, rect, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { cassette } from './tape/cassette';
import { pencil } from './tape/pencil';

function ribbon(_film: Film, points: readonly Point[], width: number) {
  return [stroke(curve(points), '#3a2418', width), stroke(curve(points), '#6b4632', width * 0.24)];
}

export function poster(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'pencil') return pencil(sheet, film);
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  for (let i = 0; i < 26; i++)
    sheet.add(line(500 + (i - 13) * 22, 560, 500 + (i - 13) * 190, 1500, mix(ground, shape, 0.5), 3));
  for (let i = 0; i < 13; i++)
    sheet.add(line(0, 560 + i ** 1.9 * 9, 1000, 560 + i ** 1.9 * 9, mix(ground, shape, 0.5), 3));
  sheet.add(
    ribbon(
      film,
      [
        [330, 900],
        [220, 1010],
        [420, 1090],
        [660, 1010],
        [760, 1120],
        [560, 1200],
        [260, 1150],
        [130, 1260],
        [420, 1310],
        [820, 1250],
        [1020, 1330],
      ],
      17,
    ),
  );
  sheet.add(
    group(cassette(film, film.captions?.[0] ?? 'Side A'), { transform: 'translate(500 740) rotate(-8) scale(0.94)' }),
  );
  sheet.add(
    setTitle(film, {
      face: 'bowlby',
      x: 56,
      y: 66,
      width: 888,
      height: 330,
      lines: 3,
      fit: 'each',
      gap: 0.14,
      limit: 210,
      cased: upper,
      fill: [light, shape, accent],
    }).svg,
  );
  sheet.add(
    rect(0, 1370, 1000, 130, dark),
    write(film.tagline, {
      face: 'groteskBold',
      size: 30,
      x: 56,
      y: 1416,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 888,
    }),
    credits(film, { x: 56, y: 1452, width: 888, fill: light, size: 20, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.06, shift: 4, paper: 0.4 };
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape } = film.palette;
  sheet.fill(ground);
  for (let i = 0; i < 40; i++)
    sheet.add(line(1400 + (i - 20) * 20, 300, 1400 + (i - 20) * 150, 900, mix(ground, shape, 0.45), 3));
  sheet.add(
    ribbon(
      film,
      [
        [1240, 560],
        [1100, 700],
        [1300, 790],
        [1600, 700],
        [1800, 800],
        [2020, 760],
      ],
      14,
    ),
    group(cassette(film, film.captions?.[0] ?? 'Side A'), {
      transform: `translate(1420 ${variant === 'pencil' ? 470 : 390}) rotate(${variant === 'pencil' ? 74 : -8}) scale(${variant === 'pencil' ? 1.1 : 0.9})`,
    }),
  );
  sheet.finish = { grain: 0.06, shift: 3 };
}
