import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { rect } from '../../kit/svg';
import { measure, sizeToWidth, write } from '../../kit/type';

const rows = 12;
const face = 'rubikMono';

// The same word until it turns into a pattern; one row has had enough.
export function repeat(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const word = nth(film.title.toUpperCase().split(/[ ,]+/), 0);
  const size = sizeToWidth(word, face, 880, -0.04);
  const { height } = measure(word, { face, size, track: -0.04 });
  const tall = 1290 / rows;
  for (let i = 0; i < rows; i++) {
    const odd = i === 8;
    const y = 50 + (i + 1) * tall - 12;
    const shiftX = Math.sin(i * 0.62) * 44;
    const fill = nth([shape, dark, mix(shape, ground, 0.3)], i);
    const squeeze = (tall - 16) / height;
    const words = write(word, { face, size, x: 0, y: 0, anchor: 'middle', track: -0.04, fill: odd ? light : fill });
    if (odd) sheet.add(rect(0, y - tall + 14, 1000, tall, accent));
    sheet.add(
      `<g transform="translate(${(500 + shiftX).toFixed(0)} ${y.toFixed(0)}) rotate(${odd ? -3 : 0}) scale(1 ${squeeze.toFixed(3)})">${words}</g>`,
    );
  }
}

export function repeatPrint(sheet: Sheet, film: Film) {
  const { dark } = film.palette;
  sheet.add(
    write(film.tagline, { face: 'archivoBold', size: 32, x: 60, y: 1406, fill: dark, max: 880 }),
    credits(film, { x: 60, y: 1450, width: 880, fill: dark, size: 20, anchor: 'start', rows: 2 }),
  );
}
