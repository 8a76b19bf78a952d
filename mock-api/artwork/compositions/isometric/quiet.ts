import type { Film } from '../../film';
import { seated, stand } from '../../frames/people';
import { fractal } from '../../kit/noise';
import { dim, lightOf, type Plate, ramp, shine } from '../../kit/plate';
import type { Random } from '../../kit/random';
import type { Sheet } from '../../kit/sheet';

// A room of wedges that swallow every sound, lit from a single lamp above its middle.
function chamber(random: Random, cx: number, cy: number, f: number, tone: string): Plate {
  const noise = fractal(random);
  const foam = lightOf(tone);
  return (x, y, out) => {
    const [dx, dy] = [(x - cx) / f, (y - cy) / f];
    const side = 1.5 / Math.max(Math.abs(dx), 0.001);
    const level = (dy > 0 ? 1.25 : 1.9) / Math.max(Math.abs(dy), 0.001);
    const far = Math.min(side, level, 4.6);
    const [px, py] = [dx * far, dy * far];
    // Two coordinates on the wall, and which wall it is.
    const [u, v, face] =
      far === 4.6 ? [px, py, 0] : side < level ? [far, py, dx > 0 ? 1 : 2] : [px, far, dy > 0 ? 3 : 4];
    const [cu, cv] = [Math.floor(u * 3.6), Math.floor(v * 3.6)];
    const [lu, lv] = [u * 3.6 - cu, v * 3.6 - cv];
    // Each wedge stands across its neighbours.
    const across = (cu + cv) % 2 === 0 ? lu : lv;
    const crest = 1 - Math.abs(across * 2 - 1);
    const slope = across < 0.5 ? 1 : 0.42;
    const gap = ramp(0, 0.06, Math.min(lu, 1 - lu, lv, 1 - lv));
    const away = Math.hypot(px, (py + 1.5) * 0.8, far - 3.1);
    const lamp = 1.5 / (0.35 + away * away * 0.55);
    const turned = [0.8, 0.7, 0.7, 1.1, 0.5][face] ?? 1;
    out[0] = foam[0];
    out[1] = foam[1];
    out[2] = foam[2];
    dim(
      out,
      lamp *
        turned *
        (0.1 + 0.9 * crest * slope + 0.16 * slope) *
        (0.3 + 0.7 * gap) *
        (0.86 + 0.28 * noise(x * 0.05, y * 0.05, 3)),
    );
    const cone =
      Math.exp(-(((x - cx) / (f * (0.05 + 0.1 * ramp(cy - f * 0.7, cy + f * 0.4, y)))) ** 2)) *
      ramp(cy + f * 0.42, cy - f * 0.3, y);
    shine(out, [1, 0.94, 0.8], cone * 0.1);
  };
}

/** One chair in it, and somebody who hears his own heart. */
export function quiet(sheet: Sheet, film: Film) {
  const { accent } = film.palette;
  const wide = sheet.w > sheet.h;
  const [cx, cy, f] = wide ? [1400, 420, 620] : [500, 560, 820];
  sheet.plate = () => chamber(sheet.random, cx, cy, f, '#8fa8c4');
  stand(seated, { x: cx, y: cy + f * 0.36, s: f / 640, ink: accent, wet: 0 })(sheet);
}
