import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

// A saucer, a beam, a cow, and a couple that runs towards us.
export function attack(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.5, ground],
      [1, accent],
    ]),
  );
  const runner = (x: number, y: number, s: number, coat: string, hair: string, dress: boolean) =>
    group(
      [
        dress
          ? path('M-50 40L-110 230H110L50 40Z', coat)
          : path('M-50 40L-60 170L-110 300L-70 310L-10 190L60 320L100 306L40 160L50 40Z', darken(coat, 0.4)),
        dress
          ? path('M-60 230L-90 330M40 230L80 320', 'none', {
              stroke: '#f0c9a4',
              'stroke-width': 24,
              'stroke-linecap': 'round',
            })
          : '',
        path('M-56 -70Q0 -100 56 -70L50 60H-50Z', coat),
        stroke('M-50 -60L-130 -120L-150 -210M50 -60L120 0L170 -60', coat, 32),
        circle(-152, -220, 20, '#f0c9a4'),
        circle(174, -68, 20, '#f0c9a4'),
        ellipse(0, -140, 56, 66, '#f0c9a4'),
        path(
          dress
            ? 'M-66 -120C-80 -240 80 -240 66 -120C90 -70 70 -40 50 -50C60 -120 40 -180 0 -176C-40 -180 -60 -120 -50 -50C-80 -40 -90 -80 -66 -120Z'
            : 'M-60 -150Q-60 -220 0 -214Q62 -220 60 -150Q30 -190 -60 -150Z',
          hair,
        ),
        circle(-20, -144, 9, dark),
        circle(20, -144, 9, dark),
        ellipse(0, -104, 17, 24, dark),
        stroke('M-34 -172L-10 -164M34 -172L10 -164', dark, 7),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  sheet.add(
    ...Array.from({ length: 60 }, () =>
      circle(random.between(0, 1000), random.between(0, 760), random.between(1, 4), light),
    ),
    circle(800, 620, 130, light),
    ...[
      [770, 590, 30],
      [840, 660, 22],
      [820, 570, 14],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, mix(light, ground, 0.3))),
    path('M260 640L120 1180H640L420 640Z', '#fff6a8', { opacity: 0.75 }),
    path('M60 600C120 500 560 500 620 600C560 680 120 680 60 600Z', mix(shape, light, 0.3)),
    path('M60 600C120 640 560 640 620 600C560 690 120 690 60 600Z', darken(shape, 0.25)),
    path('M200 540C220 420 460 420 480 540Q340 580 200 540Z', lighten(shape, 0.65)),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      circle(110 + i * 76, 612 + Math.sin((i / 6) * 3.14) * 20, 15, i % 2 ? accent : '#fff6a8'),
    ),
    path('M300 520q-20 -50 10 -60q30 -10 40 20q30 -10 30 30Z', '#7cc66f'),
    circle(324, 486, 7, dark),
    circle(352, 490, 7, dark),
    group(
      [
        path('M-90 -30Q-90 -64 -50 -60L60 -56Q90 -60 84 -20L80 0L96 40H82L64 6H-50L-70 46H-84L-76 -4Z', '#ffffff'),
        path('M-40 -58Q-20 -20 10 -58ZM40 -56Q50 -20 84 -32Z', dark),
        path('M80 -60L122 -84L136 -58L100 -34Z', '#ffffff'),
        circle(120, -62, 4, dark),
      ],
      { transform: 'translate(360 820) rotate(-24) scale(0.9)' },
    ),
    path('M-20 1100Q200 1040 480 1090T1020 1060V1500H-20Z', mix(dark, shape, 0.35)),
    group(
      [
        rect(-130, -60, 260, 90, dark),
        path('M-150 -56L0 -150L150 -56Z', darken(accent, 0.35)),
        rect(-90, -30, 46, 40, '#ffe08a'),
        rect(40, -30, 46, 40, '#ffe08a'),
      ],
      { transform: 'translate(760 1080) scale(0.8)' },
    ),
    runner(640, 1130, 0.82, '#3f6fb0', dark, false),
    runner(400, 1150, 0.86, accent, '#e8b93a', true),
    rect(0, 1340, 1000, 160, light),
  );
}
