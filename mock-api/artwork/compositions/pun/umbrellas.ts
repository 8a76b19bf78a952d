import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { write } from '../../kit/type';
import { rain } from './rain';

export function umbrellas(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(ground);
  rain(sheet, film, 150);
  // the heart itself, cut into a left and a right canopy
  const left = 'M500 905C390 800 120 660 108 440C102 300 210 215 320 220C420 224 480 280 500 350Z';
  const right = 'M500 905C610 800 880 660 892 440C898 300 790 215 680 220C580 224 520 280 500 350Z';
  sheet.add(path(left, shape), path(right, accent));
  const ribs = (m: number) =>
    stroke(
      [0, 1, 2]
        .map(
          (i) =>
            `M${500 + m * 190} 226C${500 + m * (340 - i * 120)} ${360 + i * 30} ${500 + m * (250 - i * 95)} ${600 + i * 60} ${500 + m * (250 - i * 92)} ${735 + i * 62}`,
        )
        .join(''),
      '#00000033',
      5,
    );
  sheet.add(ribs(-1), ribs(1));
  sheet.add(line(310, 222, 296, 176, dark, 9), line(690, 222, 704, 176, dark, 9));
  // scalloped lower edges open the heart into two umbrellas
  for (const m of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const t = (i + 0.5) / 4;
      const x = 500 + m * (370 - t * 350);
      const y = 610 + t * 282;
      sheet.add(circle(x, y + 44, 58, ground));
    }
  const person = (x: number, flip: number, coat: string) =>
    group(
      [
        line(-4, -470, 30, -120, dark, 9),
        path('M-52 200Q-60 -70 0 -84Q60 -70 52 200Z', coat),
        circle(0, -122, 42, '#f0c7a2'),
        path('M-46 -120Q-50 -176 0 -174Q50 -176 46 -116Q20 -150 -46 -120Z', dark),
        stroke('M20 -40Q60 -60 34 -130', coat, 26),
        rect(-34, 198, 22, 70, dark),
        rect(12, 198, 22, 70, dark),
        circle(14, -118, 5, dark),
        stroke('M12 -100Q22 -94 30 -102', dark, 4),
        circle(26, -108, 9, shape, { opacity: 0.4 }),
      ],
      { transform: `translate(${x} 1000) scale(${flip} 1)` },
    );
  sheet.add(person(370, 0.9, accent), person(630, -0.9, shape));
  sheet.add(ellipse(500, 1272, 330, 16, mix(ground, dark, 0.12)));
  sheet.add(
    write(nth(linesOf(film), 0), { face: 'dmserifItalic', size: 136, x: 60, y: 150, fill: shape }),
    write(nth(linesOf(film), 1), { face: 'dmserifItalic', size: 136, x: 940, y: 150, anchor: 'end', fill: accent }),
  );
  sheet.add(write(film.tagline, { face: 'dmserifItalic', size: 38, x: 500, y: 1350, anchor: 'middle', fill: dark }));
  sheet.add(credits(film, { x: 500, y: 1410, width: 860, fill: dark, size: 23, rows: 2 }));
  sheet.finish = { grain: 0.035, paper: 0.6, shift: 2, specks: 0.04 };
}
