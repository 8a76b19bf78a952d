import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, path, stroke } from '../../kit/svg';
import { crayonLine, wax } from './wax';

// A very round brother on a string, above the roofs.
export function balloon(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(ground);
  const round =
    'M230 430C230 260 350 150 500 150C650 150 770 260 770 430C770 600 650 710 500 710C350 710 230 600 230 430Z';
  const roofs = [
    [30, 850, 200],
    [220, 910, 180],
    [560, 880, 170],
    [740, 830, 230],
  ] as const;
  sheet.add(
    ...Array.from({ length: 24 }, (_, i) =>
      crayonLine(
        `M${random.between(20, 900)} ${random.between(40, 860)}q40 -12 80 0`,
        mix(ground, light, 0.3),
        5 + (i % 3),
      ),
    ),
    crayonLine('M90 220Q60 160 130 150Q150 90 210 130Q280 120 260 190Q280 240 210 240H120Q80 240 90 220', light, 9),
    crayonLine(
      'M740 800Q720 760 770 750Q790 700 840 730Q900 730 880 780Q890 820 830 810H770Q740 820 740 800',
      light,
      9,
    ),
    wax(random, [220, 140, 780, 720], accent, sheet.clip(path(round)), 20, 18, -30),
    crayonLine(round, dark, 12),
    stroke('M300 330Q330 240 420 210', '#ffffff', 18, { opacity: 0.8 }),
    circle(430, 400, 30, '#ffffff'),
    circle(570, 400, 30, '#ffffff'),
    circle(436, 408, 13, dark),
    circle(562, 408, 13, dark),
    crayonLine('M400 400a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M540 400a30 30 0 1 0 60 0a30 30 0 1 0 -60 0', dark, 6),
    crayonLine('M410 510Q500 590 590 510', dark, 12),
    crayonLine('M340 480q14 14 30 2M640 480q-14 14 -30 2', mix(accent, dark, 0.4), 8),
    crayonLine('M450 150Q470 90 500 140Q510 80 540 130Q560 100 560 150', dark, 11),
    crayonLine('M240 500Q170 520 150 460M760 500Q830 520 850 450', dark, 12),
    crayonLine('M430 710Q420 780 390 790M570 710Q580 780 610 790', dark, 12),
    crayonLine('M500 712L480 740H520ZM500 740Q440 840 500 900T490 970', light, 7),
    ...roofs.map(([x, y, w], i) => [
      wax(
        random,
        [x, y, x + w, 1080],
        nth([shape, mix(shape, light, 0.5), light], i),
        sheet.clip(path(`M${x} ${y + 60}H${x + w}V1080H${x}Z`)),
        17,
        14,
        i * 30,
      ),
      wax(
        random,
        [x - 20, y - 60, x + w + 20, y + 70],
        nth([mix(accent, dark, 0.3), dark], i),
        sheet.clip(path(`M${x - 20} ${y + 64}L${x + w / 2} ${y - 60}L${x + w + 20} ${y + 64}Z`)),
        14,
        12,
        20,
      ),
      crayonLine(
        `M${x} ${y + 60}H${x + w}V1080H${x}ZM${x - 20} ${y + 64}L${x + w / 2} ${y - 60}L${x + w + 20} ${y + 64}ZM${x + w * 0.4} ${y + 110}h40v46h-40Z`,
        dark,
        8,
      ),
    ]),
    circle(478, 990, 36, '#ffe0c4'),
    crayonLine(
      'M442 990a36 36 0 1 0 72 0a36 36 0 1 0 -72 0M462 1000q16 16 32 0M446 970q10 -40 40 -30q30 -10 30 30M478 1026V1084M478 1040L500 970M478 1046L440 1070',
      dark,
      8,
    ),
  );
}
