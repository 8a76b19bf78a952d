import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../../kit/svg';

// A face as large as the weather, a blade across it, and a rider where the sun ought to be.
export function ronin(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, accent],
      [0.6, ground],
      [1, dark],
    ]),
  );
  const skin = mix(light, ground, 0.35);
  sheet.add(
    circle(730, 270, 190, light),
    path(
      'M180 1240C140 900 180 560 300 380C400 240 620 220 740 360C840 480 860 700 800 880C770 1000 740 1060 690 1100V1300H180Z',
      skin,
    ),
    path(
      'M180 1240C140 900 180 560 300 380C400 240 560 230 660 290C480 380 420 700 470 900C500 1040 470 1160 380 1300H180Z',
      darken(skin, 0.45),
    ),
    // hair, topknot, stubble
    path(
      'M160 800C100 480 240 240 460 200C700 170 860 330 860 560C800 440 700 400 560 410C420 420 300 560 270 760C240 740 200 760 160 800Z',
      dark,
    ),
    path('M420 220C400 120 470 70 560 90C620 110 600 180 540 210Z', dark),
    ...Array.from({ length: 26 }, (_, i) =>
      stroke(`M${250 + i * 22} ${470 - Math.sin((i / 25) * 3.1) * 130}q-14 90 -50 140`, mix(dark, light, 0.16), 4),
    ),
    path('M470 620L640 570L660 600L480 650ZM740 580L830 610L824 640L736 612Z', dark),
    path('M500 680Q570 640 640 676Q570 706 500 680ZM730 676Q780 650 824 684Q776 704 730 676Z', '#ffffff'),
    circle(584, 676, 17, dark),
    circle(776, 680, 16, dark),
    stroke('M490 684Q570 634 646 674M726 672Q780 642 830 682', dark, 9),
    stroke('M690 660L720 800Q700 840 650 826', darken(skin, 0.6), 11),
    stroke('M600 930Q680 900 760 920', darken(skin, 0.7), 14),
    path('M590 890Q680 860 770 884L776 904Q680 884 592 914Z', dark),
    ...Array.from({ length: 90 }, () => {
      const [x, y] = [random.between(480, 780), random.between(950, 1090)];
      return line(x, y, x + random.between(-4, 8), y + random.between(8, 20), dark, 2.6, { opacity: 0.7 });
    }),
    stroke('M470 740Q520 790 500 850M420 600L480 700', darken(skin, 0.65), 7),
    // kimono
    path('M-20 1500V1230C120 1130 240 1120 330 1180L520 1420L700 1110C820 1130 940 1200 1020 1290V1500Z', shape),
    path('M330 1180L520 1420L700 1110L740 1130L540 1500H470L290 1170Z', light),
    // the blade
    group(
      [
        path('M-700 -20L560 -6L640 12L560 20L-700 26Z', light),
        line(-700, 6, 590, 10, mix(light, dark, 0.35), 5),
        rect(-760, -46, 40, 100, '#c9a04a', { rx: 12 }),
        rect(-1100, -22, 350, 52, dark),
      ],
      { transform: 'translate(560 1010) rotate(-30)' },
    ),
    group(
      [
        path('M-60 0L-50 -40L-90 -70L-60 -84L-20 -50H40L70 -90L100 -80L86 -50L60 -20L64 0H52L40 -20H-20L-44 0Z', dark),
        path('M-10 -50L0 -110L26 -106L24 -50Z', dark),
        circle(12, -124, 13, dark),
        line(-30, -150, 60, -70, dark, 5),
      ],
      { transform: 'translate(740 330) scale(1.1)' },
    ),
    rect(
      0,
      980,
      1000,
      520,
      sheet.linear([
        [0, dark, 0],
        [0.4, dark, 0.75],
        [1, dark, 0.98],
      ]),
    ),
  );
}
