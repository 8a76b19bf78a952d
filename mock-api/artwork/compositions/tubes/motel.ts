import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, line, path, rect } from '../../kit/svg';
import { tube } from './tube';

// A ringed planet on a pole by a road on which nobody stops.
export function motel(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.5, ground],
      [0.76, mix(shape, ground, 0.4)],
      [0.78, dark],
    ]),
  );
  sheet.add(
    ...Array.from({ length: 90 }, () =>
      circle(random.between(0, 1000), random.between(0, 760), random.between(0.8, 2.6), light, {
        opacity: random.between(0.2, 0.9),
      }),
    ),
    path('M0 1150Q200 1090 420 1140T1000 1100V1500H0Z', mix(dark, '#000000', 0.4)),
    path('M420 1500L640 1150H660L1000 1420V1500Z', mix(dark, shape, 0.16)),
    ...[0, 1, 2, 3].map((i) =>
      path(`M${660 + i * 26} ${1190 + i * 52}l${6 + i * 5} 0l${20 + i * 8} ${28 + i * 10}l${-10 - i * 6} 0Z`, light, {
        opacity: 0.6,
      }),
    ),
    rect(462, 470, 26, 720, '#0b0a10'),
    rect(512, 470, 20, 720, '#0b0a10'),
    ...Array.from({ length: 9 }, (_, i) => line(475, 560 + i * 68, 522, 626 + i * 68, '#0b0a10', 6)),
    // a low row of rooms, one of them lit
    path('M40 1150V1060H430V1150Z', '#0b0a10'),
    path('M20 1062L60 1030H420L446 1062Z', '#14121c'),
    ...[0, 1, 2, 3].map((i) => rect(70 + i * 90, 1084, 46, 40, i === 2 ? '#ffcf7a' : '#1c1926')),
    tube(sheet, 'M500 210A150 150 0 1 0 501 210', accent, 13),
    tube(sheet, 'M230 430C200 380 300 380 360 386M640 330C740 290 800 280 790 310C760 370 300 500 230 430', shape, 12),
    tube(sheet, 'M420 300Q500 260 590 300M380 420Q470 400 560 440', accent, 6),
    tube(sheet, 'M240 880H720L690 850M720 880L690 910', shape, 9),
  );
}
