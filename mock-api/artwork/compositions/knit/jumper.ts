import type { Film } from '../../film';
import { darken } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { across, stitches } from './stitches';

const plain = ['.'];
const zigzag = ['a   a   ', ' a a a a', '  a   a ', '        '];
const dots = ['b   ', '    '];
const tree = [
  '      l      ',
  '     ccc     ',
  '    ccccc    ',
  '     ccc     ',
  '    ccaccc   ',
  '   ccccccccc ',
  '    cccbccc  ',
  '   ccccccccc ',
  '  cacccccbccc',
  '      d      ',
  '      d      ',
];
const deer = [
  '                 ',
  '  d d d     l    ',
  '  d ddd          ',
  '   ddd        l  ',
  '    dd           ',
  '   dddd          ',
  '  dadddddddddd   ',
  ' dddddddddddddd  ',
  '    ddddddddddd  ',
  '    dddddddddd   ',
  '    dd d    d d  ',
  '    d  d    d d  ',
  '    d  d    d d  ',
  '                 ',
];
const house = [
  '       l    ',
  '     aaa    ',
  '    aaaaa   ',
  '   aaaaaaa  ',
  '  aaaaaaaaa ',
  '  bbbbbbbbb ',
  '  bllbbbllb ',
  '  bllbbbllb ',
  '  bbbbddbbb ',
  '  bbbbddbbb ',
  '            ',
];

// The jumper that an aunt has made, down to the last reindeer.
export function jumper(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const width = 46;
  const chart = [
    plain,
    plain,
    dots,
    zigzag,
    plain,
    tree,
    plain,
    zigzag,
    dots,
    deer,
    dots,
    zigzag,
    plain,
    house,
    plain,
    zigzag,
    dots,
    tree,
    plain,
    plain,
  ].flatMap((motif) => across(motif, width));
  sheet.fill(darken(ground, 0.3));
  sheet.add(stitches(chart, { '.': ground, a: accent, b: light, c: shape, d: dark, l: '#ffd873' }, -6, -6, 22));
  const rest = Array.from({ length: 30 }, () => '.'.repeat(width));
  sheet.add(stitches(rest, { '.': ground }, -6, -6 + chart.length * 22 * 0.86, 22));
}
