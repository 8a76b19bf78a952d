import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path } from '../../kit/svg';
import { leadTone, pane } from './lead';

// A lancet window: a woman, a long pipe, and what she blows at its end.
export function flame(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(dark);
  const arch = 'M140 1170V480Q160 180 500 60Q840 180 860 480V1170Z';
  const inside = sheet.clip(path(arch));
  const tones = [ground, mix(ground, shape, 0.4), mix(ground, dark, 0.25), lighten(ground, 0.2)];
  const field: string[] = [];
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [120 + i * 130 + (row % 2) * 40, 40 + row * 130];
      const j = () => random.between(-26, 26);
      field.push(
        pane(
          sheet,
          `M${x + j()} ${y + j()}L${x + 130 + j()} ${y + j()}L${x + 130 + j()} ${y + 130 + j()}L${x + j()} ${y + 130 + j()}Z`,
          random.pick(tones),
        ),
      );
    }
  const skin = mix(light, accent, 0.25);
  sheet.add(
    group(field, { 'clip-path': inside }),
    pane(sheet, 'M360 1170C330 960 350 820 430 740H560C640 820 670 960 650 1170Z', shape),
    pane(sheet, 'M430 740L400 940L500 1170L600 940L560 740Z', mix(shape, light, 0.3)),
    pane(sheet, 'M440 740C440 700 450 680 470 670H540C556 690 556 710 560 740Q500 770 440 740Z', skin),
    pane(
      sheet,
      'M430 590C420 500 470 440 540 450C600 456 620 520 600 590C590 650 560 690 510 690C460 690 436 650 430 590Z',
      skin,
    ),
    pane(
      sheet,
      'M420 620C380 480 450 390 560 400C640 420 650 500 620 540C590 480 520 480 490 520C470 560 450 600 420 620Z',
      accent,
    ),
    pane(sheet, 'M420 620C400 720 420 780 380 850C340 800 350 660 420 620Z', mix(accent, dark, 0.25)),
    pane(sheet, 'M600 600L640 610L380 960L340 940Z', mix(light, dark, 0.4)),
    pane(sheet, 'M590 760C680 740 700 800 640 830L480 900L450 850Z', shape),
    pane(sheet, 'M400 800C330 830 330 900 400 900L470 880L460 830Z', shape),
    circle(300, 1000, 120, lighten(accent, 0.35), { opacity: 0.35 }),
    pane(sheet, 'M356 940C400 990 380 1080 300 1090C220 1090 190 1010 230 950C260 910 320 900 356 940Z', '#ffb24a'),
    pane(sheet, 'M330 960C360 1000 340 1060 296 1060C250 1056 240 1010 262 976C280 950 312 944 330 960Z', '#ffe27a'),
    ...[
      [250, 860],
      [190, 930],
      [390, 1050],
      [220, 800],
    ].map(([x = 0, y = 0]) => pane(sheet, `M${x} ${y}q-20 -30 0 -54q20 24 0 54Z`, '#ffb24a', { width: 7 })),
    ...Array.from({ length: 9 }, (_, i) => {
      const a = Math.PI + (i / 8) * Math.PI;
      return pane(
        sheet,
        `M500 330L${500 + Math.cos(a - 0.15) * 230} ${330 + Math.sin(a - 0.15) * 200}L${500 + Math.cos(a + 0.15) * 230} ${330 + Math.sin(a + 0.15) * 200}Z`,
        i % 2 ? '#ffd86b' : accent,
      );
    }),
    path(arch, 'none', { stroke: leadTone, 'stroke-width': 26 }),
    circle(
      300,
      1000,
      420,
      sheet.radial(
        [
          [0, '#ffcf7a', 0.4],
          [1, '#ffcf7a', 0],
        ],
        300,
        1000,
        420,
      ),
    ),
  );
}
