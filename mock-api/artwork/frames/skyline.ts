import { group, polygon, rect } from '../kit/svg';
import type { Figure } from './shot';

interface Night {
  /** Of the towers, from the farthest row to the nearest. */
  readonly rows: readonly string[];
  readonly windows: readonly string[];
  /** Of the farthest row where the town is high, in units of the sheet. */
  readonly high: number;
}

/** A town of towers on the right of a still, rows before rows, with a few windows lit. */
export const skyline =
  ({ rows, windows, high }: Night): Figure =>
  (sheet) => {
    const { random, h } = sheet;
    rows.forEach((colour, row) => {
      for (let x = -20; x < 2000; ) {
        const wide = random.between(70, 130) + row * 16;
        // The left stays low, for the title.
        const rise = Math.min(1, Math.max(0, (x - 500) / 700));
        const top = h - (90 + rise * (high - row * 90) + random.between(-40, 90) * (0.3 + rise));
        sheet.add(rect(x, top, wide + 1, h - top, colour));
        for (let y = top + 26; y < h - 20; y += 30)
          for (let at = x + 14; at < x + wide - 12; at += 22)
            if (random.chance(0.05 + rise * 0.16))
              sheet.add(rect(at, y, 8, 13, random.pick(windows), { opacity: 0.4 + row * 0.15 }));
        x += wide;
      }
    });
  };

/** A bolt from the top of the still to `foot`, and the light that it throws. */
export const bolt =
  (x: number, foot: number, colour: string): Figure =>
  (sheet) => {
    const shape = polygon(
      [
        [x + 60, -40],
        [x + 150, -40],
        [x + 62, 330],
        [x + 128, 318],
        [x - 70, foot],
        [x + 6, 440],
        [x - 64, 452],
      ],
      '#ffffff',
    );
    sheet.add(
      group(
        polygon(
          [
            [x - 60, -60],
            [x + 220, -60],
            [x + 210, 300],
            [x - 92, foot + 40],
            [x - 170, 420],
          ],
          colour,
          { opacity: 0.75 },
        ),
        { filter: sheet.blur(70) },
      ),
    );
    sheet.add(group(shape, { filter: sheet.blur(14), opacity: 0.8 }));
    sheet.add(shape);
  };
