// A face in profile, built from arcs and flat shadows.

import type { Film } from '../film';
import { credits, names } from '../kit/billing';
import { mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { breakInto, stack } from '../kit/stack';
import { circle, group, path, rect, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';

// Facing left, chin near y = 960; the back of the head is left to each poster.
const face =
  'M470 250C410 300 372 380 366 452C362 486 372 500 364 528C350 574 306 626 282 664C272 682 284 696 312 700C330 703 334 712 328 726C320 742 302 748 304 762C306 774 324 776 334 780C322 788 308 796 312 814C316 832 338 836 336 858C332 888 318 912 336 946C360 988 430 986 486 970C540 956 566 930 580 900';
const bust = `${face}C590 980 600 1060 620 1130L700 1300H330L430 1150Q470 1080 470 970L640 800L700 300Z`;

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'shadow' ? shadowPoster(sheet, film) : arcsPoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground } = film.palette;
  sheet.fill(ground);
  const place = { transform: 'translate(1000 -250) scale(0.92)' };
  if (variant === 'shadow') {
    sheet.add(group(twoFaces(film), { transform: 'translate(800 -250) scale(0.95)' }));
    sheet.finish = { grain: 0.07, shift: 1, vignette: 0.2 };
    return;
  }
  sheet.add(group(head(film), place));
  sheet.finish = { grain: 0.06, paper: 0.5 };
}

function head(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [
    circle(640, 560, 430, shape),
    path(bust, light),
    // hair: a nest of arcs sweeping back from the brow
    path(
      'M470 250C560 160 780 150 900 320C1010 480 1000 760 880 900C800 990 700 1000 640 960C700 860 690 700 610 620C560 570 540 480 560 400C520 400 440 380 400 372C414 320 440 280 470 250Z',
      dark,
    ),
  ];
  for (let i = 0; i < 9; i++)
    parts.push(
      stroke(
        `M${480 + i * 20} ${300 + i * 7}C${640 + i * 20} ${230 + i * 26} ${800 + i * 14} ${360 + i * 24} ${836 + i * 4} ${560 + i * 22}C${842 - i * 6} ${700 + i * 12} ${800 - i * 10} ${820 + i * 6} ${730 - i * 6} ${900}`,
        i % 3 === 1 ? accent : shape,
        7 - i * 0.35,
      ),
    );
  parts.push(
    // shadow side of face and neck
    path(
      'M580 900C540 960 430 990 366 968C410 1010 520 1010 552 1000C540 1080 520 1130 470 1180C520 1170 566 1130 580 1100C600 1040 596 960 580 900Z',
      shape,
    ),
    path('M410 540C440 520 480 524 500 546C474 560 436 562 410 540Z', dark),
    stroke('M398 548C430 512 480 508 516 546', dark, 7),
    stroke('M384 470C420 446 480 444 524 470', dark, 11),
    path(
      'M328 726C350 722 384 742 396 764C380 770 352 772 334 780C324 776 306 774 304 762C302 748 320 742 328 726Z',
      shape,
    ),
    path('M334 780C352 774 380 770 396 764C388 796 356 816 312 814C308 796 322 788 334 780Z', mix(shape, dark, 0.3)),
    circle(470, 700, 54, shape, { opacity: 0.28 }),
    circle(626, 842, 15, accent),
    circle(626, 900, 40, '#d9a441'),
    circle(626, 900, 20, light),
    path('M-60 1300C160 1130 330 1110 440 1108C500 1150 580 1150 620 1100C760 1110 930 1130 1100 1260V1800H-60Z', dark),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => circle(438 + i * 31, 1086 + Math.sin((i / 6) * Math.PI) * 46, 15, accent)),
  );
  return parts;
}

function arcsPoster(sheet: Sheet, film: Film) {
  const { ground, shape, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(rect(0, 0, 360, 1500, mix(ground, shape, 0.2)));
  sheet.add(group(head(film), { transform: 'translate(40 30)' }));
  sheet.add(rect(0, 1330, 1000, 170, dark));
  sheet.add(write(nth(linesOf(film), 0), { face: 'abril', size: 104, x: 60, y: 150, fill: dark }));
  sheet.add(
    write(nth(linesOf(film), 1), {
      face: 'abril',
      size: sizeToWidth(nth(linesOf(film), 1), 'abril', 640),
      x: 60,
      y: 1366,
      fill: light,
    }),
  );
  sheet.add(
    stack(breakInto(film.tagline, 3), { face: 'playfairItalic', size: 32, x: 62, y: 190, leading: 1.25, fill: shape })
      .svg,
  );
  sheet.add(credits(film, { x: 500, y: 1416, width: 880, fill: light, size: 22, rows: 2 }));
  sheet.finish = { grain: 0.055, paper: 0.5, shift: 1, specks: 0.08 };
}

// Two profiles turned away from each other; where they overlap, a third person.
function twoFaces(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const skull =
    'M470 250C560 170 760 200 820 380C860 520 800 700 700 800C650 850 610 880 580 900C560 930 530 960 486 970L366 452Z';
  const one = (fill: string) =>
    group([
      path(
        face +
          'C590 960 590 1060 640 1120C720 1190 860 1200 900 1560H330C340 1400 470 1290 480 1180C486 1090 480 1020 470 975Z',
        fill,
      ),
      path(skull, fill),
      path(`${face}L700 700L620 260Z`, fill),
    ]);
  return [
    group(one(shape), { transform: 'translate(-10 60)' }),
    group(one(accent), { transform: 'translate(1010 60) scale(-1 1)', style: 'mix-blend-mode:multiply' }),
    group([stroke('M392 556Q436 590 492 560', dark, 9), stroke('M380 500Q430 470 500 496', dark, 13)], {
      transform: 'translate(-10 60)',
    }),
    group(
      [
        path('M396 552Q440 516 496 556Q444 584 396 552Z', light),
        circle(440, 552, 17, dark),
        stroke('M380 496Q430 464 500 490', dark, 13),
      ],
      { transform: 'translate(1010 60) scale(-1 1)' },
    ),
  ];
}

function shadowPoster(sheet: Sheet, film: Film) {
  const { ground, shape, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(twoFaces(film), { transform: 'translate(0 40)' }));
  sheet.add(rect(0, 1130, 1000, 370, dark));
  // the title is cut through the middle and the halves no longer meet
  const set = {
    face: 'oswald',
    size: sizeToWidth(film.title.toUpperCase(), 'oswald', 850, 0.02),
    x: 75,
    y: 1316,
    track: 0.02,
  } as const;
  const cut = 1316 - set.size * 0.4;
  sheet.add(
    group(write(film.title.toUpperCase(), { ...set, fill: shape }), {
      'clip-path': sheet.clip(rect(0, 900, 1000, cut - 900)),
    }),
  );
  sheet.add(
    group(write(film.title.toUpperCase(), { ...set, x: 97, fill: light }), {
      'clip-path': sheet.clip(rect(0, cut + 5, 1000, 400)),
    }),
  );
  sheet.add(
    write(film.tagline, { face: 'oswald', size: 36, x: 500, y: 154, anchor: 'middle', fill: dark, track: 0.06 }),
  );
  sheet.add(names(film, { x: 500, y: 90, fill: dark, face: 'oswaldLight', max: 850 }));
  sheet.add(credits(film, { x: 500, y: 1400, width: 850, fill: light, size: 23, rows: 2 }));
  sheet.finish = { grain: 0.075, shift: 1 };
}
