import type { Film } from '../../film';
import { fractal } from '../../kit/noise';
import { blend, dim, lightOf, type Plate, ramp } from '../../kit/plate';
import type { Random } from '../../kit/random';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';

// Courses of wet stone that the sky lights from above, seen from the water.
function shaft(random: Random, cx: number, cy: number, r: number, wall: string, sky: string): Plate {
  const noise = fractal(random);
  const [stone, day] = [lightOf(wall), lightOf(sky, 1.25)];
  return (x, y, out) => {
    const [dx, dy] = [x - cx, y - cy];
    const away = Math.hypot(dx, dy) / r;
    const around = Math.atan2(dy, dx) / (Math.PI * 2) + 0.5;
    if (away < 1) {
      out[0] = day[0];
      out[1] = day[1];
      out[2] = day[2];
      dim(out, 0.78 + 0.34 * noise(x * 0.006, y * 0.009, 5) - 0.12 * away);
      return;
    }
    // Depth grows with the distance from the opening.
    const depth = Math.log(away) * 6.4;
    const course = Math.floor(depth);
    const [u, v] = [(around * 22 + (course % 2) * 0.5) % 1, depth - course];
    const joint = ramp(0, 0.09, Math.min(v, 1 - v)) * ramp(0, 0.05, Math.min(u, 1 - u));
    const block = noise(Math.floor(around * 22 + (course % 2) * 0.5) * 7.3 + course * 3.1, course * 5.7, 1);
    const rough = noise(around * 160, depth * 2.6, 5);
    const relief = noise(around * 160 + 0.2, depth * 2.6 - 0.18, 5) - rough;
    const lit = Math.exp(-depth / 4.4) * 1.5 * (0.62 + 0.5 * block) + 0.025;
    out[0] = stone[0];
    out[1] = stone[1];
    out[2] = stone[2];
    dim(out, lit * (0.2 + 0.8 * joint) * (0.45 + rough * 0.9 + Math.max(0, relief) * 4));
    blend(out, day, 0.5 * ramp(0.66, 0.82, rough) * Math.exp(-depth / 3) * joint);
    if (away < 1.05) blend(out, day, 0.5 * ramp(1.05, 1, away));
  };
}

/** The view from the bottom of a well: a disc of sky, somebody who looks down, and the bucket that came up. */
export function well(sheet: Sheet, film: Film) {
  const { accent, dark } = film.palette;
  const wide = sheet.w > sheet.h;
  const [cx, cy, r] = wide ? [1420, 400, 210] : [500, 500, 290];
  sheet.plate = () => shaft(sheet.random, cx, cy, r, '#8fa39a', '#e6efd8');
  const s = r / 290;
  const soft = sheet.blur(2.2);
  const black = '#060908';
  sheet.add(
    group(
      [
        path(
          'M-330 -330H330V-200C250 -186 190 -216 150 -226C110 -190 90 -166 62 -156H-62C-90 -166 -110 -190 -150 -226C-190 -216 -250 -186 -330 -200Z',
          black,
        ),
        ellipse(0, -104, 66, 82, black),
        path(
          'M-66 -150C-96 -60 -92 0 -78 66Q-66 30 -60 -20L-44 96Q-30 40 -24 -16L-8 130Q8 60 12 -14L30 84Q40 30 44 -22L62 52Q76 10 78 -40C84 -80 78 -120 62 -150Z',
          black,
        ),
        ...[-1, 1].map((side) =>
          group(
            path(
              'M-34 -130C-36 -60 -34 -30 -30 0L-24 46L-12 44L-12 4L-8 66L6 66L8 6L14 60L27 58L24 2L34 34L44 28L36 -30C36 -60 38 -90 40 -130Z',
              black,
            ),
            { transform: `translate(${side * 206} -150) scale(${side} 1) rotate(-14)` },
          ),
        ),
      ],
      { transform: `translate(${cx} ${cy}) scale(${s})`, filter: soft, 'clip-path': sheet.clip(circle(0, 0, 296)) },
    ),
    line(cx + 96 * s, cy - 250 * s, cx + 120 * s, cy + 360 * s, dark, 9 * s),
    group(
      [
        path('M-70 0H70L54 120H-54Z', dark),
        rect(-76, -12, 152, 20, '#1c2420'),
        path('M-66 -6Q0 -130 66 -6', 'none', { stroke: dark, 'stroke-width': 9 }),
        ellipse(0, -2, 62, 9, accent, { opacity: 0.85 }),
      ],
      {
        transform: `translate(${cx + 122 * s} ${cy + 420 * s}) scale(${s * 1.05}) rotate(4)`,
      },
    ),
  );
}
