// An animal so near that its head is a hill, and its horns the sky above it.

import type { Film } from '../film';
import { darken, lighten, mix } from '../kit/colour';
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, path, ring, stroke } from '../kit/svg';

const both = (half: string) => [half, group(half, { transform: 'translate(1000 0) scale(-1 1)' })];

/** She stands where she always stood, hands on her hips. */
function breeder(light: string, accent: string) {
  return group(
    [
      path('M-34 0L-16 -78H16L34 0Z', accent),
      path('M-17 -76Q-20 -128 0 -130Q20 -128 17 -76Z', light),
      path('M-14 -122L-46 -98L-18 -78L-14 -88L-30 -98L-10 -110ZM14 -122L46 -98L18 -78L14 -88L30 -98L10 -110Z', light),
      circle(0, -148, 16, light),
      path('M-30 -154Q0 -190 30 -154Z', accent),
    ],
    { transform: 'translate(500 606) scale(1.15)' },
  );
}

function bull(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const face = lighten(dark, 0.07);
  const { random } = sheet;
  sheet.fill(ground);
  const furrows = Array.from({ length: 15 }, (_, i) => {
    const y = 60 + i * 62 + random.between(-8, 8);
    return stroke(`M-1100 ${y + 30}L-20 ${y}Q500 ${y + 70 - i * 3} 1020 ${y - 10}`, darken(ground, 0.1), 5 + i * 0.5);
  });
  const curl = (x: number, y: number, side: number) =>
    stroke(`M${x} ${y}q${18 * side} 34 ${-4 * side} 58q${-20 * side} 12 ${-24 * side} -12`, mix(dark, light, 0.2), 6);
  sheet.add(
    furrows,
    path('M-460 1500C-330 1320 -170 1180 -20 1060C80 830 200 760 330 800H670C800 760 930 830 1020 1030V1500Z', dark),
    both(
      group([
        path('M404 716C230 706 70 580 52 214C128 430 250 540 430 566Z', light),
        path('M404 716C230 706 70 580 52 214C100 470 230 610 420 640Z', shape, { opacity: 0.55 }),
        path('M372 700C270 660 170 690 116 782C214 822 312 806 372 774Z', dark),
        path('M352 726C282 702 218 718 172 772C240 790 300 784 350 764Z', mix(dark, accent, 0.45)),
      ]),
    ),
    path(
      'M384 614C430 580 570 580 616 614C690 660 716 770 690 900C670 1000 650 1060 646 1130C640 1210 580 1250 500 1250C420 1250 360 1210 354 1130C350 1060 330 1000 310 900C284 770 310 660 384 614Z',
      face,
    ),
    both(
      group([
        ellipse(378, 850, 30, 19, light, { transform: 'rotate(18 378 850)' }),
        circle(384, 852, 15, dark),
        stroke('M338 826Q378 806 418 842', mix(dark, light, 0.2), 7),
        stroke('M404 920Q420 1000 408 1066', mix(dark, light, 0.12), 6),
      ]),
    ),
    path(
      'M352 1110C380 1050 620 1050 648 1110C652 1210 586 1250 500 1250C414 1250 348 1210 352 1110Z',
      mix(dark, light, 0.16),
    ),
    both(path('M400 1122C430 1098 462 1112 462 1140C448 1164 410 1158 400 1122Z', dark)),
    ring(500, 1206, 44, accent, 13),
    [430, 462, 500, 538, 570].map((x, i) => curl(x, 630 + Math.abs(i - 2) * 10, i < 2 ? 1 : -1)),
    breeder(light, accent),
  );
}

export const { poster, backdrop } = fromScenes({
  bull: {
    art: bull,
    print: print({
      title: {
        face: 'abril',
        x: 500,
        y: 1392,
        from: 'bottom',
        anchor: 'middle',
        width: 860,
        height: 130,
        lines: 1,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1436,
        width: 860,
        anchor: 'middle',
        face: 'playfairItalic',
        size: 32,
        ink: 'light',
        rows: 1,
        small: 18,
      },
    }),
    finish: { grain: 0.07, paper: 0.9, specks: 0.05 },
    wide: (sheet, film) => {
      const upright = sheet.layer(1000, 1500);
      bull(upright, film);
      sheet.fill(film.palette.ground);
      sheet.add(group(upright.body, { transform: 'translate(1150 -190) scale(0.84)' }));
    },
  },
});
