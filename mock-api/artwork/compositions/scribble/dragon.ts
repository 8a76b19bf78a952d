import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, path, stroke } from '../../kit/svg';
import { crayonLine, wax } from './wax';

// A dragon with a briefcase.
export function dragon(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(light);
  const body =
    'M300 1180C220 1100 250 900 360 850C340 760 380 680 470 660C440 600 470 530 560 520C680 500 760 560 770 640C780 700 740 740 680 740C690 780 680 800 720 850C800 940 790 1100 700 1180Z';
  const tail = 'M320 1150C200 1190 120 1130 110 1030C104 980 140 960 160 1000C180 1060 240 1060 300 1010Z';
  const wing = 'M390 860C300 800 240 700 250 580C310 640 340 620 360 590C370 660 420 680 450 700Z';
  const belly = 'M460 1180C420 1080 440 940 520 900C600 920 640 1060 600 1180Z';
  const fire =
    'M770 640C840 620 860 570 960 560C920 600 980 620 940 650C980 680 930 710 950 750C870 740 830 690 770 680Z';
  const clip = (d: string) => sheet.clip(path(d));
  sheet.add(
    wax(
      random,
      [40, 1150, 960, 1300],
      mix(ground, shape, 0.4),
      sheet.clip(path('M20 1170Q500 1130 980 1170V1300Q500 1330 20 1290Z')),
      20,
      15,
    ),
    wax(random, [760, 540, 980, 770], '#ffb52e', clip(fire), 14, 12, 20),
    crayonLine(fire, accent),
    wax(random, [90, 950, 330, 1190], shape, clip(tail), 15, 13, 40),
    crayonLine(tail, dark),
    wax(random, [230, 570, 460, 870], ground, clip(wing), 15, 12, -50),
    crayonLine(wing, dark),
    wax(random, [220, 510, 800, 1190], shape, clip(body), 17, 15, -24),
    wax(random, [420, 900, 640, 1190], '#ffe08a', clip(belly), 15, 14, 0),
    crayonLine(body, dark),
    crayonLine('M450 960H620M440 1040H626M446 1110H616', mix('#ffe08a', dark, 0.3), 7),
    ...[
      [430, 640],
      [380, 720],
      [330, 860],
      [270, 960],
      [250, 1060],
    ].map(([x = 0, y = 0], i) => stroke(`M${x} ${y}l-50 -20l30 56`, nth([accent, ground], i), 12)),
    circle(560, 600, 44, '#ffffff'),
    circle(570, 606, 20, dark),
    circle(668, 590, 38, '#ffffff'),
    circle(676, 598, 18, dark),
    crayonLine(
      'M522 600a40 40 0 1 0 80 0a40 40 0 1 0 -80 0M632 590a36 36 0 1 0 72 0a36 36 0 1 0 -72 0M602 596H632',
      dark,
      7,
    ),
    crayonLine('M590 690Q660 720 730 680M720 630l6 10', dark, 9),
    crayonLine('M520 520L500 450M600 512L610 440', dark, 12),
    // tie and case
    wax(
      random,
      [590, 760, 660, 930],
      accent,
      clip('M600 770H650L640 800L668 920L626 960L588 920L612 800Z'),
      12,
      11,
      70,
    ),
    crayonLine('M600 770H650L640 800L668 920L626 960L588 920L612 800Z', dark, 7),
    crayonLine('M690 880Q780 900 800 980', dark, 12),
    wax(random, [720, 990, 910, 1130], '#a5683a', clip('M720 1000H910V1130H720Z'), 14, 13),
    crayonLine('M720 1000H910V1130H720ZM780 1000V970H850V1000', dark, 9),
    crayonLine('M330 1180V1240M430 1190V1250M590 1190V1250M680 1180V1240', dark, 14),
    // the one who drew it
    crayonLine('M880 1240V1180M880 1200L850 1180M880 1200L850 1160M880 1240L860 1290M880 1240L904 1290', dark, 8),
    circle(880, 1150, 32, '#ffe0c4'),
    crayonLine('M848 1150a32 32 0 1 0 64 0a32 32 0 1 0 -64 0M868 1160q12 12 24 0M850 1136q30 -40 60 0', dark, 6),
  );
}
