import { darken, lighten } from '../../kit/colour';
import { circle, ellipse, group, path, polygon } from '../../kit/svg';

// One popped kernel: four soft lobes around a golden heart.
export const popcorn = (x: number, y: number, r: number, turn: number, tone = '#fff3d3') =>
  group(
    [
      ...[0, 1, 2, 3].map((i) =>
        circle(Math.cos(i * 1.57) * r * 0.5, Math.sin(i * 1.57) * r * 0.5, r * 0.62, i % 2 ? tone : lighten(tone, 0.4)),
      ),
      circle(r * 0.1, r * 0.12, r * 0.3, '#f0b64d', { opacity: 0.8 }),
      path(`M${-r * 0.5} ${-r * 0.2}q${r * 0.3} ${-r * 0.4} ${r * 0.6} ${-r * 0.1}`, 'none', {
        stroke: darken(tone, 0.2),
        'stroke-width': r * 0.08,
        'stroke-linecap': 'round',
      }),
    ],
    { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})` },
  );

export const tub = (x: number, y: number, s: number, a: string, b: string) =>
  group(
    [
      ellipse(0, 10, 220, 26, '#000000', { opacity: 0.25 }),
      path('M-210 -430L-150 0Q0 30 150 0L210 -430Z', b),
      ...[-3, -1, 1, 3].map((i) =>
        polygon(
          [
            [i * 56 - 26, -430],
            [i * 56 + 26, -430],
            [i * 40 + 20, 12],
            [i * 40 - 20, 12],
          ],
          a,
        ),
      ),
      path('M60 -430L40 12Q110 12 150 0L210 -430Z', '#000000', { opacity: 0.13 }),
      ellipse(0, -430, 210, 34, darken(b, 0.25)),
    ],
    { transform: `translate(${x} ${y}) scale(${s})` },
  );
