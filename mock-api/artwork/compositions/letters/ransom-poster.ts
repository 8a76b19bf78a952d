import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { onto } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { group, path, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';
import { cuttings } from './cuttings';
import { newsprint } from './newsprint';

export function ransomPoster(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  newsprint(sheet, film);
  sheet.add(rect(0, 0, 1000, 1500, ground, { opacity: 0.25 }));
  cuttings(sheet, film, 70, 110, 860, 560);
  // a lipstick kiss signs the threat
  sheet.add(
    group(
      [
        path('M-190 0Q-120 -90 -50 -60Q0 -30 50 -60Q120 -90 190 0Q110 -10 0 -4Q-110 -10 -190 0Z', accent),
        path('M-190 14Q-100 30 0 22Q100 30 190 14Q120 120 0 116Q-120 120 -190 14Z', accent),
        stroke(
          Array.from(
            { length: 17 },
            (_, i) =>
              `M${-140 + i * 17} ${-54 + Math.abs(i - 8) * 5}q${(i - 8) * 1.4} 24 ${(i - 8) * 0.6} 46M${-140 + i * 17} 30q${(i - 8) * 1.2} 34 ${-(i - 8) * 1.6} ${70 - Math.abs(i - 8) * 5}`,
          ).join(''),
          light,
          4,
          { opacity: 0.55 },
        ),
      ],
      { transform: 'translate(560 940) rotate(-14) scale(1.5)' },
    ),
  );
  sheet.add(
    rect(0, 1240, 1000, 260, dark),
    write(film.tagline, { face: 'typewriter', size: 34, x: 60, y: 1312, fill: light, max: 880 }),
    write(film.cast.join('   '), {
      face: 'typewriter',
      size: 27,
      x: 60,
      y: 1360,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 60, y: 1412, width: 880, fill: light, size: 22, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.06, paper: 0.9, specks: 0.08, shift: 1 };
}
