import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

function postman(film: Film) {
  const { accent, light, dark, shape } = film.palette;
  const wheel = (x: number) => [
    circle(x, 60, 62, 'none', { stroke: dark, 'stroke-width': 8 }),
    ...[0, 30, 60, 90, 120, 150].map((a) =>
      line(x - 58, 60, x + 58, 60, dark, 2, { transform: `rotate(${a} ${x} 60)` }),
    ),
  ];
  return [
    path(
      'M-60 -40C-180 -150 -330 -160 -420 -110C-350 -100 -330 -80 -300 -60C-350 -60 -370 -40 -380 -10C-280 -30 -160 0 -60 -10Z',
      light,
    ),
    stroke('M-80 -34C-180 -100 -260 -110 -330 -104M-80 -24C-180 -60 -240 -66 -300 -56', mix(light, shape, 0.4), 4),
    ...wheel(-120),
    ...wheel(140),
    stroke('M-120 60L-50 -40H90L140 60M-50 -40L10 60L90 -40M10 60H-120M90 -40L84 -90H120M-50 -40L-58 -66', accent, 11),
    rect(-190, -70, 110, 76, '#c98a4a', { rx: 8 }),
    path('M-190 -62L-135 -24L-80 -62', 'none', { stroke: '#8a5a2c', 'stroke-width': 6 }),
    stroke('M-50 -70L-10 10L-6 66', dark, 30),
    path('M-88 -70C-96 -190 -60 -230 -10 -220L40 -190L20 -70Z', shape),
    stroke('M0 -180L60 -120L110 -96', shape, 30),
    circle(114, -96, 14, '#f3cfae'),
    circle(10, -270, 56, '#f8dcc4'),
    path('M-50 -270C-60 -340 70 -350 68 -280C40 -310 -10 -310 -50 -270Z', dark),
    path('M-56 -286Q10 -350 76 -292L98 -280Q60 -276 -56 -280Z', accent),
    circle(36, -266, 6, dark),
    stroke('M24 -240q12 6 20 0', '#b0473c', 5),
    path('M-20 -214Q-100 -230 -150 -190Q-90 -186 -30 -194Z', accent),
  ];
}

/** A cumulus as high as the sky, and a bicycle with wings in front of it. */
export function clouds(sheet: Sheet, film: Film) {
  const { ground, shape, light } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.7, lighten(ground, 0.5)],
      [1, lighten(ground, 0.75)],
    ]),
  );
  const puff = (cx: number, base: number, width: number, tall: number) => {
    const balls = Array.from({ length: 46 }, () => {
      const t = random.next();
      const half = width * (1 - t * 0.72) * 0.5;
      return [
        cx + random.between(-half, half),
        base - t * tall,
        width * random.between(0.07, 0.16) * (1.1 - t * 0.4),
      ] as const;
    });
    return [
      ...balls.map(([x, y, r]) => circle(x + r * 0.25, y + r * 0.3, r, mix(light, shape, 0.42))),
      ...balls.map(([x, y, r]) => circle(x, y, r, mix(light, ground, 0.16))),
      ...balls.map(([x, y, r]) => circle(x - r * 0.24, y - r * 0.24, r * 0.78, '#ffffff')),
    ];
  };
  sheet.add(
    ...(wide
      ? [...puff(1650, 800, 760, 700), ...puff(900, 900, 620, 260)]
      : [...puff(640, 1120, 900, 700), ...puff(120, 1200, 520, 300)]),
  );
  for (let i = 0; i < 18; i++)
    sheet.add(
      ellipse(
        random.between(0, w),
        h - random.between(-20, wide ? 90 : 260),
        random.between(120, 260),
        random.between(40, 90),
        i % 3 ? '#ffffff' : mix(light, shape, 0.25),
      ),
    );
  const [x, y, s] = wide ? [1340, 430, 0.9] : [540, 760, 1.24];
  sheet.add(group(postman(film), { transform: `translate(${x} ${y}) rotate(-12) scale(${s})` }));
  for (let i = 0; i < 7; i++)
    sheet.add(
      group(
        rect(-22, -15, 44, 30, '#ffffff', { stroke: mix(light, shape, 0.5), 'stroke-width': 3 }) +
          path('M-22 -15L0 4L22 -15', 'none', { stroke: mix(light, shape, 0.5), 'stroke-width': 3 }),
        {
          transform: `translate(${x - (250 + i * 62) * s} ${y + (40 + Math.sin(i * 1.6) * 60) * s}) rotate(${i * 40})`,
        },
      ),
    );
  if (!wide)
    sheet.add(
      rect(
        0,
        1240,
        w,
        260,
        sheet.linear([
          [0, shape, 0],
          [0.6, shape, 0.9],
          [1, shape],
        ]),
      ),
    );
}
