// Only letters: one enormous cropped word, or a title built from coloured blocks.

import type { Film } from '../film';
import { byLine, credits } from '../kit/billing';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, path, rect } from '../kit/svg';
import { measure, sizeToWidth, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'colours' ? coloursPoster(sheet, film) : wordPoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, dark } = film.palette;
  sheet.fill(ground);
  if (variant === 'colours') return rays(sheet, film, 1460, 500, 2300);
  sheet.add(circle(1460, 590, 300, dark), circle(1460, 590, 126, ground));
  for (const x of [1350, 1570]) sheet.add(circle(x, 196, 104, shape), circle(x - 46, 166, 48, dark));
  sheet.finish = { grain: 0.04, paper: 0.4 };
}

function wordPoster(sheet: Sheet, film: Film) {
  const { ground, shape, dark } = film.palette;
  sheet.fill(ground);
  // the two dots of the ö are eyes that refuse to look at you
  const word = film.title.replace('.', '').replace('ö', 'o');
  const size = sizeToWidth(word, 'archivoBlack', 1050, -0.06);
  sheet.add(write(word, { face: 'archivoBlack', size, x: -26, y: 1110, track: -0.06, fill: dark }));
  const o = measure('o', { face: 'archivoBlack', size });
  const ox = 1024 - o.width / 2;
  for (const dx of [-108, 108])
    sheet.add(circle(ox + dx, 1110 + o.top - 118, 100, shape), circle(ox + dx - 44, 1110 + o.top - 148, 46, dark));
  sheet.add(write(film.tagline, { face: 'archivoBold', size: 33, x: 56, y: 92, fill: dark, max: 888 }));
  sheet.add(write(film.cast.join(', '), { face: 'archivoBold', size: 33, x: 56, y: 1230, fill: dark }));
  sheet.add(write(byLine(film), { face: 'archivoBold', size: 33, x: 56, y: 1274, fill: shape }));
  sheet.add(credits(film, { x: 56, y: 1400, width: 888, fill: dark, anchor: 'start', size: 23, rows: 2 }));
  sheet.finish = { grain: 0.03, paper: 0.35 };
}

function rays(sheet: Sheet, film: Film, cx: number, cy: number, r: number) {
  const colours = [film.palette.shape, film.palette.light, film.palette.accent, film.palette.ground];
  for (let i = 0; i < 24; i++) {
    const [a, b] = [(i / 24) * Math.PI * 2, ((i + 1) / 24) * Math.PI * 2];
    sheet.add(
      path(
        `M${cx} ${cy}L${cx + Math.cos(a) * r} ${cy + Math.sin(a) * r}L${cx + Math.cos(b) * r} ${cy + Math.sin(b) * r}Z`,
        nth(colours, i),
      ),
    );
  }
  sheet.add(circle(cx, cy, 210, film.palette.dark), circle(cx, cy, 165, film.palette.light));
  // the sun wears sunglasses
  const dark = film.palette.dark;
  sheet.add(
    rect(cx - 132, cy - 52, 118, 74, dark, { rx: 30 }),
    rect(cx + 14, cy - 52, 118, 74, dark, { rx: 30 }),
    rect(cx - 30, cy - 44, 60, 14, dark),
    path(`M${cx - 70} ${cy + 62}Q${cx} ${cy + 128} ${cx + 70} ${cy + 62}Z`, film.palette.shape),
    path(`M${cx - 112} ${cy - 4}L${cx - 74} ${cy - 40}M${cx + 34} ${cy - 4}L${cx + 72} ${cy - 40}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
  );
  sheet.finish = { grain: 0.035, paper: 0.5, shift: 2 };
}

function coloursPoster(sheet: Sheet, film: Film) {
  const { ground, shape, light, dark } = film.palette;
  sheet.fill(ground);
  rays(sheet, film, 500, 1130, 1500);
  const tops = film.title.toUpperCase().split(' ');
  const sizes = tops.map((t) => sizeToWidth(t, 'bowlby', 900, -0.01));
  let y = 60;
  tops.forEach((t, i) => {
    const box = measure(t, { face: 'bowlby', size: nth(sizes, i), track: -0.01 });
    y += -box.top;
    for (let k = 16; k > 0; k--)
      sheet.add(write(t, { face: 'bowlby', size: nth(sizes, i), x: 50 + k, y: y + k, track: -0.01, fill: dark }));
    sheet.add(
      write(t, {
        face: 'bowlby',
        size: nth(sizes, i),
        x: 50,
        y,
        track: -0.01,
        fill: nth([shape, '#ffffff', light], i),
      }),
    );
    y += box.bottom + 40;
  });
  sheet.add(rect(0, 1300, 1000, 200, dark));
  sheet.add(
    write(film.tagline, { face: 'bowlby', size: 30, x: 500, y: 1362, anchor: 'middle', fill: light, max: 880 }),
  );
  sheet.add(credits(film, { x: 500, y: 1408, width: 880, fill: '#ffffff', size: 22, rows: 3 }));
}
