import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

// An eye in which a whole stadium is lit.
export function idol(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const skin = '#ffe3d3';
  sheet.fill(skin);
  const white =
    'M90 640C160 430 330 340 520 350C720 360 860 470 920 640C880 800 740 930 520 930C300 930 140 830 90 640Z';
  const inside = sheet.clip(path(white));
  const crowd = Array.from({ length: 46 }, () => {
    const [x, y] = [500 + random.bell() * 230, random.between(770, 900)];
    return stroke(`M${x} ${y}l${random.between(-8, 8)} -34`, random.pick([accent, light, '#7df2ff', '#ffe27a']), 6);
  });
  sheet.add(
    path('M0 0H1000V330C700 210 300 230 0 420Z', shape),
    ...Array.from({ length: 16 }, (_, i) =>
      stroke(
        `M${i * 74 - 40} -20Q${i * 70 + 20} 170 ${i * 70 - 60} ${430 - i * 12}`,
        i % 3 ? lighten(shape, 0.2) : darken(shape, 0.25),
        9,
      ),
    ),
    path('M0 0H170C140 300 90 640 -20 900ZM1000 0H900C900 300 930 600 1020 760Z', shape),
    path(white, '#ffffff'),
    group(
      [
        path('M60 380H960V560Q500 400 60 600Z', '#d9d0e6', { opacity: 0.7 }),
        ellipse(
          510,
          650,
          250,
          310,
          sheet.linear([
            [0, dark],
            [0.5, ground],
            [1, accent],
          ]),
        ),
        ellipse(510, 650, 250, 310, 'none', { stroke: dark, 'stroke-width': 16 }),
        ...[0, 1, 2, 3, 4].map((i) =>
          path(`M510 420L${330 + i * 90} 900H${370 + i * 90}Z`, i % 2 ? '#7df2ff' : '#ffffff', { opacity: 0.26 }),
        ),
        ellipse(510, 620, 96, 126, dark),
        star(510, 620, 76, '#fff6b8', 5, 0.46),
        ...crowd,
        circle(400, 500, 74, '#ffffff'),
        circle(620, 770, 34, '#ffffff', { opacity: 0.9 }),
        star(430, 800, 30, '#ffffff', 4, 0.24),
        star(640, 520, 24, '#ffffff', 4, 0.24),
      ],
      { 'clip-path': inside },
    ),
    path(
      'M60 660C130 420 320 310 520 320C740 330 890 450 950 640C860 500 720 420 520 412C320 410 170 500 60 660Z',
      dark,
    ),
    path('M60 660L0 620L60 600L10 540L90 560L60 480L140 520ZM950 640L1000 590L940 590L980 520L900 550Z', dark),
    stroke('M150 800Q300 950 520 950Q720 940 860 800', mix(skin, dark, 0.5), 8),
    stroke('M130 330Q480 180 880 330', mix(shape, dark, 0.4), 20),
    ellipse(240, 1030, 110, 44, '#ff8fa8', { opacity: 0.4 }),
    ...[0, 1, 2].map((i) => stroke(`M${190 + i * 46} 1014l-20 36`, '#ff6f90', 6, { opacity: 0.7 })),
    ...(
      [
        [880, 1000, 34],
        [820, 1060, 20],
        [120, 960, 22],
      ] as const
    ).map(([x, y, r]) => star(x, y, r, accent, 5, 0.5)),
    rect(
      0,
      980,
      1000,
      520,
      sheet.linear([
        [0, ground, 0],
        [0.34, ground, 0.96],
        [1, dark],
      ]),
    ),
  );
}
