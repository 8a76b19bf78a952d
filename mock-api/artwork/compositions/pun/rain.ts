import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { stroke } from '../../kit/svg';

export function rain(sheet: Sheet, film: Film, count: number) {
  const { w, h, random } = sheet;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y, l] = [random.between(-60, w), random.between(-40, h), random.between(24, 64)];
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.22).toFixed(0)} ${l.toFixed(0)}`;
  }
  sheet.add(stroke(d, film.palette.accent, 3, { opacity: 0.5 }));
}
