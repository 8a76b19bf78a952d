import { fractal } from '../kit/noise';
import { blend, type Light, lightOf, type Plate, ramp, shine } from '../kit/plate';
import type { Random } from '../kit/random';

interface Beam {
  readonly x: number;
  /** Where it meets the floor. */
  readonly to: number;
  readonly colour: string;
  readonly width?: number;
  readonly strength?: number;
}

interface Stage {
  readonly beams: readonly Beam[];
  readonly air: string;
  readonly floor: string;
  /** 0..1 */
  readonly smoke?: number;
  /** Of its front edge. */
  readonly at?: number;
}

/** A stage in haze: cones of light from the flies and where they meet the boards. */
export function stage(random: Random, { beams, air, floor, smoke = 0.6, at = 720 }: Stage): Plate {
  const noise = fractal(random);
  const [dark, boards] = [lightOf(air), lightOf(floor)];
  const cones = beams.map(({ x, to, colour, width = 90, strength = 1 }) => ({
    x,
    to,
    width,
    light: lightOf(colour, strength),
  }));
  return (x, y, out) => {
    const haze = noise(x * 0.0034 + y * 0.0012, y * 0.005, 5);
    out[0] = dark[0];
    out[1] = dark[1];
    out[2] = dark[2];
    const lift = 0.5 + 0.9 * ramp(500, 1500, x) * ramp(900, 250, Math.abs(y - 420) * 2);
    out[0] *= lift;
    out[1] *= lift;
    out[2] *= lift;
    // What the beams shed on the haze and the cloth behind: the figures stand out against it.
    const [low, share] = [((y - at + 190) / 330) ** 2, 0.34 / Math.sqrt(cones.length)];
    for (const { x: from, to, width, light } of cones) {
      shine(
        out,
        light,
        share * Math.exp(-(((x - to) / 350) ** 2) - low) * (0.55 + haze * 0.9) * ramp(at + 30, at - 30, y),
      );
      shine(out, light, 1.5 * Math.exp(-(((x - from) / 46) ** 2) - ((y + 6) / 40) ** 2));
      const t = Math.max(0, (y + 60) / (at + 60));
      const middle = from + (to - from) * t;
      const wide = 7 + width * t;
      const off = (x - middle) / wide;
      if (off < -2.6 || off > 2.6) continue;
      const inside = Math.exp(-(off ** 4));
      const fade = y > at ? Math.exp(-(y - at) / 30) : 1;
      shine(out, light, inside * fade * (1 - smoke * 0.75 + smoke * 1.5 * (haze - 0.2)) * (0.34 / (0.28 + t)) * 0.86);
    }
    if (y > at - 26) {
      const depth = (y - at + 60) / 240;
      const grain = noise(x * 0.004, y * 0.22, 4);
      const lit: Light = [boards[0] * 0.1, boards[1] * 0.1, boards[2] * 0.1];
      for (const { to, width, light } of cones) {
        const [dx, dy] = [(x - to) / (width * 1.7), (y - at - 46) / (width * 0.34)];
        const pool = Math.exp(-(dx * dx + dy * dy) * 0.8) + 0.16 * Math.exp(-Math.abs(dx) * 0.9);
        lit[0] += boards[0] * light[0] * pool * 2;
        lit[1] += boards[1] * light[1] * pool * 2;
        lit[2] += boards[2] * light[2] * pool * 2;
      }
      const k = (0.7 + grain * 0.6) * (1.1 - depth * 0.4);
      blend(out, [lit[0] * k, lit[1] * k, lit[2] * k], ramp(at - 26, at + 6, y));
    }
  };
}

interface Room {
  readonly wall: string;
  readonly light: string;
  /** Panes across and down of the window whose light falls on the wall; many thin ones are a blind. */
  readonly panes: readonly [across: number, down: number];
  readonly box?: readonly [x: number, y: number, width: number, height: number];
  readonly slant?: number;
  readonly strength?: number;
}

/** A dark room, and the light of its window on the wall. */
export function room(
  random: Random,
  { wall, light, panes, box = [1010, 130, 640, 470], slant = 0.16, strength = 1.5 }: Room,
): Plate {
  const noise = fractal(random);
  const [paint, sun] = [lightOf(wall), lightOf(light, strength)];
  const [bx, by, bw, bh] = box;
  const [across, down] = panes;
  const floor = 742;
  // A bar between two panes, with a penumbra.
  const bars = (t: number, count: number, thick: number, soft: number) => {
    const f = t * count - Math.floor(t * count);
    const edge = Math.min(f, 1 - f) / count;
    return ramp(thick - soft, thick + soft, edge);
  };
  const soft = 0.006;
  return (x, y, out) => {
    const plaster = 0.82 + 0.36 * noise(x * 0.006, y * 0.006, 5) - 0.1 * noise(x * 0.06, y * 0.05, 3);
    const spill = Math.exp(-(((x - bx - bw / 2) / 760) ** 2) - ((y - by - bh / 2) / 520) ** 2);
    const onFloor = y > floor;
    const ambient = (0.035 + 0.3 * spill) * plaster * (onFloor ? 0.5 : 1);
    out[0] = paint[0] * ambient * (0.6 + sun[0] * 0.6);
    out[1] = paint[1] * ambient * (0.6 + sun[1] * 0.6);
    out[2] = paint[2] * ambient * (0.6 + sun[2] * 0.6);
    const u = (x - bx - (y - by) * slant) / bw;
    const v = (y - by + (x - bx) * 0.05) / bh;
    const inside = ramp(-0.012, 0.014, u) * ramp(1.012, 0.986, u) * ramp(-0.016, 0.018, v) * ramp(1.02, 0.98, v);
    if (inside > 0) {
      const open =
        bars(u, across, 0.012, soft) * bars(v, down, down > 6 ? 0.3 / down : 0.016, soft * (down > 6 ? 1.6 : 1.2));
      const lit = inside * open * plaster * (0.8 + 0.4 * u);
      shine(out, [paint[0] * sun[0], paint[1] * sun[1], paint[2] * sun[2]], lit);
      shine(out, sun, lit * 0.08);
    }
    if (onFloor) {
      const sheen = Math.exp(-(((x - bx - bw * 0.6) / 420) ** 2)) * Math.exp(-(y - floor) / 120);
      shine(out, sun, 0.07 * sheen * (0.5 + noise(x * 0.004, y * 0.09, 3)));
    } else if (y > floor - 34) {
      out[0] *= 0.72;
      out[1] *= 0.72;
      out[2] *= 0.72;
    }
  };
}
