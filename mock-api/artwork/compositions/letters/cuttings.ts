import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { group, polygon } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { capHeight, measure, write } from '../../kit/type';

// Every letter of the title is torn from another page.
export function cuttings(sheet: Sheet, film: Film, x0: number, y0: number, width: number, height: number) {
  const { shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const faces = [
    'abril',
    'archivoBlack',
    'playfairBlack',
    'slab',
    'anton',
    'bodoniBlack',
    'dmserif',
    'rye',
    'bowlby',
    'fraktur',
  ] as const;
  const styles = [
    [light, dark],
    [dark, light],
    [accent, light],
    [light, accent],
    [shape, dark],
    ['#ffffff', dark],
  ] as const;
  const rows = linesOf(film, film.title.length > 14 ? 3 : 2);
  const size = Math.min(height / rows.length, (width / Math.max(...rows.map((r) => [...r].length))) * 1.5);
  rows.forEach((row, r) => {
    let x = x0;
    const unit = width / [...row].reduce((s, c) => s + (c === ' ' ? 0.5 : 1), 0);
    [...row].forEach((ch) => {
      if (ch === ' ') {
        x += unit * 0.5;
        return;
      }
      const [back, ink] = random.pick(styles);
      const face = random.pick(faces);
      const up = random.chance(0.7) ? ch.toUpperCase() : ch.toLowerCase();
      const bw = unit * random.between(0.9, 1.04);
      const bh = size * random.between(0.86, 1.02);
      const j = () => random.between(-7, 7);
      const s = Math.min((bh * 0.7) / capHeight(face, 1), (bw * 0.76) / measure(up, { face, size: 1 }).width);
      const y = y0 + r * (height / rows.length) + random.between(-10, 10);
      sheet.add(
        group(
          [
            polygon(
              [
                [8 + j(), 10 + j()],
                [bw + 8 + j(), 10 + j()],
                [bw + 8 + j(), bh + 10 + j()],
                [8 + j(), bh + 10 + j()],
              ],
              '#000000',
              { opacity: 0.28 },
            ),
            polygon(
              [
                [j(), j()],
                [bw + j(), j()],
                [bw + j(), bh + j()],
                [j(), bh + j()],
              ],
              back,
            ),
            write(up, {
              face,
              size: s,
              x: bw / 2,
              y: bh / 2 + (s * capHeight(face, 1)) / 2,
              anchor: 'middle',
              fill: ink,
            }),
          ],
          { transform: `translate(${x} ${y}) rotate(${random.between(-6, 6).toFixed(1)})` },
        ),
      );
      x += unit;
    });
  });
}
