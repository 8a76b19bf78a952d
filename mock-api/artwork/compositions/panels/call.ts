import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, path, rect, stroke } from '../../kit/svg';
import { screentone } from './frame';

// A face in dots, very close to a telephone.
export function call(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const skin = '#fbd5b8';
  const ink = { stroke: dark, 'stroke-width': 12, 'stroke-linejoin': 'round' };
  sheet.fill(ground);
  const face =
    'M300 200C500 80 800 160 830 430C850 620 800 800 700 900C620 980 520 1000 440 960C330 900 250 760 240 600C226 440 230 260 300 200Z';
  const inside = sheet.clip(path(face));
  const blush = screentone(240, 260, 640, 760, mix(skin, accent, 0.75), 24);
  sheet.add(
    screentone(0, 0, 1000, 1140, lighten(ground, 0.35), 34, 0),
    path(
      'M210 640C60 400 160 60 480 40C760 10 980 200 950 520C1000 700 940 900 860 1000L700 1140H520C300 1100 240 900 210 640Z',
      shape,
      ink,
    ),
    path('M430 930C440 1020 420 1080 380 1140H800C760 1060 740 980 740 860Z', skin, ink),
    path(face, skin, ink),
    `<g clip-path="${inside}">${blush}</g>`,
    // hair over the forehead, and the light on it
    path(
      'M230 620C200 400 260 230 420 190C560 150 700 190 790 300C820 340 850 420 840 520C780 440 740 330 600 300C620 350 600 380 560 420C540 340 500 320 440 320C340 340 270 460 230 620Z',
      shape,
      ink,
    ),
    stroke(
      'M300 300C360 180 520 110 680 150M760 200C840 270 890 380 900 480M890 640C890 740 870 840 830 920',
      lighten(shape, 0.45),
      16,
    ),
    // eyes
    path('M336 560Q420 470 510 550Q430 620 336 560Z', '#ffffff', ink),
    circle(432, 550, 38, accent),
    circle(432, 550, 19, dark),
    circle(446, 534, 10, '#ffffff'),
    path('M610 536Q700 452 780 540Q700 592 610 536Z', '#ffffff', ink),
    circle(698, 530, 36, accent),
    circle(698, 530, 18, dark),
    circle(712, 514, 10, '#ffffff'),
    stroke('M326 572L300 556M344 536L312 512M372 512L352 478M784 552L812 536M764 516L796 490', dark, 9),
    stroke('M330 440Q420 390 500 430M616 426Q690 376 776 420', dark, 16),
    stroke('M560 580L546 700Q566 716 596 706', dark, 8),
    path('M470 800Q530 760 566 780Q610 756 668 790Q590 884 530 860Q490 850 470 800Z', accent, ink),
    stroke('M478 804Q570 818 660 792', dark, 8),
    // the tear has been drawn before the reason for it
    path('M396 620C420 680 440 700 436 740C430 776 380 776 372 740C366 704 384 680 396 620Z', lighten(shape, 0.75), {
      ...ink,
      'stroke-width': 8,
    }),
    ellipse(388, 742, 8, 14, '#ffffff'),
    // hand and receiver
    path(
      'M150 1140C130 1000 120 900 160 800L230 640C250 600 300 610 300 660L270 800L330 790C360 790 370 820 350 850L330 1000L300 1140Z',
      skin,
      ink,
    ),
    path(
      'M120 460C170 420 240 440 250 500L254 560C230 640 230 760 270 860L300 910C320 970 280 1020 220 1010C150 990 90 880 80 740C74 620 80 500 120 460Z',
      dark,
    ),
    stroke('M120 560C112 680 130 820 190 930', lighten(dark, 0.35), 14),
    stroke('M240 1010Q220 1070 260 1090T240 1160', dark, 16),
    path('M160 800C200 770 250 770 290 800M150 870C200 840 250 846 286 870M150 940C190 916 240 920 280 944', 'none', {
      stroke: dark,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    path('M620 60H960V250H820L780 320L770 250H620Z', '#ffffff', ink),
    ...[0, 1, 2].map((i) => circle(720 + i * 70, 156, 22, dark)),
    rect(0, 1136, 1000, 8, darken(light, 0.2)),
  );
}
