import { crowd } from '../../frames/crowd';
import { fractal } from '../../kit/noise';
import { lightOf, type Plate, ramp, shine } from '../../kit/plate';
import type { Random } from '../../kit/random';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, ring } from '../../kit/svg';

// The beam above the seats, in the dust of the hall.
function ray(random: Random, x0: number, y0: number): Plate {
  const noise = fractal(random);
  const [lamp, dark] = [lightOf('#ffe2b0', 1.2), lightOf('#120d16')];
  return (x, y, out) => {
    out[0] = dark[0];
    out[1] = dark[1];
    out[2] = dark[2];
    const [dx, dy] = [x0 - x, y - y0];
    if (dx > 0) {
      const off = dy / (14 + dx * 0.29);
      const smoke = noise(x * 0.004 + dy * 0.001, y * 0.011, 5);
      const rays = noise(4, off * 5 + 20, 3);
      shine(
        out,
        lamp,
        ramp(1.05, 0.86, Math.abs(off)) *
          (0.12 + 0.75 * smoke * smoke + 0.3 * (rays - 0.4)) *
          (0.16 + 250 / (dx + 240)),
      );
    }
    shine(out, lamp, 0.9 * Math.exp(-Math.hypot(dx, dy) / 46) + 0.05 * Math.exp(-Math.hypot(dx, dy) / 500));
    const mote = noise(x * 0.13, y * 0.13, 1);
    if (dx > 0 && Math.abs(dy) < 14 + dx * 0.29) shine(out, lamp, ramp(0.93, 1, mote) * 0.5);
  };
}

/** A 35 mm projector at work. */
export function projector(sheet: Sheet) {
  const [x, y] = [1130, 380];
  sheet.plate = () => ray(sheet.random, x, y);
  const iron = '#08070b';
  const reel = (cx: number, cy: number, r: number) => [
    circle(cx, cy, r, iron),
    ring(cx, cy, r - 3, '#4a3e38', 3),
    ...[0, 1, 2, 3, 4].map((i) => {
      const a = i * 1.2566 + 0.4;
      return circle(cx + Math.cos(a) * r * 0.56, cy + Math.sin(a) * r * 0.56, r * 0.22, '#241d20');
    }),
    circle(cx, cy, r * 0.14, '#5a4a40'),
  ];
  sheet.add(
    group([
      ...reel(1230, 170, 118),
      ...reel(1446, 210, 104),
      path(
        'M1190 290H1500Q1524 290 1524 316V520Q1524 544 1500 544H1200Q1180 544 1180 520V470H1146V300H1180Q1184 290 1190 290Z',
        iron,
      ),
      rect(1120, 344, 60, 74, '#141016'),
      rect(1120, 344, 8, 74, '#ffe2b0'),
      path('M1300 544L1250 900H1480L1420 544Z', iron),
      rect(1240, 330, 130, 96, '#171218', { rx: 8 }),
      circle(1420, 420, 34, '#171218'),
      circle(1420, 420, 12, '#e8503a'),
      path('M1190 290Q1184 330 1194 360M1508 300Q1530 250 1520 220', 'none', { stroke: '#3a302e', 'stroke-width': 6 }),
    ]),
  );
  crowd(790, '#050407', 0)(sheet);
  sheet.finish = { grain: 0.045, vignette: 0.4, bloom: 0.5 };
}
