import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect } from '../../kit/svg';

// A tower that loses its crown, and two who leave it by the window.
export function tower(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(light);
  const ink = { stroke: dark, 'stroke-width': 7, 'stroke-linejoin': 'round' };
  const scene = sheet.clip(rect(56, 56, 888, 1120, undefined, { rx: 24 }));
  const stones = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 5 }, (_, i) =>
      path(`M${392 + i * 54 + (row % 2) * 26} ${470 + row * 56}h40`, 'none', {
        stroke: darken(shape, 0.35),
        'stroke-width': 4,
      }),
    ),
  ).flat();
  const cloud = (x: number, y: number, s: number, fill: string) =>
    path(
      'M-150 40Q-200 40 -190 0Q-180 -40 -120 -36Q-100 -90 -30 -80Q20 -120 80 -70Q150 -80 160 -20Q200 0 180 40Z',
      fill,
      { ...ink, transform: `translate(${x} ${y}) scale(${s})` },
    );
  const falling = (x: number, y: number, turn: number, coat: string) =>
    group(
      [
        path('M-22 -40Q-40 20 -36 70H36Q40 20 22 -40Z', coat, ink),
        path('M-24 66L-50 130M20 66L60 116M-22 -26L-84 -70M22 -26L80 -60', 'none', {
          stroke: dark,
          'stroke-width': 15,
          'stroke-linecap': 'round',
        }),
        circle(0, -66, 28, light, ink),
        path('M-30 -70Q-20 -120 16 -110Q40 -96 28 -60Q10 -90 -30 -70Z', dark),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  sheet.add(
    group(
      [
        rect(0, 0, 1000, 1200, ground),
        ...Array.from({ length: 60 }, () => {
          const [x, y] = [random.between(60, 940), random.between(60, 900)];
          return line(x, y, x - 26, y + 66, mix(ground, light, 0.3), 4);
        }),
        cloud(220, 260, 1.2, mix(ground, dark, 0.4)),
        cloud(800, 190, 1.3, mix(ground, dark, 0.5)),
        path('M40 1180V1010Q200 900 340 960L400 900H620L700 980Q840 900 960 1000V1180Z', mix(shape, dark, 0.55), ink),
        path('M380 1060L404 440H596L620 1060Z', shape, ink),
        path('M520 440H596L620 1060H540Z', darken(shape, 0.3)),
        ...stones,
        path('M370 440H630V390H590V340H550V390H520V340H480V390H450V340H410V390H370Z', shape, ink),
        ...(
          [
            [470, 560],
            [520, 700],
            [460, 840],
          ] as const
        ).map(([x, y]) => path(`M${x} ${y + 50}V${y}a24 24 0 0 1 48 0V${y + 50}Z`, '#ffd25e', ink)),
        path('M470 1060V980a36 36 0 0 1 72 0V1060Z', dark),
        // the crown, struck off
        group(path('M-120 60L-140 -60L-70 0L0 -90L70 0L140 -60L120 60Z', accent, ink), {
          transform: 'translate(650 250) rotate(32)',
        }),
        path('M860 56L640 210L700 220L500 400L560 250L510 250L640 56Z', '#ffd25e', ink),
        ...Array.from({ length: 12 }, () => {
          const [x, y] = [random.between(360, 660), random.between(260, 430)];
          return path(`M${x} ${y}q10 -34 0 -54q34 20 26 54Z`, accent, { ...ink, 'stroke-width': 4 });
        }),
        falling(250, 640, -140, accent),
        falling(770, 780, 156, mix(ground, light, 0.5)),
      ],
      { 'clip-path': scene },
    ),
    rect(56, 56, 888, 1120, 'none', { stroke: dark, 'stroke-width': 9, rx: 24 }),
    rect(34, 34, 932, 1432, 'none', { stroke: dark, 'stroke-width': 4, rx: 34 }),
  );
}
