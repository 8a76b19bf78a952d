import type { Film } from '../../film';
import { brushed } from '../../frames/brush';
import { framed, ink } from '../../frames/ink';
import { ronin as swordsman } from '../../frames/people';
import type { Sheet } from '../../kit/sheet';
import { path } from '../../kit/svg';

// A man, a road, a sun: put down with a brush, and the road in the second colour.
export function ronin(sheet: Sheet, film: Film) {
  const { dark } = film.palette;
  sheet.plate = () =>
    framed(
      ink(sheet.random, {
        paper: '#f4e4c4',
        ink: '#1c1310',
        disc: { x: 560, y: 340, r: 250, colour: '#dc4a26' },
        layers: 4,
        height: 330,
        from: 520,
        to: 900,
        wide: 1000,
      }),
      0,
      0,
      1,
    );
  const red = '#c23a1c';
  sheet.add(
    path(
      'M700 905C740 950 690 990 640 1040C560 1130 480 1290 440 1500H960C900 1340 830 1180 820 1080C812 1010 790 940 728 903Z',
      red,
      { opacity: 0.86 },
    ),
  );
  brushed(swordsman, { x: 700, y: 1012, s: 1.9, ink: dark })(sheet);
}
