import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { blast, frame, screentone } from './frame';

// Four panels of a captain who had planned this differently.
export function action(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const skin = '#f1c69c';
  sheet.fill(light);
  const speed = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    return line(
      640 + Math.cos(a) * 190,
      250 + Math.sin(a) * 130,
      640 + Math.cos(a) * 900,
      250 + Math.sin(a) * 700,
      dark,
      i % 3 ? 3 : 9,
    );
  });
  sheet.add(
    frame(sheet, 'M36 36H964L930 470L36 560Z', dark, [
      rect(0, 0, 1000, 600, ground),
      screentone(0, 0, 1000, 600, mix(ground, shape, 0.5)),
      ...speed,
      // the face behind the mask
      path('M430 600C420 300 520 90 660 90C800 90 890 240 880 440L860 600Z', skin, { stroke: dark, 'stroke-width': 9 }),
      path(
        'M424 260C440 120 540 40 680 44C830 50 900 150 900 300C840 210 760 190 640 200C540 200 470 220 424 260Z',
        shape,
        { stroke: dark, 'stroke-width': 9 },
      ),
      path('M400 236Q640 130 920 290L960 270Q900 180 800 130Q560 60 420 180Z', dark),
      circle(660, 118, 34, accent, { stroke: dark, 'stroke-width': 7 }),
      path('M440 330Q650 270 880 340Q890 420 800 430Q720 430 676 380Q630 430 560 430Q450 430 440 330Z', dark),
      ellipse(566, 366, 52, 26, '#ffffff'),
      ellipse(786, 372, 50, 25, '#ffffff'),
      circle(582, 368, 14, dark),
      circle(800, 374, 14, dark),
      stroke('M676 396L656 470Q680 486 706 474', dark, 9),
      path('M580 520Q680 480 790 526Q680 580 580 520Z', '#ffffff', { stroke: dark, 'stroke-width': 8 }),
    ]),
    frame(sheet, 'M36 586L470 546L440 1030H36Z', dark, [
      rect(0, 500, 600, 600, shape),
      screentone(0, 560, 600, 520, lighten(shape, 0.3)),
      path('M-40 960Q80 900 170 950T400 940T600 960V1100H-40Z', mix(shape, dark, 0.5), {
        stroke: dark,
        'stroke-width': 8,
      }),
      path('M-40 1000Q60 960 190 1000T460 990V1100H-40Z', lighten(shape, 0.5), { stroke: dark, 'stroke-width': 7 }),
      group(
        [
          path('M-150 0H150L110 76H-120Z', accent, { stroke: dark, 'stroke-width': 8 }),
          line(0, 0, 0, -250, dark, 12),
          path('M12 -240Q130 -170 120 -30H12Z', '#ffffff', { stroke: dark, 'stroke-width': 7 }),
          path('M-12 -220Q-100 -150 -110 -30H-12Z', light, { stroke: dark, 'stroke-width': 7 }),
          path('M0 -250L70 -276L0 -300Z', dark),
        ],
        { transform: 'translate(230 890) rotate(-9)' },
      ),
    ]),
    frame(sheet, 'M500 542L926 500L964 760L486 790Z', dark, [
      rect(460, 480, 540, 340, accent),
      blast(730, 650, 240, '#ffffff', dark),
      blast(730, 654, 150, light, dark, 12),
      path('M650 560L610 660H680L640 760L770 620H700L740 540Z', shape, { stroke: dark, 'stroke-width': 8 }),
    ]),
    frame(sheet, 'M484 816L964 786V1030H466Z', dark, [
      rect(440, 760, 560, 300, ground),
      ...Array.from({ length: 14 }, (_, i) => line(440, 800 + i * 22, 1000, 780 + i * 24, mix(ground, dark, 0.4), 4)),
      group(
        [
          path('M-60 -40L90 -90L130 -40L200 -30Q216 10 200 24H60L40 -10L-50 20Z', dark),
          path('M-160 60L-20 -30L30 20L-80 110L-60 170Q-90 190 -120 176L-180 80Z', dark),
          path('M40 24H204V40H44Z', accent),
        ],
        { transform: 'translate(730 920)' },
      ),
      path('M520 1010Q640 980 760 1012T1000 1000V1060H500Z', darken(ground, 0.35)),
    ]),
  );
}
