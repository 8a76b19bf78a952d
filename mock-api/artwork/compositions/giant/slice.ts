import type { Film } from '../../film';
import { foot } from '../../kit/foot';
import type { Sheet } from '../../kit/sheet';
import { group, line, polygon } from '../../kit/svg';
import { setTitle, upper } from '../../kit/title';

// Huge letters, cut once; the lower half has slipped.
export function slice(sheet: Sheet, film: Film) {
  const { ground, accent, dark } = film.palette;
  sheet.fill(ground);
  const words = (fill: string) =>
    setTitle(film, {
      face: 'anton',
      x: 500,
      y: 690,
      from: 'middle',
      anchor: 'middle',
      width: 880,
      height: 1130,
      lines: 2,
      fit: 'each',
      gap: 0.06,
      cased: upper,
      fill,
    }).svg;
  const upperHalf = sheet.clip(
    polygon([
      [-60, -60],
      [1060, -60],
      [1060, 500],
      [-60, 900],
    ]),
  );
  const lowerHalf = sheet.clip(
    polygon([
      [-60, 900],
      [1060, 500],
      [1060, 1560],
      [-60, 1560],
    ]),
  );
  sheet.add(
    group(words(dark), { 'clip-path': upperHalf }),
    group(
      polygon(
        [
          [-100, 900],
          [1100, 472],
          [1100, 1600],
          [-100, 1600],
        ],
        accent,
      ),
      { transform: 'translate(0 14)' },
    ),
    group(group(words(dark), { 'clip-path': lowerHalf }), { transform: 'translate(62 20)' }),
    line(-60, 902, 1060, 502, '#ffffff', 9),
    line(-60, 912, 1060, 512, dark, 3),
  );
}

export function slicePrint(sheet: Sheet, film: Film) {
  const { dark } = film.palette;
  sheet.add(foot(film, { x: 60, y: 1380, width: 880, fill: dark, face: 'archivoBlack', size: 30, small: 22 }));
}
