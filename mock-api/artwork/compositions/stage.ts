// Opera and ballet: a curtain that opens on a figure of light, and a dancer made of one ribbon.

import type { Film } from '../film';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { group, line } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';
import { curtain } from './stage/curtain';
import { curtainPoster } from './stage/curtain-poster';
import { dancer } from './stage/dancer';
import { lady } from './stage/lady';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'ribbon' ? ribbonPoster(sheet, film) : curtainPoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, dark } = film.palette;
  sheet.fill(variant === 'ribbon' ? ground : dark);
  if (variant === 'ribbon') {
    sheet.add(group(dancer(film), { transform: 'translate(1060 -110) scale(0.78)' }));
    sheet.finish = { grain: 0.03, paper: 0.35 };
    return;
  }
  lady(sheet, 1330, 930, 0.78);
  curtain(sheet, film, { opening: [700, 1720] });
  sheet.finish = { grain: 0.06, vignette: 0.35 };
}

function ribbonPoster(sheet: Sheet, film: Film) {
  const { ground, accent, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(dancer(film), { transform: 'translate(170 90) scale(0.9)' }));
  sheet.add(stack(linesOf(film), { face: 'italiana', size: 138, x: 58, y: 70, leading: 0.92, fill: dark }).svg);
  sheet.add(line(62, 1316, 938, 1316, dark, 2));
  sheet.add(write(film.tagline.toUpperCase(), { face: 'josefin', size: 25, x: 62, y: 1296, track: 0.2, fill: accent }));
  sheet.add(write(film.cast.join('     '), { face: 'cormorant', size: 40, x: 62, y: 1370, fill: dark, max: 876 }));
  sheet.add(
    write(`chorégraphie ${film.directors[0]}     musique ${film.crew.composer}     costumes ${film.crew.editor}`, {
      face: 'josefin',
      size: 24,
      x: 62,
      y: 1422,
      fill: dark,
      max: 876,
    }),
  );
  sheet.finish = { grain: 0.03, paper: 0.4 };
}
