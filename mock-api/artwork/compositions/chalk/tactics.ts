import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { circle, rect } from '../../kit/svg';
import { chalk, wiped } from './dusty';

// The plan for Sunday, with eleven crosses and one ring that does as it likes.
export function tactics(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const cross = (x: number, y: number) =>
    chalk(`M${x - 26} ${y - 26}L${x + 26} ${y + 26}M${x + 26} ${y - 26}L${x - 26} ${y + 26}`, light, 11);
  const ring = (x: number, y: number, tone = '#8fd0f2') =>
    chalk(`M${x - 28} ${y}a28 28 0 1 0 56 0a28 28 0 1 0 -56 0`, tone, 9);
  sheet.add(
    ...wiped(sheet, sheet.random, light),
    chalk('M90 420H910V1290H90ZM90 856H910', light, 8),
    chalk('M390 856a110 110 0 1 0 220 0a110 110 0 1 0 -220 0', light, 8),
    chalk('M280 420V560H720V420M400 420V480H600V420M280 1290V1150H720V1290M400 1290V1230H600V1290', light, 8),
    circle(500, 856, 9, light),
    ...(
      [
        [500, 1250],
        [230, 1100],
        [410, 1120],
        [600, 1120],
        [790, 1090],
        [330, 950],
        [520, 970],
        [720, 930],
        [240, 760],
        [520, 700],
        [780, 740],
      ] as const
    ).map(([x, y]) => cross(x, y)),
    ...(
      [
        [500, 460],
        [250, 590],
        [430, 610],
        [600, 590],
        [770, 600],
        [350, 700],
        [660, 760],
      ] as const
    ).map(([x, y]) => ring(x, y)),
    chalk('M330 920C340 800 440 760 500 740M490 700C560 640 620 660 600 480M590 520L600 470L640 510', '#f3d36b', 9),
    chalk('M720 900C800 860 840 800 800 770', '#f3d36b', 9),
    // the winger has drawn his own arrow
    chalk(
      'M240 730C160 640 130 560 220 520C320 480 380 560 320 610C250 660 190 560 260 480C340 400 620 380 640 440C650 490 560 500 520 450M560 470L514 444L512 496',
      accent,
      13,
    ),
    rect(0, 0, 1000, 24, dark),
    rect(0, 1476, 1000, 24, dark),
  );
}
