import type { Film } from '../../film';
import type { Face } from '../../kit/fonts';
import type { Sheet } from '../../kit/sheet';
import { write } from '../../kit/type';
import { wordsFor } from '../../kit/words';

export function foot(
  sheet: Sheet,
  film: Film,
  { fill, face, faceBold, y = 1392, accent }: { fill: string; face: Face; faceBold: Face; y?: number; accent: string },
) {
  const w = wordsFor(film);
  sheet.add(
    write(`${w.live} · ${w.night}`.toUpperCase(), {
      face: faceBold,
      size: 34,
      x: 60,
      y,
      fill: accent ?? fill,
      max: 880,
      track: 0.02,
    }),
    write(film.cast.join('  /  '), { face, size: 29, x: 60, y: y + 46, fill, max: 600 }),
    write(`${film.runtime} min`, { face, size: 29, x: 940, y: y + 46, anchor: 'end', fill }),
  );
}
