import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, line, rect, stroke } from '../../kit/svg';
import { popcorn } from './pieces';

// Rows of seats from above, one taken by two people and a tub.
export function seatsAbove(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill('#2a0e16');
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 12; c++) {
      const [x, y] = [20 + c * 134 + (r % 2) * 34 - 34, 10 + r * 156];
      const tone = mix('#a3263a', '#7d1a2c', random.next());
      sheet.add(
        rect(x + 8, y + 14, 118, 128, '#000000', { rx: 26, opacity: 0.4 }),
        rect(x, y + 40, 116, 92, tone, { rx: 24 }),
        rect(x, y, 116, 50, lighten(tone, 0.1), { rx: 22 }),
        rect(x - 9, y + 34, 17, 92, darken(tone, 0.45), { rx: 8 }),
        rect(x + 108, y + 34, 17, 92, darken(tone, 0.45), { rx: 8 }),
        line(x + 12, y + 46, x + 104, y + 46, darken(tone, 0.3), 4),
      );
      const person = (hair: string, coat: string) =>
        sheet.add(
          ellipse(x + 58, y + 64, 60, 36, coat),
          circle(x + 58, y + 44, 31, hair),
          circle(x + 50, y + 36, 12, lighten(hair, 0.2)),
          stroke(
            `M${x + 8} ${y + 72}Q${x + 6} ${y + 130} ${x + 34} ${y + 132}M${x + 108} ${y + 72}Q${x + 112} ${y + 130} ${x + 84} ${y + 132}`,
            coat,
            22,
          ),
        );
      if (r === 2 && c === 7) person('#2b1a14', '#f2b632');
      if (r === 2 && c === 8) {
        person('#b5622b', '#2d8f9f');
        sheet.add(
          circle(x - 10, y + 118, 40, '#fff6e4'),
          ...Array.from({ length: 9 }, (_, i) =>
            popcorn(x - 10 + Math.cos(i) * 20, y + 118 + Math.sin(i * 2.3) * 20, 14, i * 40),
          ),
        );
      }
      if (r === 4 && c === 3) person('#111111', '#e7dcc8');
      if (r === 0 && c === 10) person('#d9b36a', '#54407a');
    }
  sheet.add(
    rect(
      0,
      0,
      1600,
      900,
      sheet.linear([
        [0, '#7fd4ff', 0.28],
        [0.5, '#7fd4ff', 0],
        [1, '#000000', 0.35],
      ]),
    ),
  );
  sheet.finish = { grain: 0.05, vignette: 0.35 };
}
