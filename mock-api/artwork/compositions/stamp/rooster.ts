import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';
import { perforated } from './perforated';

// A cock in a nightcap; the sun has been up for some time.
export function rooster(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const plume = (d: string, tone: string) => path(d, tone, { stroke: light, 'stroke-width': 6 });
  sheet.add(
    rect(90, 96, 850, 1330, '#000000', { opacity: 0.22 }),
    perforated(74, 74, 852, 1340, light, ground),
    rect(126, 126, 748, 1000, mix(ground, light, 0.5)),
    circle(500, 640, 300, '#ffd35a'),
    ...Array.from({ length: 24 }, (_, i) =>
      path('M0 -330L10 -420L-10 -420Z', '#ffd35a', { transform: `translate(500 640) rotate(${i * 15})` }),
    ),
    group(
      [
        plume('M-120 100C-300 60 -340 -140 -260 -260C-250 -140 -190 -60 -90 -30Z', shape),
        plume('M-130 70C-260 -20 -250 -200 -150 -290C-160 -180 -120 -90 -50 -50Z', accent),
        plume('M-120 40C-190 -70 -150 -210 -50 -270C-70 -170 -50 -100 0 -50Z', dark),
        path(
          'M-150 60C-150 200 -30 260 80 230C190 200 220 90 190 -20C176 -80 180 -130 190 -180L90 -190C80 -100 40 -40 -40 -20C-110 -4 -150 20 -150 60Z',
          '#fffaf0',
        ),
        path('M-90 80C-60 180 60 190 110 100C60 60 -20 50 -90 80Z', shape),
        ...[0, 1, 2, 3].map((i) => stroke(`M${-60 + i * 36} 90Q${-40 + i * 36} 140 ${-10 + i * 34} 146`, light, 6)),
        ...[0, 1, 2, 3, 4].map((i) => path(`M${96 + i * 18} -120l-10 60l22 -20Z`, nth([accent, '#f2a93b'], i))),
        circle(140, -200, 62, '#fffaf0'),
        stroke('M118 -200Q140 -184 164 -200', dark, 8),
        path('M196 -210L262 -196L196 -170Z', '#f2a93b'),
        path('M180 -164Q210 -130 196 -90Q170 -110 176 -160Z', accent),
        // nightcap
        path('M76 -226Q90 -330 190 -350Q300 -350 330 -250Q260 -310 206 -236Q140 -260 76 -226Z', accent),
        path('M72 -222Q140 -264 212 -230L206 -206Q140 -236 78 -196Z', light),
        circle(332, -238, 26, light),
        stroke('M20 236V320M80 230V320M-10 322H60M50 322H124', '#f2a93b', 15),
      ],
      { transform: 'translate(470 690) scale(1.12)' },
    ),
    rect(126, 1046, 748, 80, mix(shape, dark, 0.3)),
    ...['z', 'z', 'Z'].map((letter, i) =>
      write(letter, {
        face: 'abril',
        size: 60 + i * 34,
        x: 770 + i * 26,
        y: 400 - i * 90,
        anchor: 'middle',
        fill: dark,
      }),
    ),
    write('0,80', { face: 'abril', size: 66, x: 160, y: 214, fill: dark }),
    ...[0, 1, 2].map((i) => circle(800, 1010, 130 - i * 22, 'none', { stroke: dark, 'stroke-width': 6, opacity: 0.5 })),
    ...[0, 1, 2, 3].map((i) =>
      stroke(`M620 ${970 + i * 34}q40 -20 80 0t80 0t80 0t80 0t80 0`, dark, 6, { opacity: 0.5 }),
    ),
  );
}
