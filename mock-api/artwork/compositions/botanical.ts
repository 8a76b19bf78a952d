// Plants: a pressed specimen on a herbarium sheet, and a garden that opens at night.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, group, rect } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';
import { garden } from './botanical/garden';
import { nightPoster } from './botanical/night-poster';
import { specimen } from './botanical/specimen';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'night' ? nightPoster(sheet, film) : platePoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground } = film.palette;
  sheet.fill(ground);
  if (variant === 'night') {
    garden(sheet, film, { moon: [1480, 260, 150], clear: [0, 800] });
    sheet.finish = { grain: 0.06, vignette: 0.3 };
    return;
  }
  sheet.add(group(specimen(sheet, film), { transform: 'translate(1830 -130) rotate(62) scale(0.9)' }));
  sheet.finish = { grain: 0.04, paper: 0.9 };
}

function platePoster(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(specimen(sheet, film), { transform: 'translate(96 20) scale(0.93)' }));
  // salt: a drift of white grains across the foot of the sheet
  for (let i = 0; i < 700; i++) {
    const x = sheet.random.between(0, 1000);
    const y = 1130 + sheet.random.bell() * 120 + (x - 500) * -0.05;
    sheet.add(circle(x, y, sheet.random.between(1, 3.4), '#ffffff'));
  }
  const title = { face: 'cormorant', fill: dark } as const;
  sheet.add(
    write(nth(linesOf(film), 0), { ...title, face: 'cormorantItalic', size: 62, x: 72, y: 1170, fill: accent }),
  );
  sheet.add(write(nth(linesOf(film), 1), { ...title, size: 178, x: 64, y: 1300 }));
  sheet.add(write(nth(linesOf(film), 2), { ...title, size: 178, x: 936, y: 1420, anchor: 'end', max: 880 }));
  sheet.add(rect(676, 1170, 262, 134, light, { stroke: dark, 'stroke-width': 1.6 }));
  ['No. 118 — leg. C. W.', 'habitat: shoreline', `${film.tagline.slice(0, 24)}…`].forEach((t, i) => {
    sheet.add(
      write(i < 2 ? t : 'he left it behind', { face: 'typewriter', size: 21, x: 692, y: 1208 + i * 38, fill: dark }),
    );
  });
  sheet.add(credits(film, { x: 64, y: 1462, width: 872, fill: dark, size: 19, anchor: 'start', rows: 1 }));
  sheet.add(write(film.tagline, { face: 'cormorantItalic', size: 36, x: 72, y: 96, fill: dark }));
  sheet.finish = { grain: 0.04, paper: 0.9, specks: 0.05 };
}
