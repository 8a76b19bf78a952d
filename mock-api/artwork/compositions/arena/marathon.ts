import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, type Point, path, polygon, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';

// Runners are only their lights and shadows.
export function marathon(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(ground);
  const vx = wide ? 1400 : 620;
  const level = wide ? 240 : 330;
  sheet.add(
    circle(
      vx,
      level,
      500,
      sheet.radial(
        [
          [0, accent, 0.9],
          [0.2, shape, 0.5],
          [1, ground, 0],
        ],
        vx,
        level,
        500,
      ),
    ),
  );
  for (let i = 0; i < 22; i++) {
    const x = vx + (i - 11) * (wide ? 130 : 74) + random.between(-12, 12);
    const hgt = random.between(60, 240) * (0.5 + Math.abs(i - 11) / 9);
    sheet.add(
      rect(x, level - hgt + 40, wide ? 118 : 66, hgt + 20, mix(ground, dark, 0.55)),
      ...Array.from({ length: 8 }, () =>
        rect(x + random.between(6, wide ? 100 : 50), level - random.between(-20, hgt - 50), 7, 10, light, {
          opacity: 0.7,
        }),
      ),
    );
  }
  sheet.add(
    polygon(
      [
        [vx - 40, level + 60],
        [vx + 40, level + 60],
        [vx + w * 1.1, h],
        [vx - w * 1.1, h],
      ],
      dark,
    ),
  );
  const soft = sheet.blur(5);
  for (let i = 0; i < 70; i++) {
    const lane = random.between(-1, 1);
    const t0 = random.next() ** 2;
    const t1 = Math.min(1.1, t0 + random.between(0.1, 0.4));
    const p = (t: number): Point => [vx + lane * (40 + t * w * 0.75), level + 60 + t * (h - level - 60)];
    sheet.add(
      line(...p(t0), ...p(t1), random.pick([accent, shape, light, '#ff5c3a']), 2 + t0 * 9, {
        opacity: 0.55,
        'stroke-linecap': 'round',
        filter: i % 3 ? undefined : soft,
      }),
    );
  }
  const poses = [
    ['M0 -60L34 -20L12 50M0 -60L-30 -10L-70 -20', 'M0 -130L40 -100L70 -130M0 -130L-40 -90L-30 -60'],
    ['M0 -60L26 -10L60 20M0 -60L-16 0L-50 46', 'M0 -130L-44 -110L-60 -140M0 -130L36 -90L60 -80'],
  ] as const;
  const list = (
    [
      [0.04, -0.5],
      [0.06, 0.6],
      [0.1, -0.2],
      [0.14, 0.9],
      [0.18, -0.9],
      [0.24, 0.3],
      [0.32, -0.6],
      [0.36, 0.85],
      [0.5, -0.12],
    ] as const
  ).map(([t, lane]) => ({ t, lane }));
  list.forEach(({ t, lane }, i) => {
    const last = i === list.length - 1;
    const [x, y] = [vx + lane * (50 + t * w * 0.5), level + 90 + t * (h - level - 120)];
    const s = (0.2 + t * 2.3) * (wide ? 0.72 : 1);
    const tone = last ? accent : mix(dark, shape, 0.35 + t * 0.3);
    sheet.add(
      group(
        [
          polygon(
            [
              [-14, 40],
              [14, 40],
              [60, 330],
              [-60, 330],
            ],
            '#000000',
            { opacity: 0.4 },
          ),
          stroke(nth(poses, i)[0], last ? light : tone, 20),
          stroke(nth(poses, i)[1], last ? light : tone, 15),
          path('M-24 -140Q0 -156 24 -140L18 -56H-18Z', tone),
          circle(4, -176, 20, last ? light : tone),
          ...(last
            ? [
                rect(-16, -122, 32, 36, '#ffffff'),
                write('42', { face: 'anton', size: 26, x: 0, y: -94, anchor: 'middle', fill: dark }),
              ]
            : []),
          circle(4, -178, 5, light, { opacity: 0.9 }),
        ],
        { transform: `translate(${x} ${y}) scale(${s * 0.95})` },
      ),
    );
  });
  if (!wide)
    sheet.add(
      rect(
        0,
        860,
        1000,
        640,
        sheet.linear([
          [0, dark, 0],
          [0.36, dark, 0.88],
          [1, dark],
        ]),
      ),
    );
  sheet.finish = { grain: 0.08, shift: 2, vignette: 0.25 };
}
