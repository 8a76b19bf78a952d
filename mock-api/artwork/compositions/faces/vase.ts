import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';

const profile =
  'M-40 -80H210C310 40 372 190 362 286C356 322 402 372 442 440C452 462 434 476 404 480C398 494 410 514 420 530C428 548 418 558 402 562C412 576 412 594 396 606C388 624 402 648 388 690C368 732 300 734 240 722C230 800 262 870 380 930C420 960 440 1000 446 1060H-40Z';

// Two profiles so close that the gap between them is a candle.
export function vase(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const side = (fill: string, shade: string, ear: string) => [
    path(profile, fill),
    path('M-40 -80H120C60 260 60 540 120 730C100 860 60 980 40 1060H-40Z', shade),
    path('M276 372Q318 352 352 372Q320 392 276 372Z', ear),
    path('M262 326Q310 300 350 318', 'none', { stroke: ear, 'stroke-width': 9, 'stroke-linecap': 'round' }),
    path('M352 556Q384 552 404 562Q380 572 352 556Z', ear),
    circle(118, 520, 16, ear),
  ];
  sheet.add(
    circle(
      500,
      420,
      330,
      sheet.radial([
        [0, light, 1],
        [0.3, light, 0.8],
        [1, light, 0],
      ]),
    ),
    group(side(shape, mix(shape, dark, 0.45), mix(shape, dark, 0.75)), { transform: 'translate(0 40)' }),
    group(side(accent, mix(accent, dark, 0.45), mix(accent, dark, 0.7)), {
      transform: 'translate(1000 40) scale(-1 1)',
    }),
    path('M500 300C540 372 552 410 540 446C530 476 470 476 460 446C448 410 470 380 500 300Z', '#fff6d8'),
    path('M500 366C520 408 524 428 518 446Q500 462 482 446C476 428 484 404 500 366Z', accent),
    line(500, 452, 500, 500, dark, 5),
    rect(474, 492, 52, 560, light),
    rect(504, 492, 22, 560, mix(light, dark, 0.14)),
    path('M474 492Q484 560 474 600Q462 560 474 492ZM526 492Q540 540 528 640Q516 600 520 492Z', light),
    ellipse(500, 1060, 120, 20, mix(ground, dark, 0.25)),
    rect(0, 1096, 1000, 404, ground),
    path('M400 1050H600Q590 1096 500 1100Q410 1096 400 1050Z', dark),
  );
}
