import type { Film } from '../../film';
import { darken } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, line, rect, stroke } from '../../kit/svg';
import { across, stitches } from './stitches';

const sheep = [
  '                    ',
  '      bbbbbbb       ',
  '    bbbbbbbbbbb     ',
  '   bbbbbbbbbbbbb    ',
  '  dbbbbbbbbbbbbbb   ',
  ' ddddbbbbbbbbbbbb   ',
  ' dldddbbbbbbbbbb    ',
  ' dddd bbbbbbbbb     ',
  '      d d   d d     ',
  '      d d   d d     ',
  '                    ',
];
const waves = ['aa  ', ' aa ', '  aa', 'a  a'];

// A scarf with sheep; somebody has begun to pull at it.
export function unravel(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const width = 26;
  const chart = [['.'], waves, ['.'], sheep, ['.'], waves, ['.'], sheep, ['.', '.']].flatMap((motif) =>
    across(motif, width),
  );
  const torn = chart.map((row, j) => {
    const gone = Math.max(0, (j - chart.length + 13) * 1.9 + Math.sin(j * 1.7) * 1.6);
    return row.slice(0, Math.max(4, width - Math.round(gone)));
  });
  sheet.fill(light);
  const cell = 27;
  sheet.add(
    ...torn.map((row, j) => rect(120, -20 + j * cell * 0.86, row.length * cell - 4, cell, darken(ground, 0.28))),
  );
  sheet.add(stitches(torn, { '.': ground, a: accent, b: light, d: dark, l: accent }, 120, -20, cell));
  const end = -20 + torn.length * cell * 0.86;
  const loose = `M${120 + (torn.at(-1)?.length ?? 0) * cell} ${end}C340 ${end + 90} 420 ${end - 30} 480 ${end + 40}S620 ${end + 150} 660 ${end + 60}S560 ${end - 40} 600 ${end + 20}S760 ${end + 110} 800 ${end + 10}S940 ${end - 90} 900 ${end - 190}`;
  sheet.add(
    stroke(loose, darken(ground, 0.22), 17),
    stroke(loose, ground, 10),
    circle(880, 1010, 96, ground),
    ...Array.from({ length: 9 }, (_, i) =>
      stroke(
        `M${796 + i * 8} ${970 + i * 12}Q${880} ${930 + i * 30} ${966 - i * 6} ${990 + i * 8}`,
        darken(ground, 0.2),
        5,
      ),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      stroke(
        `M${820 + i * 22} ${928 + (i % 3) * 6}Q${900 - i * 10} 1010 ${826 + i * 22} ${1086 - (i % 3) * 6}`,
        darken(ground, 0.32),
        5,
      ),
    ),
    line(760, 880, 980, 1110, shape, 14, { 'stroke-linecap': 'round' }),
    circle(756, 876, 17, shape),
  );
}
