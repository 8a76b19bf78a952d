import { fractal } from '../kit/noise';
import { blend, dim, lightOf, type Plate, ramp, shine } from '../kit/plate';
import type { Random } from '../kit/random';
import { circle, ring, stroke } from '../kit/svg';
import type { Figure } from './shot';

/** The world below: its middle and its radius. */
const [cx, cy, r] = [1700, 1370, 1000];
/** Where the sun comes up behind its edge. */
const dawn = { x: 1800, y: cy - Math.sqrt(r * r - 100 * 100) };

/** The edge of a world that burns, so close that it fills the picture. */
export function perihelion(random: Random): Plate {
  const noise = fractal(random);
  const [white, gold, fire, ember, dark] = [
    lightOf('#fff1dc', 1.9),
    lightOf('#ffc070', 1.5),
    lightOf('#ee6a2c', 1.15),
    lightOf('#8e2412', 0.9),
    lightOf('#1a0708'),
  ];
  const night = lightOf('#0a0a12');
  return (x, y, out) => {
    const [dx, dy] = [(x - cx) / r, (y - cy) / r];
    const d = Math.sqrt(dx * dx + dy * dy);
    // Brightest under the sun that comes, gone where the edge leaves the picture.
    const lean = Math.exp(-(((x - dawn.x) / 720) ** 2));
    if (d >= 1) {
      const away = d - 1;
      out[0] = night[0];
      out[1] = night[1];
      out[2] = night[2];
      const dust = noise(x * 0.0021, y * 0.0042 + 8, 6);
      shine(out, ember, 0.12 * ramp(0.3, 0.9, dust) * (0.35 + lean));
      shine(out, fire, Math.exp(-away * 26) * lean * 0.85 + Math.exp(-away * 7) * lean * 0.26);
      shine(out, gold, Math.exp(-away * 130) * lean * 1.1);
      return;
    }
    const deep = 1 - d;
    const z = Math.sqrt(1 - d * d);
    // Bands that lie across the world, drawn out by its turning.
    const [u, v] = [Math.atan2(dx, z), Math.asin(dy * 0.97 + dx * 0.24 * z)];
    const swirl = noise(u * 3 + 5, v * 5, 5) - 0.5;
    const bands = noise(u * 2.2 + swirl * 0.8 + 20, v * 26 + swirl * 5, 6);
    const threads = noise(u * 7 + swirl * 2 + 50, v * 90 + swirl * 9, 4);
    const burn = deep * (1.55 - bands * 1.1) + (threads - 0.5) * 0.012;
    out[0] = white[0];
    out[1] = white[1];
    out[2] = white[2];
    blend(out, gold, ramp(0, 0.012, burn));
    blend(out, fire, ramp(0.008, 0.05, burn));
    blend(out, ember, ramp(0.035, 0.16, burn));
    blend(out, dark, ramp(0.1, 0.46, burn));
    dim(out, (0.05 + 0.95 * lean) * (0.5 + bands * 0.5 + threads * 0.45));
  };
}

/** What is sharp in it: the stars, the edge itself, and the sun behind it. */
export const sunrise: Figure = (sheet) => {
  const { random } = sheet;
  for (let i = 0; i < 210; i++) {
    const [x, y] = [random.between(0, sheet.w), random.between(0, 620)];
    const size = random.next() ** 4 * 2.1 + 0.7;
    if (Math.hypot(x - cx, y - cy) > r * 1.03)
      sheet.add(circle(x, y, size, '#fff1dc', { opacity: random.between(0.2, 0.95) }));
  }
  const edge = sheet.linear(
    [
      [0, '#ffcf8f', 0],
      [0.45, '#ffcf8f', 0.55],
      [0.8, '#fffaf0', 1],
      [1, '#fff1dc', 0.9],
    ],
    0,
    [900, 0, 2000, 0],
  );
  const flare = sheet.radial(
    [
      [0, '#fffdf6', 1],
      [0.1, '#fff1dc', 0.95],
      [0.3, '#ffb45e', 0.4],
      [1, '#ee6a2c', 0],
    ],
    dawn.x,
    dawn.y,
    150,
  );
  sheet.add(
    ring(cx, cy, r, edge, 3),
    circle(dawn.x, dawn.y, 150, flare),
    stroke(
      `M${dawn.x - 330} ${dawn.y}H${dawn.x + 200}`,
      sheet.radial(
        [
          [0, '#fff8ea', 0.9],
          [1, '#ffb45e', 0],
        ],
        dawn.x,
        dawn.y,
        330,
      ),
      2.4,
    ),
  );
};
