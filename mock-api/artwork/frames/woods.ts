import { fractal } from '../kit/noise';
import { blend, dim, lightOf, type Plate, ramp, shine } from '../kit/plate';
import type { Random } from '../kit/random';
import { heavens, type Weather } from './weather';

/** Trunks behind trunks in mist, and the light that comes through between them. */
export function woods(weather: Weather, random: Random): Plate {
  const bark = fractal(random);
  const sky = heavens(weather, random);
  const [haze, dark, lit] = [lightOf(weather.haze), lightOf(weather.dark), lightOf(weather.sun.colour)];
  const rows = [0, 1, 2, 3, 4].map((i) => {
    const near = (i + 1) / 5;
    const solid = new Float32Array(2400);
    for (let x = -20; x < 2400; x += random.between(46, 120) + near * near * 330) {
      // In front the left stays open, for the title.
      if (near > 0.7 && x > 240 && x < 860) continue;
      const wide = 6 + near * near * random.between(34, 74);
      for (let k = Math.max(0, Math.floor(x - wide)); k < Math.min(2400, x + wide); k++) {
        const off = Math.abs(k - x) / wide;
        solid[k] = Math.max(solid[k] ?? 0, ramp(1, 1 - 3 / wide, off) * (1 - off * 0.0001));
      }
    }
    return { near, solid, lean: random.between(-0.05, 0.05), at: random.between(0, 40) };
  });
  return (x, y, out) => {
    sky(x, Math.min(y, 500), out);
    blend(out, haze, 0.72);
    const rays = bark(4 + ((x - weather.sun.x) / (y + 900)) * 9, 3, 3);
    shine(
      out,
      lit,
      weather.sun.glow *
        (0.16 + 0.5 * ramp(0.48, 0.72, rays)) *
        Math.exp(-(((x - weather.sun.x) / 620) ** 2)) *
        ramp(880, 120, y),
    );
    for (const { near, solid, lean, at } of rows) {
      const ground = 560 + near * 270 + 26 * bark(x * 0.006 + at, near * 9, 4);
      const wobble = (bark(at, y * 0.004, 3) - 0.5) * 26 * near;
      const flare = ramp(ground - 90, ground + 20, y) * 5 * near;
      const trunk = solid[Math.max(0, Math.min(2399, Math.round(x + (y - 450) * lean + wobble)))] ?? 0;
      const cover = Math.max(trunk, y > ground ? 1 : 0, flare > 4.6 ? 0 : 0);
      if (cover > 0) {
        const skin = bark(x * 0.05 + at, y * 0.008, 4);
        const part: [number, number, number] = [haze[0], haze[1], haze[2]];
        blend(part, dark, 0.14 + near * 0.86);
        dim(part, 0.7 + skin * 0.6);
        shine(part, lit, Math.max(0, 0.4 - near * 0.34) * skin * 0.3);
        blend(out, part, cover);
      }
      // Mist lies between one row and the next, thicker near the ground.
      blend(out, haze, (1 - near) * (0.06 + 0.3 * ramp(280, 720, y)) * (0.6 + bark(x * 0.0016 + at, y * 0.004, 4)));
    }
  };
}
