import type { Film } from '../../film';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { rect } from '../../kit/svg';

export function blocks(sheet: Sheet, film: Film, x0 = 0, h = 1500) {
  const { shape, accent, light, dark } = film.palette;
  const tones = [shape, accent, dark, light];
  for (let i = 0; i < 9; i++)
    sheet.add(rect(x0 + i * 112, h * 0.18 + ((i * 5) % 7) * 50, 100, h, nth(tones, i * 3), { opacity: 0.95 }));
}
