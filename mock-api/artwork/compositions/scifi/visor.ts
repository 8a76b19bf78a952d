import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { dots } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

const glass =
  'M240 560C240 400 350 320 500 320C650 320 760 400 760 560C760 760 690 880 500 890C310 880 240 760 240 560Z';

// A helmet; all that matters is on its glass.
export function visor(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(
    sheet.radial(
      [
        [0, mix(ground, accent, 0.5)],
        [0.5, ground],
        [1, dark],
      ],
      500,
      560,
      900,
    ),
  );
  sheet.add(dots(random, 160, [0, 0, 1000, 1100], [0.8, 2.6], light));
  const inside = sheet.clip(path(glass));
  const white = mix(light, shape, 0.12);
  const embers = Array.from({ length: 130 }, () => {
    const [x, y] = [random.between(230, 770), random.between(480, 880)];
    return circle(x, y, random.between(1.5, 6), random.chance(0.5) ? accent : '#ffd98a', {
      opacity: random.between(0.4, 1),
    });
  });
  sheet.add(
    path('M60 1500C80 1200 230 1060 500 1060C770 1060 920 1200 940 1500Z', mix(white, dark, 0.3)),
    path('M500 1060C770 1060 920 1200 940 1500H500Z', mix(white, dark, 0.55)),
    rect(300, 1010, 400, 110, darken(shape, 0.3), { rx: 40 }),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => line(330 + i * 50, 1016, 330 + i * 50, 1114, dark, 7)),
    path(
      'M500 190C760 190 880 370 880 590C880 860 760 1040 500 1040C240 1040 120 860 120 590C120 370 240 190 500 190Z',
      white,
    ),
    path(
      'M500 190C760 190 880 370 880 590C880 860 760 1040 500 1040C650 960 780 800 770 560C760 360 640 240 500 190Z',
      mix(white, dark, 0.4),
    ),
    stroke('M180 470Q230 300 370 240', '#ffffff', 13, { opacity: 0.8 }),
    rect(92, 520, 66, 180, shape, { rx: 28 }),
    rect(842, 520, 66, 180, darken(shape, 0.4), { rx: 28 }),
    circle(125, 610, 15, accent),
    path(glass, dark, { stroke: shape, 'stroke-width': 40 }),
    group(
      [
        rect(
          200,
          280,
          600,
          640,
          sheet.linear([
            [0, dark],
            [0.5, mix(dark, accent, 0.55)],
            [0.7, accent],
            [1, '#ffd98a'],
          ]),
        ),
        ellipse(500, 1010, 460, 300, mix(accent, dark, 0.55)),
        path('M220 790L330 660L400 720L470 600L560 740L640 650L800 800V920H220Z', mix(accent, dark, 0.75)),
        path('M470 600L490 560L510 620L560 740H540Z', '#ffd98a'),
        ...embers,
        // the one who went ahead
        path(
          'M498 800L490 838H500L504 812L510 838H520L514 800Q520 780 512 772A10 10 0 1 0 500 772Q492 780 498 800Z',
          dark,
        ),
        path('M270 460Q330 350 470 340Q340 400 300 560Q270 540 270 460Z', '#ffffff', { opacity: 0.3 }),
        path('M690 720Q720 640 716 560Q750 680 690 780Z', '#ffffff', { opacity: 0.2 }),
      ],
      { 'clip-path': inside },
    ),
    path(glass, 'none', { stroke: lighten(shape, 0.3), 'stroke-width': 5 }),
    rect(
      0,
      1000,
      1000,
      500,
      sheet.linear([
        [0, dark, 0],
        [0.3, dark, 0.9],
        [1, dark],
      ]),
    ),
  );
}
