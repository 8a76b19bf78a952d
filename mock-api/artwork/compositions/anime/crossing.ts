import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, ring, stroke } from '../../kit/svg';

export function crossing(sheet: Sheet, film: Film, w: number, h: number, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const floor = wide ? 760 : 1180;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.7, mix(ground, light, 0.6)],
      [1, mix(accent, light, 0.5)],
    ]),
  );
  // one summer cloud, taller than the town
  const cx = wide ? 1380 : 620;
  for (const [tone, dx, dy, k] of [
    [mix(shape, light, 0.45), 16, 22, 1],
    [light, 0, 0, 1],
    ['#ffffff', -20, -22, 0.76],
  ] as const)
    for (let i = 0; i < 46; i++) {
      const t = i / 46;
      const y = floor - 60 - t * (wide ? 560 : 620);
      const spread = (1 - t) * (wide ? 420 : 400) + 80;
      const side = ((i * 7919) % 100) / 50 - 1;
      sheet.add(
        circle(cx + side * spread * k + dx, y + dy, (70 + (1 - Math.abs(side)) * 90 * (1 - t * 0.5)) * k, tone),
      );
    }
  sheet.add(
    path(
      `M0 ${floor}V${floor - 70}Q${w * 0.2} ${floor - 130} ${w * 0.4} ${floor - 70}T${w * 0.75} ${floor - 90}T${w} ${floor - 60}V${floor}Z`,
      mix(shape, dark, 0.2),
    ),
    rect(0, floor, w, h - floor, dark),
    rect(0, floor, w, 12, mix(dark, light, 0.25)),
  );
  const px = wide ? 1780 : 850;
  for (const [x, hgt] of [
    [px, 760],
    [px - (wide ? 1000 : 730), 600],
  ] as const)
    sheet.add(
      rect(x - 9, floor - hgt, 18, hgt, dark),
      rect(x - 90, floor - hgt + 40, 180, 12, dark),
      rect(x - 70, floor - hgt + 90, 140, 10, dark),
      rect(x + 20, floor - hgt + 110, 34, 60, dark, { rx: 8 }),
    );
  for (let i = 0; i < 5; i++)
    sheet.add(
      stroke(
        `M-20 ${floor - 500 - i * 26}Q${w * 0.45} ${floor - 420 - i * 40} ${px + (i - 2) * 40} ${floor - 716}T${w + 60} ${floor - 640 - i * 30}`,
        dark,
        3,
      ),
    );
  const sx = wide ? 1120 : 250;
  sheet.add(
    rect(sx - 10, floor - 330, 20, 330, '#f2c230'),
    ...[0, 1, 2, 3, 4].map((i) => rect(sx - 10, floor - 330 + i * 70, 20, 34, dark)),
    group([rect(-86, -14, 172, 28, '#f2c230', { rx: 8 }), rect(-40, -14, 26, 28, dark), rect(20, -14, 26, 28, dark)], {
      transform: `translate(${sx} ${floor - 360}) rotate(45)`,
    }),
    group([rect(-86, -14, 172, 28, '#f2c230', { rx: 8 }), rect(-40, -14, 26, 28, dark), rect(20, -14, 26, 28, dark)], {
      transform: `translate(${sx} ${floor - 360}) rotate(-45)`,
    }),
    circle(sx - 46, floor - 270, 26, dark),
    circle(sx + 46, floor - 270, 26, dark),
    circle(sx - 46, floor - 270, 16, '#ff3b30'),
    circle(sx + 46, floor - 270, 16, '#7a1c18'),
    circle(
      sx - 46,
      floor - 270,
      70,
      sheet.radial(
        [
          [0, '#ff3b30', 0.6],
          [1, '#ff3b30', 0],
        ],
        sx - 46,
        floor - 270,
        70,
      ),
    ),
  );
  // she has let go of the bicycle
  const gx = wide ? 1330 : 500;
  sheet.add(
    group(
      [
        ring(-70, -44, 44, dark, 6),
        ring(80, -44, 44, dark, 6),
        stroke('M-70 -44L-20 -110H60L80 -44M-20 -110L0 -44L60 -110L56 -140L84 -146M-34 -124H-6', dark, 6),
      ],
      { transform: `translate(${gx + 120} ${floor + 8}) scale(1.1)` },
    ),
    group(
      [
        path('M-20 0L-16 -90H16L22 0H8L0 -80L-6 0Z', dark),
        path('M-44 -84Q-30 -140 -20 -200H24Q34 -140 50 -84Z', shape),
        path('M-24 -196Q0 -216 28 -196L36 -150H-30Z', light),
        circle(2, -238, 32, '#f3d3b4'),
        path(
          'M-32 -230C-50 -290 50 -300 36 -236C60 -200 110 -210 150 -250C140 -190 80 -170 30 -190C40 -210 30 -250 0 -252C-20 -250 -26 -240 -32 -230Z',
          dark,
        ),
        stroke('M-18 -180L-40 -120', '#f3d3b4', 13),
        stroke('M24 -184L60 -230L52 -262', '#f3d3b4', 13),
      ],
      { transform: `translate(${gx} ${floor + 16})` },
    ),
  );
  for (let i = 0; i < 40; i++) {
    const [x, y] = [random.between(0, w), random.between(0, h)];
    sheet.add(ellipse(x, y, 9, 4, accent, { transform: `rotate(${random.between(0, 180)} ${x} ${y})`, opacity: 0.85 }));
  }
  sheet.finish = { grain: 0.035, paper: 0.2 };
}
