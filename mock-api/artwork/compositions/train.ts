// A night train: the landscape runs past the window, and the face in the glass is not the one in the seat.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { group, line, path, rect } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { view, woman } from './train/window';

export function poster(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'platform') return platform(sheet, film);
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(...Array.from({ length: 14 }, (_, i) => line(i * 76, 0, i * 76, 1500, darken(ground, 0.12), 3)));
  sheet.add(
    rect(74, 294, 852, 752, dark, { rx: 70 }),
    rect(90, 310, 820, 720, mix(light, dark, 0.35), { rx: 60 }),
    view(sheet, film, 112, 332, 776, 676),
  );
  // the reflection looks back
  sheet.add(
    group(woman(mix(shape, light, 0.3), mix(accent, light, 0.5), mix(shape, dark, 0.4)), {
      transform: 'translate(640 660) scale(-0.72 0.72)',
      opacity: 0.62,
      'clip-path': undefined,
    }),
    group(woman(dark, '#f0c7a2', '#2a1512'), { transform: 'translate(300 800) scale(1.06)' }),
  );
  sheet.add(rect(0, 1040, 1000, 30, dark), rect(0, 1070, 1000, 430, ground), rect(0, 1064, 1000, 12, accent));
  sheet.add(
    path('M-10 1500V1130Q200 1080 420 1130L470 1500Z', mix(accent, dark, 0.35)),
    path('M-10 1500V1130Q200 1080 420 1130L424 1164Q200 1114 -10 1164Z', mix(accent, dark, 0.15)),
  );
  sheet.add(
    setTitle(film, {
      face: 'josefinBold',
      x: 60,
      y: 80,
      width: 880,
      height: 180,
      lines: 2,
      leading: 1,
      limit: 150,
      cased: upper,
      fill: light,
    }).svg,
  );
  sheet.add(
    write(film.tagline, { face: 'cormorantItalic', size: 44, x: 940, y: 1180, anchor: 'end', fill: light, max: 460 }),
    ...film.cast.map((c, i) =>
      write(c, { face: 'josefin', size: 30, x: 940, y: 1250 + i * 42, anchor: 'end', fill: accent }),
    ),
    rect(0, 1394, 1000, 106, dark),
    credits(film, { x: 500, y: 1440, width: 880, fill: light, size: 22, rows: 2 }),
  );
  sheet.finish = { grain: 0.065, paper: 0.5, specks: 0.05, shift: 1 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'platform') return passing(sheet, film);
  const { ground, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    rect(760, 60, 1160, 720, dark, { rx: 70 }),
    view(sheet, film, 790, 90, 1100, 660),
    group(woman(dark, '#f0c7a2', '#2a1512'), { transform: 'translate(1180 560) scale(1)' }),
    rect(0, 800, 2000, 20, dark),
  );
  sheet.finish = { grain: 0.06, paper: 0.4 };
}
// The two trains side by side, going opposite ways.
function passing(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const seat = (x: number, y: number, coat: string, skin: string, hair: string, turn: 1 | -1) =>
    group(
      [
        view(sheet, film, x, y, 560, 280),
        group(woman(coat, skin, hair), {
          transform: `translate(${x + 280 - 60 * turn} ${y + 190}) scale(${0.5 * turn} 0.5)`,
        }),
      ],
      { 'clip-path': sheet.clip(rect(x, y, 560, 280, '#000', { rx: 46 })) },
    );
  sheet.fill(dark);
  sheet.add(
    rect(0, 0, 2000, 410, ground),
    rect(0, 490, 2000, 410, shape),
    rect(0, 372, 2000, 10, accent),
    rect(0, 518, 2000, 10, accent),
    Array.from({ length: 16 }, (_, i) => rect(i * 130 + 20, 446, 90, 8, light, { opacity: 0.6 })),
    seat(840, 54, shape, '#f0c7a2', '#2a1512', 1),
    seat(1320, 570, ground, '#a86b45', '#151015', -1),
  );
  sheet.finish = { grain: 0.06, paper: 0.4 };
}
// Two trains at one platform: one window each, looking across the fold of the sheet.
function platform(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(dark);
  sheet.add(
    rect(0, 0, 1000, 560, ground),
    rect(0, 940, 1000, 560, shape),
    rect(0, 520, 1000, 12, accent),
    rect(0, 968, 1000, 12, accent),
  );
  sheet.add(
    group(
      [
        view(sheet, film, 110, 90, 780, 400),
        group(woman(shape, '#f0c7a2', '#2a1512'), { transform: 'translate(380 360) scale(0.66)' }),
      ],
      { 'clip-path': sheet.clip(rect(110, 90, 780, 400, '#000', { rx: 46 })) },
    ),
    group(
      [
        view(sheet, film, 110, 1010, 780, 300),
        group(woman(ground, '#a86b45', '#151015'), { transform: 'translate(600 1196) scale(-0.62 0.62)' }),
      ],
      { 'clip-path': sheet.clip(rect(110, 1010, 780, 300, '#000', { rx: 46 })) },
    ),
  );
  for (let i = 0; i < 8; i++)
    sheet.add(
      rect(i * 130 + 20, 880, 90, 10, light, { opacity: 0.6 }),
      rect(i * 130 + 20, 600, 90, 10, light, { opacity: 0.6 }),
    );
  sheet.add(
    setTitle(film, {
      face: 'josefinBold',
      x: 500,
      y: 745,
      from: 'middle',
      anchor: 'middle',
      width: 880,
      height: 190,
      lines: 2,
      leading: 1,
      limit: 130,
      cased: upper,
      fill: light,
    }).svg,
  );
  sheet.add(
    write(film.tagline, {
      face: 'cormorantItalic',
      size: 42,
      x: 500,
      y: 1376,
      anchor: 'middle',
      fill: light,
      max: 880,
    }),
    credits(film, { x: 500, y: 1424, width: 860, fill: light, size: 22, rows: 2 }),
  );
  sheet.finish = { grain: 0.065, paper: 0.5, specks: 0.05, shift: 1 };
}
