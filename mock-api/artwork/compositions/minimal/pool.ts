import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, curve, ellipse, group, line, type Point, path, polygon, stroke } from '../../kit/svg';

/** A swimming pool from straight above, with a guest who has been there for a while. */
export function pool(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  sheet.fill(
    sheet.linear(
      [
        [0, mix(ground, dark, 0.12)],
        [1, lighten(ground, 0.18)],
      ],
      wide ? 0 : 70,
    ),
  );
  // the light of the water: crooked cells
  const cell = 92;
  for (let gy = -1; gy < h / cell + 1; gy++)
    for (let gx = -1; gx < w / cell + 1; gx++) {
      const at = (): Point => [gx * cell + random.between(-40, 130), gy * cell + random.between(-40, 130)];
      const loop: Point[] = [at(), at(), at(), at()];
      sheet.add(stroke(curve(loop, true), light, random.between(1, 4), { opacity: random.between(0.1, 0.34) }));
    }
  const edge: Point[] = wide
    ? [
        [1990, 0],
        [2000, 0],
        [2000, 900],
        [1660, 900],
      ]
    : [
        [0, 1500],
        [0, 1180],
        [1000, 1290],
        [1000, 1500],
      ];
  sheet.add(polygon(edge, light));
  if (!wide) {
    sheet.add(
      polygon(
        [
          [0, 1180],
          [1000, 1290],
          [1000, 1312],
          [0, 1202],
        ],
        shape,
      ),
    );
    for (let i = 0; i < 14; i++) sheet.add(line(i * 76, 1190 + i * 8.4, i * 76 - 6, 1210 + i * 8.4, light, 3));
  }
  const s = wide ? 0.94 : 1.16;
  const guest = [
    circle(0, 0, 190, accent),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      path('M-30 -190A190 190 0 0 1 70 -177L36 -92A98 98 0 0 0 -14 -98Z', light, { transform: `rotate(${i * 60})` }),
    ),
    circle(0, 0, 96, mix(ground, dark, 0.14)),
    circle(-40, -52, 168, 'none', { stroke: '#ffffff', 'stroke-width': 10, opacity: 0.25 }),
    // lies across the ring: legs over one side, head over the other
    path('M-60 60L-150 190Q-176 214 -186 190Q-190 176 -176 160L-96 34Z', mix(shape, light, 0.55)),
    path('M-24 74L-70 232Q-86 262 -104 246Q-112 234 -106 216L-66 62Z', mix(shape, light, 0.55)),
    path('M-100 20Q-60 90 0 84Q70 40 92 -30Q60 -96 20 -80Q-50 -50 -100 20Z', dark),
    path('M20 -84Q70 -110 96 -66Q104 -30 88 -20Z', mix(shape, light, 0.55)),
    path('M76 -30L190 20Q214 34 204 54Q194 66 174 56L62 14Z', mix(shape, light, 0.55)),
    path('M6 -78L-70 -150Q-92 -164 -80 -186Q-66 -200 -48 -184L44 -100Z', mix(shape, light, 0.55)),
    ellipse(112, -118, 50, 56, mix(shape, light, 0.55), { transform: 'rotate(30 112 -118)' }),
    path('M70 -150Q110 -200 156 -150Q174 -110 146 -84Q150 -130 110 -138Q84 -140 70 -150Z', dark),
  ];
  const [x, y] = wide ? [1340, 450] : [560, 780];
  sheet.add(
    group(circle(0, 0, 206, mix(ground, dark, 0.5), { opacity: 0.36 }), {
      transform: `translate(${x - 90} ${y + 120}) scale(${s})`,
    }),
    group(guest, { transform: `translate(${x} ${y}) rotate(-16) scale(${s})` }),
  );
}
