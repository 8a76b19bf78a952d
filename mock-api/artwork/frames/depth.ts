import { fractal } from '../kit/noise';
import { blend, dim, type Light, lightOf, type Plate, ramp, shine } from '../kit/plate';
import type { Random } from '../kit/random';

/** Under water: light from above that is lost on the way down. */
export function deep(
  random: Random,
  { surface, abyss, ice = 0 }: { surface: string; abyss: string; ice?: number },
): Plate {
  const noise = fractal(random);
  const [light, dark] = [lightOf(surface, 1.1), lightOf(abyss)];
  const white: Light = [0.9, 1, 1];
  return (x, y, out) => {
    const fall = Math.exp(-y / 330) * Math.exp(-(((x - 1360) / 900) ** 2));
    out[0] = dark[0];
    out[1] = dark[1];
    out[2] = dark[2];
    blend(out, light, Math.min(1, fall * 1.15 + 0.1 * Math.exp(-y / 500)));
    const fan = noise(7 + ((x - 1360) / (y + 420)) * 9, 2 + y * 0.0006, 4);
    shine(out, light, ramp(0.5, 0.78, fan) * Math.exp(-y / 380) * Math.exp(-(((x - 1360) / 620) ** 2)) * 1.1);
    const skin = noise(x * 0.006 + 3, (90 / (y + 34)) * 3.4, 5);
    shine(out, white, ramp(0.5, 0.74, skin) * Math.exp(-y / 60) * 0.8);
    if (ice) {
      const edge = 120 + 90 * noise(x * 0.003, 4, 5);
      blend(out, [0.55, 0.8, 0.86], ice * ramp(edge, edge - 46, y) * (0.5 + 0.5 * noise(x * 0.012, y * 0.02, 5)));
    }
    const motes = noise(x * 0.16, y * 0.16, 1);
    shine(out, light, ramp(0.955, 1, motes) * 0.6 * (0.3 + fall));
  };
}

interface Passage {
  readonly wall: string;
  readonly floor: string;
  readonly lamp: string;
  /** Distance between two lamps, and how many burn. */
  readonly gap?: number;
  readonly lit?: readonly number[];
  readonly doors?: boolean;
}

/** A passage with lamps on its ceiling and doors on both sides, seen from its middle; its end lies at the right. */
export function corridor(
  random: Random,
  { wall, floor, lamp, gap = 3.2, lit = [1, 2, 4], doors = true }: Passage,
): Plate {
  const noise = fractal(random);
  const [paint, boards, bulb] = [lightOf(wall), lightOf(floor), lightOf(lamp)];
  const [cx, cy] = [1380, 420];
  const part: Light = [0, 0, 0];
  return (x, y, out) => {
    const [dx, dy] = [(x - cx) / 430, (y - cy) / 430];
    const side = 1 / Math.max(Math.abs(dx), 0.0001);
    const level = (dy > 0 ? 0.92 : 1.02) / Math.max(Math.abs(dy), 0.0001);
    const far = Math.min(side, level, 17);
    const onSide = side <= level;
    const [px, py] = [dx * far, dy * far];
    const end = far >= 17;
    let glow = 0;
    for (const k of lit) {
      const z = 1 + k * gap;
      const away = (far - z) ** 2 + (px * 0.9) ** 2 + (py + 1.02) ** 2;
      glow += 1.25 / (0.5 + away);
    }
    const rough = noise(far * 3 + (onSide ? 40 : 0), (onSide ? py : px) * 3, 4);
    const base = end || onSide ? paint : dy > 0 ? boards : paint;
    part[0] = base[0] * (0.75 + rough * 0.5);
    part[1] = base[1] * (0.75 + rough * 0.5);
    part[2] = base[2] * (0.75 + rough * 0.5);
    if (onSide && !end) {
      if (py > 0.34) dim(part, 0.55);
      const t = (far / gap) % 1;
      if (doors && py > -0.42 && t > 0.3 && t < 0.62) dim(part, t > 0.325 && t < 0.595 && py > -0.38 ? 0.22 : 0.7);
    }
    out[0] = part[0] * bulb[0] * glow;
    out[1] = part[1] * bulb[1] * glow;
    out[2] = part[2] * bulb[2] * glow;
    if (dy > 0 && !onSide) {
      // Waxed boards give the lamps back.
      for (const k of lit)
        shine(
          out,
          bulb,
          0.16 * Math.exp(-((px / 0.3) ** 2) - (far - 1 - k * gap) ** 2 * 1.4) * (0.4 + noise(px * 40, far * 2, 2)),
        );
    }
    if (dy < 0 && !onSide)
      for (const k of lit) if (Math.abs(px) < 0.2 && Math.abs(far - 1 - k * gap) < 0.34) shine(out, bulb, 1.6);
    dim(out, Math.exp(-far / 16));
  };
}

/** A world close by, its night side towards us, and stars. */
export function orbit(
  random: Random,
  {
    ground,
    cloud,
    rim,
    sky = '#04050a',
    x: cx = 1500,
    y: cy = 1060,
    r = 860,
  }: { ground: string; cloud: string; rim: string; sky?: string; x?: number; y?: number; r?: number },
): Plate {
  const noise = fractal(random);
  const [land, white, air, night] = [lightOf(ground), lightOf(cloud), lightOf(rim), lightOf(sky)];
  const [lx, ly, lz] = [0.62, -0.68, 0.12];
  return (x, y, out) => {
    out[0] = night[0];
    out[1] = night[1];
    out[2] = night[2];
    const [dx, dy] = [(x - cx) / r, (y - cy) / r];
    const d = Math.sqrt(dx * dx + dy * dy);
    const dust = noise(x * 0.0022, y * 0.0036 + 8, 6);
    shine(out, air, 0.1 * ramp(0.45, 0.8, dust));
    const star = noise(x * 0.21 + 99, y * 0.21, 1);
    if (d > 1) shine(out, [1, 0.96, 0.9], ramp(0.972, 1, star) * 1.2);
    const lean = Math.max(0, (dx * lx + dy * ly) / Math.max(d, 0.001));
    if (d >= 1) {
      shine(out, air, Math.exp(-(d - 1) * 46) * lean ** 1.5 * 1.5 + Math.exp(-(d - 1) * 9) * lean ** 3 * 0.16);
      return;
    }
    const z = Math.sqrt(1 - d * d);
    const day = dx * lx + dy * ly + z * lz;
    const [u, v] = [Math.atan2(dx, z) * 2.4, Math.asin(dy) * 2.4];
    const relief = noise(u * 2 + 4, v * 2, 7);
    const slope = noise(u * 2 + 4.02, v * 2 - 0.02, 7) - relief;
    const veil = ramp(0.44, 0.82, noise(u * 2.2 + relief * 1.6, v * 4.6 + relief, 7));
    const lit = Math.max(0, day + slope * 3.2 * z) ** 0.9;
    const base: Light = [land[0] * (0.4 + relief), land[1] * (0.4 + relief), land[2] * (0.4 + relief)];
    blend(base, white, veil * 0.75);
    // The air behind the limb shines as brightly as the air above it.
    shine(out, air, lean ** 1.5 * 1.5);
    const edge = ramp(1, 0.998, d);
    out[0] = out[0] * (1 - edge) + base[0] * lit * 1.3 * edge;
    out[1] = out[1] * (1 - edge) + base[1] * lit * 1.3 * edge;
    out[2] = out[2] * (1 - edge) + base[2] * lit * 1.3 * edge;
    shine(out, air, (1 - z) ** 3 * Math.max(0, day + 0.18) * 1.3 * edge);
  };
}
