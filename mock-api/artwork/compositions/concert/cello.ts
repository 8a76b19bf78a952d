import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

/** The left half of a cello from its neck to its end, around x = 0; the other half is its mirror. */
const half =
  'M0 470C-46 462 -70 470 -104 486C-186 516 -236 578 -234 664C-232 734 -206 768 -176 792C-150 812 -140 838 -142 872C-144 908 -154 930 -182 952C-250 1006 -292 1074 -288 1168C-282 1290 -190 1366 0 1372Z';

/** A cello that stands in the sea like a lighthouse; its bow is the beam. */
export function cellos(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const wood = sheet.linear(
    [
      [0, lighten(accent, 0.2)],
      [0.3, mix(shape, accent, 0.5)],
      [0.62, shape],
      [1, darken(shape, 0.45)],
    ],
    0,
    [210, 0, 800, 0],
  );
  const both = (draw: (side: 1 | -1) => string) =>
    [1, -1].map((side) => group(draw(side as 1 | -1), { transform: `translate(500 0) scale(${side} 1)` }));
  const hole = 'M-118 858C-150 850 -156 884 -134 892M-132 892C-104 930 -150 990 -122 1030C-100 1044 -88 1012 -108 1000';
  return [
    both(() => path(half, darken(shape, 0.62), { transform: 'scale(1.035 1)' })),
    both(() => path(half, wood)),
    path(
      'M500 470C454 462 430 470 396 486C314 516 264 578 266 664C268 734 294 768 324 792C350 812 360 838 358 872C356 908 346 930 318 952C250 1006 208 1074 212 1168C218 1290 310 1366 500 1372C690 1366 782 1290 788 1168C792 1074 750 1006 682 952C654 930 644 908 642 872C640 838 650 812 676 792C706 768 732 734 734 664C736 578 686 516 604 486C570 470 546 462 500 470Z',
      wood,
    ),
    // The grain of the belly, and the light on its left shoulder.
    group(
      Array.from({ length: 15 }, (_, i) =>
        line(250 + i * 36, 480, 244 + i * 37, 1372, darken(shape, 0.3), 2, { opacity: 0.22 }),
      ),
      {
        'clip-path': sheet.clip(
          path(
            'M500 480C330 480 270 580 276 664C284 760 370 780 368 872C366 960 220 1000 222 1168C228 1290 320 1360 500 1364C680 1360 772 1290 778 1168C780 1000 634 960 632 872C630 780 716 760 724 664C730 580 670 480 500 480Z',
          ),
        ),
      },
    ),
    stroke('M300 600C310 560 340 528 386 510', lighten(accent, 0.6), 9, { opacity: 0.7 }),
    stroke('M246 1150C250 1080 290 1020 340 976', lighten(accent, 0.6), 9, { opacity: 0.6 }),
    both(() => stroke(hole, '#1a0d08', 12)),
    // Neck, scroll and pegs.
    path('M476 470L482 150H518L524 470Z', darken(shape, 0.3)),
    path('M472 900L484 156H516L528 900Z', dark),
    path('M480 156C470 110 466 84 476 58C484 36 516 36 524 58C534 84 530 110 520 156Z', darken(shape, 0.2)),
    circle(500, 56, 30, shape),
    circle(500, 56, 17, darken(shape, 0.4)),
    circle(500, 56, 7, accent),
    ...[92, 118].flatMap((y) => [
      rect(430, y, 50, 9, dark, { rx: 4 }),
      ellipse(426, y + 4, 13, 10, dark),
      rect(520, y + 8, 50, 9, dark, { rx: 4 }),
      ellipse(574, y + 12, 13, 10, dark),
    ]),
    // Bridge, tailpiece, strings.
    path(
      'M434 1000Q500 960 566 1000L560 1018Q552 1004 540 1010Q534 1036 500 1032Q466 1036 460 1010Q448 1004 440 1018Z',
      '#e8c890',
    ),
    path('M462 1120Q500 1096 538 1120L526 1310Q500 1326 474 1310Z', dark),
    ...[0, 1, 2, 3].map((i) => line(489 + i * 7.4, 150, 466 + i * 22, 1124, light, 2.4)),
    rect(495, 1372, 10, 110, dark),
    // The bow lies across the strings and shines.
    group(
      [
        line(-640, 0, 420, 0, light, 10),
        line(-640, 24, 404, 22, '#fffdf2', 5),
        path('M400 -8L452 -14V34L404 26Z', dark),
        circle(430, 10, 5, light),
      ],
      { transform: 'translate(560 930) rotate(-19)' },
    ),
  ];
}
