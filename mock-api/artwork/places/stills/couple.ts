import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, path, rect, stroke } from '../../kit/svg';

export function couple(sheet: Sheet) {
  sheet.fill('#0c0a18');
  const glow = (x: number, y: number, r: number, c: string) =>
    circle(
      x,
      y,
      r,
      sheet.radial(
        [
          [0, c, 0.9],
          [1, c, 0],
        ],
        x,
        y,
        r,
      ),
    );
  sheet.add(
    rect(
      120,
      60,
      1360,
      560,
      sheet.linear([
        [0, '#ff9a5a'],
        [0.5, '#ff5f7e'],
        [1, '#5a2a8a'],
      ]),
    ),
    circle(1050, 330, 130, '#ffe9b8'),
    path('M120 620V470Q400 380 700 470T1480 420V620Z', '#3a1d5c'),
    path('M120 620V540Q500 470 900 540T1480 510V620Z', '#22123d'),
    glow(800, 340, 900, '#ff7a6b'),
  );
  const dark = '#0a0714';
  const rim = '#ff9f7a';
  sheet.add(
    path(
      'M470 900C460 720 520 640 610 610C600 590 592 560 590 530C580 440 640 390 710 396C780 400 812 450 806 520C804 560 790 590 776 606C850 630 900 700 900 900Z',
      dark,
    ),
    path(
      'M760 900C770 730 830 660 900 630C880 610 866 570 868 520C866 430 940 390 1010 404C1090 420 1110 480 1100 560C1120 640 1100 700 1060 690C1130 730 1160 800 1160 900Z',
      dark,
    ),
    stroke('M590 530C580 440 640 390 710 396', rim, 5),
    stroke('M868 500C872 430 940 390 1010 404C1070 416 1100 456 1102 510', rim, 5),
    stroke('M1062 692C1130 730 1160 800 1160 900', rim, 4),
    stroke('M470 900C460 720 520 640 606 612', rim, 4),
  );
  for (let i = 0; i < 7; i++) {
    const x = -60 + i * 260;
    sheet.add(
      path(
        `M${x} 900V800Q${x + 10} 740 ${x + 70} 736H${x + 190}Q${x + 250} 740 ${x + 260} 800V900Z`,
        mix('#3a1326', '#000000', 0.3),
      ),
      stroke(`M${x + 8} 800Q${x + 14} 742 ${x + 70} 738H${x + 190}Q${x + 246} 742 ${x + 252} 800`, '#b5485c', 4),
    );
  }
  sheet.finish = { grain: 0.06, vignette: 0.3 };
}
