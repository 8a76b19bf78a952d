import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { gouge } from '../../kit/gouge';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon } from '../../kit/svg';

const halfHead =
  'M500 380C560 380 600 400 640 420L760 300C790 420 800 520 790 600C850 680 880 760 900 850L800 840L830 930L730 930L720 1010L640 1010C600 1120 560 1180 500 1200Z';

// A head from the front, and the trees it stands between.
export function wolf(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(dark);

  sheet.add(circle(500, 700, 440, ground));
  const sky = (x: number, y: number) => (Math.atan2(y - 700, x - 500) * 180) / Math.PI + 90;
  sheet.add(
    gouge({
      random,
      count: 700,
      box: [40, 260, 960, 1140],
      angle: sky,
      length: [30, 100],
      width: [3, 8],
      fill: mix(ground, light, 0.5),
    }),
  );
  for (let i = 0; i < 11; i++) {
    const x = i * 100 + random.between(-24, 24);
    const wide = random.between(22, 54);
    const side = Math.abs(x - 500) > 240;
    if (!side) continue;
    sheet.add(
      polygon(
        [
          [x - wide / 2, 330],
          [x + wide / 2, 330],
          [x + wide * 0.7, 1500],
          [x - wide * 0.7, 1500],
        ],
        dark,
      ),
    );
    sheet.add(
      gouge({
        random,
        count: 46,
        box: [x - wide * 0.4, 340, x + wide * 0.4, 1360],
        angle: () => 90,
        length: [20, 70],
        width: [2, 5],
        fill: shape,
      }),
    );
  }
  const inside = sheet.clip([
    path(halfHead),
    path(halfHead, undefined, { transform: 'translate(1000 0) scale(-1 1)' }),
  ]);
  const fur = (x: number, y: number) => (Math.atan2(y - 640, x - 500) * 180) / Math.PI;
  const eye = [
    path('M560 700L680 650Q676 716 600 726Z', accent),
    circle(626, 690, 15, dark),
    path('M545 690L690 630L700 650L560 712Z', dark),
    path('M640 440L744 340Q762 430 750 520Q700 470 640 440Z', shape),
    path('M664 450L730 384Q742 440 734 486Q706 462 664 450Z', dark),
  ];
  sheet.add(
    path(halfHead, dark),
    path(halfHead, dark, { transform: 'translate(1000 0) scale(-1 1)' }),
    gouge({
      random,
      count: 900,
      box: [90, 380, 910, 1180],
      angle: fur,
      length: [20, 74],
      width: [3, 9],
      fill: light,
      clip: inside,
    }),
    path('M500 560L590 780C590 900 570 980 560 1040L500 1100L440 1040C430 980 410 900 410 780Z', dark),
    gouge({
      random,
      count: 80,
      box: [450, 590, 550, 930],
      angle: () => 90,
      length: [30, 80],
      width: [3, 7],
      fill: mix(light, shape, 0.3),
    }),
    ...[eye, group(eye, { transform: 'translate(1000 0) scale(-1 1)' })],
    path('M430 960Q500 930 570 960Q560 1020 500 1040Q440 1020 430 960Z', dark, { stroke: light, 'stroke-width': 5 }),
    path('M470 966Q500 954 530 966', 'none', { stroke: light, 'stroke-width': 7 }),
    path('M500 1040V1080Q440 1110 400 1080M500 1080Q560 1110 600 1080', 'none', {
      stroke: light,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    path('M430 1096L446 1150L462 1104ZM538 1104L554 1150L570 1096Z', light),
  );
}
