import type { Film } from '../../film';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, type Point, polygon, rect } from '../../kit/svg';

export function canalHouses(sheet: Sheet, film: Film, floor: number, [from, to]: readonly [number, number], s: number) {
  const { random } = sheet;
  const { ground, light, dark } = film.palette;
  const tones = ['#b5473c', '#7a3a2e', '#2d5d5a', '#d98d4b', '#3a3f5c', '#e8d3b0'];
  let x = from - 20;
  let last = '';
  while (x < to) {
    const bw = random.between(104, 150) * s;
    const bh = random.between(330, 480) * s;
    let tone = random.pick(tones);
    if (tone === last) tone = nth(tones, tones.indexOf(tone) + 1);
    last = tone;
    const y = floor - bh;
    const gable = random.whole(0, 2);
    const top: readonly Point[] =
      gable === 0
        ? [
            [x, y],
            [x, y - 20],
            [x + bw * 0.2, y - 20],
            [x + bw * 0.2, y - 52],
            [x + bw * 0.38, y - 52],
            [x + bw * 0.38, y - 84],
            [x + bw * 0.62, y - 84],
            [x + bw * 0.62, y - 52],
            [x + bw * 0.8, y - 52],
            [x + bw * 0.8, y - 20],
            [x + bw, y - 20],
            [x + bw, y],
          ]
        : gable === 1
          ? [
              [x, y],
              [x + bw / 2, y - 90],
              [x + bw, y],
            ]
          : [
              [x, y],
              [x + bw * 0.26, y - 30],
              [x + bw * 0.26, y - 80],
              [x + bw * 0.74, y - 80],
              [x + bw * 0.74, y - 30],
              [x + bw, y],
            ];
    sheet.add(
      rect(x, y, bw, bh, tone),
      polygon(top, tone),
      circle(x + bw / 2, y - 26, 13 * s, tone === '#e8d3b0' ? dark : light),
    );
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 3; c++) {
        const [wx, wy] = [x + bw * (0.12 + c * 0.28), y + 34 * s + r * 84 * s];
        if (wy < floor - 70 * s)
          sheet.add(
            rect(wx, wy, bw * 0.2, 54 * s, light),
            rect(wx + 3, wy + 3, bw * 0.2 - 6, 48 * s, random.chance(0.3) ? ground : '#8fb9cf'),
          );
      }
    x += bw;
  }
}
