import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ring } from '../../kit/svg';

/** Where the whale is, on a field of -1..1 by -1..1; how deep inside it decides the tone. */
function inWhale(x: number, y: number): boolean {
  const back = 0.34 * Math.sqrt(Math.max(0, 1 - ((x + 0.22) / 0.72) ** 2));
  const belly = 0.4 * Math.sqrt(Math.max(0, 1 - ((x + 0.26) / 0.68) ** 2));
  if (y > -back && y < belly) return true;
  const along = (x - 0.2) / 0.62;
  const middle = 0.06 - along * along * 0.36;
  if (along > 0 && along < 1 && Math.abs(y - middle) < 0.2 * (1 - along) + 0.045) return true;
  const fluke = Math.hypot((x - 0.84) / 0.3, (y + 0.42 + Math.abs(x - 0.84) * 0.5) / 0.1);
  if (fluke < 1) return true;
  return Math.hypot((x + 0.16 + (y - 0.36) * 0.5) / 0.1, (y - 0.44) / 0.24) < 1;
}

/** A whale that consists of bottle caps, in water that does as well. */
export function whale(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [cx, cy, size] = wide ? [1420, 440, 560] : [500, 800, 490];
  sheet.fill(dark);
  const step = wide ? 25 : 27;
  const warm = [accent, '#f2c14e', '#ffffff', '#e86a8a', lighten(accent, 0.3), '#7cc66f', light];
  const cold = [ground, mix(ground, dark, 0.3), mix(ground, shape, 0.4), mix(ground, dark, 0.5)];
  for (let row = 0, y = -step; y < h + step; y += step * 0.87, row++)
    for (let x = row % 2 ? -step / 2 : 0; x < w + step; x += step) {
      const [u, v] = [(x - cx) / size, (y - cy) / size];
      const tilt = v + u * 0.12;
      const inside = inWhale(u, tilt);
      const calm = wide && x < 820;
      const fade = Math.min(0.75, Math.max(0, (y / h) * 0.7 - 0.1));
      const tone = inside ? random.pick(warm) : mix(random.pick(cold), dark, calm ? 0.5 + fade * 0.3 : fade);
      const dim = inside
        ? mix(tone, tilt > 0.08 ? '#ffffff' : dark, tilt > 0.08 ? 0.25 : Math.max(0, -tilt * 0.7))
        : tone;
      const r = step * (inside ? 0.47 : random.between(0.32, 0.46));
      sheet.add(circle(x + random.between(-2, 2), y + random.between(-2, 2), r, dim));
      if (inside) sheet.add(ring(x, y, r * 0.66, darken(dim, 0.18), 2));
    }
  const [ex, ey] = [cx - size * 0.64, cy + size * 0.12];
  sheet.add(
    circle(ex, ey, size * 0.05, '#ffffff'),
    circle(ex - 3, ey, size * 0.028, '#0c1118'),
    circle(ex - 8, ey - 6, size * 0.009, '#ffffff'),
  );
}
