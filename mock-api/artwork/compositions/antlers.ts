// Antlers that went on growing until they were the wood.

import type { Film } from '../film';
import { mix } from '../kit/colour';
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, path, stroke } from '../kit/svg';

/** A branch and what grows from it, thinner and shorter each time. */
function branch(
  sheet: Sheet,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  ink: string,
): string[] {
  const { random } = sheet;
  const bend = angle + random.between(-14, 14);
  const [a, b] = [(angle * Math.PI) / 180, (bend * Math.PI) / 180];
  const [mx, my] = [x + Math.cos(a) * length * 0.5, y + Math.sin(a) * length * 0.5];
  const [ex, ey] = [mx + Math.cos(b) * length * 0.5, my + Math.sin(b) * length * 0.5];
  const own = stroke(
    `M${x.toFixed(0)} ${y.toFixed(0)}Q${mx.toFixed(0)} ${my.toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`,
    ink,
    width,
  );
  if (width < 5) return [own];
  const fork = random.between(24, 38);
  return [
    own,
    ...branch(sheet, ex, ey, bend - fork * 0.6, length * random.between(0.7, 0.82), width * 0.72, ink),
    ...branch(
      sheet,
      mx,
      my,
      bend + fork * (random.chance(0.5) ? 1 : -1.2),
      length * random.between(0.56, 0.7),
      width * 0.56,
      ink,
    ),
    ...(width > 9 ? branch(sheet, ex, ey, bend + fork, length * random.between(0.6, 0.72), width * 0.6, ink) : []),
  ];
}

function shoe(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(ground);
  const trunks = Array.from({ length: 17 }, (_, i) => {
    const x = i * 64 + random.between(-20, 20);
    return path(`M${x} -20h${random.between(8, 26)}V1190h-16Z`, shape, { opacity: random.between(0.12, 0.34) });
  });
  const half = [
    ...branch(sheet, 440, 840, -118, 190, 34, dark),
    ...branch(sheet, 424, 800, -172, 120, 16, dark),
    ...branch(sheet, 400, 730, -150, 170, 18, dark),
  ].join('');
  sheet.add(
    trunks,
    rect0(sheet, ground),
    half,
    group(half, { transform: 'translate(1000 0) scale(-1 1)' }),
    // ears, then the long face
    path('M430 884C360 832 280 826 226 862C270 924 356 946 428 930Z', dark),
    path('M570 884C640 832 720 826 774 862C730 924 644 946 572 930Z', dark),
    path(
      'M408 896C340 858 292 856 262 870C300 906 356 920 408 912ZM592 896C660 858 708 856 738 870C700 906 644 920 592 912Z',
      mix(dark, light, 0.35),
    ),
    path(
      'M424 850C450 822 550 822 576 850C606 900 600 960 580 1010C566 1060 556 1110 546 1150C534 1180 466 1180 454 1150C444 1110 434 1060 420 1010C400 960 394 900 424 850Z',
      dark,
    ),
    path('M500 872C520 900 524 990 518 1070L500 1090L482 1070C476 990 480 900 500 872Z', mix(dark, light, 0.14)),
    ellipse(444, 950, 15, 18, light),
    ellipse(556, 950, 15, 18, light),
    circle(446, 953, 10, dark),
    circle(554, 953, 10, dark),
    path('M470 1140Q500 1118 530 1140Q526 1168 500 1170Q474 1168 470 1140Z', mix(dark, light, 0.3)),
    // by its laces, where nobody looks
    stroke('M764 520Q742 596 770 640M764 520Q792 590 782 646', accent, 5),
    path('M742 640Q772 626 800 642L806 676Q850 690 862 712Q866 730 846 732H750Q736 730 738 712Z', accent),
    path('M738 716H864Q866 734 846 738H750Q736 736 738 716Z', mix(accent, dark, 0.45)),
    stroke('M770 650L800 658M772 664L806 674', light, 4),
  );
}

/** Mist that takes the feet of the trees. */
const rect0 = (sheet: Sheet, colour: string) =>
  path(
    'M0 700H1000V1500H0Z',
    sheet.linear([
      [0, colour, 0],
      [0.6, colour, 1],
    ]),
  );

export const { poster, backdrop } = fromScenes({
  shoe: {
    art: shoe,
    print: print({
      title: {
        face: 'bodoniItalic',
        x: 500,
        y: 1220,
        anchor: 'middle',
        width: 820,
        height: 110,
        lines: 1,
        ink: 'dark',
      },
      foot: {
        x: 500,
        y: 1392,
        width: 820,
        anchor: 'middle',
        face: 'bodoni',
        size: 34,
        ink: 'dark',
        tint: 'accent',
        rows: 1,
        small: 20,
      },
    }),
    finish: { grain: 0.08, paper: 0.7, fade: 0.1 },
    wide: { y: -300, scale: 0.98, wash: 'ground', fade: 420 },
  },
});
