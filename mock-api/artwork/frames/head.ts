import { lightOf, type Plate, ramp } from '../kit/plate';
import { cloth, complexion, type Hair, hairs, skin, strand, type Vector } from './skull';

interface Sitter {
  /** Degrees: to the left of the picture, and upwards. */
  readonly turn: number;
  readonly lift?: number;
  readonly hair: Hair;
  /** Colours of the lamp behind, of the lamp before, and of what the dark gives back. */
  readonly rim: string;
  readonly key: string;
  readonly fill: string;
  readonly strength?: readonly [rim: number, key: number];
  /** Where the key stands: -1 left to 1 right, and how high. */
  readonly from?: readonly [x: number, y: number];
  /** Of the middle of the head, and its half height, on 2000 x 900. */
  readonly at?: readonly [x: number, y: number, size: number];
  readonly man?: boolean;
}

const [w, h] = [280, 300];

/** Somebody close by, lit from behind and from one side; the rest of the plate stays as it is. */
export function head(behind: Plate, sitter: Sitter): Plate {
  const {
    turn,
    lift = 0,
    hair,
    strength = [1.5, 0.9],
    from = [0.8, 0.35],
    at = [1430, 420, 290],
    man = false,
  } = sitter;
  const [a, b] = [(turn * Math.PI) / 180, (lift * Math.PI) / 180];
  const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
  // From the picture into the head: the shoulders turn less than it does.
  const into = (x: number, y: number, z: number): Vector => {
    const [y1, z1] = [y * cb - z * sb, y * sb + z * cb];
    return [x * ca + z1 * sa, y1, -x * sa + z1 * ca];
  };
  const [c2, s2] = [Math.cos(a * 0.45), Math.sin(a * 0.45)];
  const cut = hairs[hair];
  const parts = (x: number, y: number, z: number) => {
    const [hx, hy, hz] = into(x, y, z);
    return {
      face: skin(hx, hy, hz, man),
      mane: cut(hx, hy, hz),
      coat: cloth(x * c2 + z * s2, y, -x * s2 + z * c2, man),
    };
  };
  const distance = (x: number, y: number, z: number) => {
    const { face, mane, coat } = parts(x, y, z);
    return Math.min(face, mane, coat);
  };
  const picture = new Float32Array(w * h * 4);
  const [rim, key, fill] = [lightOf(sitter.rim, strength[0]), lightOf(sitter.key, strength[1]), lightOf(sitter.fill)];
  const length = Math.hypot(from[0], from[1], 0.75);
  const [lx, ly, lz] = [from[0] / length, from[1] / length, 0.75 / length];
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const [x, y] = [((i + 0.5) / w - 0.5) * 4.4, (0.42 - (j + 0.5) / h) * 4.8];
      let z = 1.9;
      let near = 9;
      let hit = false;
      for (let step = 0; step < 36 && z > -1.6; step++) {
        const d = distance(x, y, z);
        near = Math.min(near, d);
        if (d < 0.009) {
          hit = true;
          break;
        }
        z -= d * 0.9;
      }
      const k = (j * w + i) * 4;
      if (!hit) {
        picture[k + 3] = ramp(0.02, 0.004, near);
        continue;
      }
      const e = 0.012;
      const d0 = distance(x, y, z);
      let [nx, ny, nz] = [distance(x + e, y, z) - d0, distance(x, y + e, z) - d0, distance(x, y, z + e) - d0];
      const n = Math.hypot(nx, ny, nz) || 1;
      [nx, ny, nz] = [nx / n, ny / n, nz / n];
      const { face, mane, coat } = parts(x, y, z);
      const isSkin = face <= mane && face <= coat;
      const albedo = isSkin
        ? complexion(into(x, y, z), man)
        : mane <= coat
          ? 0.012 + 0.05 * strand(into(x, y, z))
          : 0.03;
      // A shadow of the nose, the brow and the hair.
      let shadow = 1;
      for (let t = 0.05; t < 1.3 && shadow > 0.02; ) {
        const d = distance(x + lx * t, y + ly * t, z + lz * t);
        shadow = Math.min(shadow, Math.max(0, (9 * d) / t));
        t += Math.max(0.03, d);
      }
      const facing = Math.max(0, nx * lx + ny * ly + nz * lz) * shadow;
      const wrap = Math.max(0, (nx * lx + ny * ly + nz * lz + 0.4) / 1.4) * 0.12;
      const edge = (1 - Math.max(0, nz)) ** 3;
      const back = edge * Math.max(0, -nx * Math.sign(from[0]) * 0.8 + ny * 0.35 + 0.25);
      const half = Math.max(0, nx * lx * 0.7 + ny * ly * 0.7 + nz * (lz + 1) * 0.6);
      const shine = facing * half ** (isSkin ? 22 : 12) * (isSkin ? 0.16 : 0.05);
      for (const c of [0, 1, 2] as const)
        picture[k + c] =
          albedo * (key[c] * (facing + wrap) + fill[c] * (0.35 + 0.3 * ny)) +
          key[c] * shine +
          rim[c] * back * (isSkin ? 0.8 : 0.3);
      picture[k + 3] = 1;
    }
  const [cx, cy, size] = at;
  const texel = (i: number, j: number, c: number) => picture[(j * w + i) * 4 + c] as number;
  return (x, y, out) => {
    behind(x, y, out);
    const [px, py] = [((x - cx) / size / 4.4 + 0.5) * w - 0.5, (0.42 + (y - cy) / size / 4.8) * h - 0.5];
    if (px < 0 || py < 0 || px >= w - 1 || py >= h - 1) return;
    const [i, j] = [px | 0, py | 0];
    const [u, v] = [px - i, py - j];
    const get = (c: number) =>
      (texel(i, j, c) * (1 - u) + texel(i + 1, j, c) * u) * (1 - v) +
      (texel(i, j + 1, c) * (1 - u) + texel(i + 1, j + 1, c) * u) * v;
    const solid = get(3);
    if (!solid) return;
    for (const c of [0, 1, 2] as const) out[c] = out[c] * (1 - solid) + get(c);
  };
}
