import { circle, group, polygon, rect, stroke } from '../kit/svg';
import type { Figure } from './shot';

/** Birds far off, denser towards the middle of their cloud. */
export const birds =
  (count: number, x: number, y: number, wide: number, high: number, ink: string): Figure =>
  (sheet) => {
    const { random } = sheet;
    sheet.add(
      ...Array.from({ length: count }, () => {
        const s = random.between(2.4, 7);
        const [bx, by] = [x + random.bell() * wide, y + random.bell() * high];
        return stroke(
          `M${bx - s * 2} ${by - s * 0.6}Q${bx - s} ${by - s * 1.4} ${bx} ${by}Q${bx + s} ${by - s * 1.5} ${bx + s * 2} ${by - s * 0.4}`,
          ink,
          s * 0.42,
        );
      }),
    );
  };

/** A cone of light that fades: of a lighthouse, a lamp, headlights. */
export const beam =
  (x: number, y: number, toX: number, toY: number, wide: number, colour: string, strength = 0.8): Figure =>
  (sheet) => {
    const away = Math.hypot(toX - x, toY - y);
    const [nx, ny] = [(-(toY - y) / away) * wide, ((toX - x) / away) * wide];
    const fade = sheet.radial(
      [
        [0, colour, strength],
        [0.25, colour, strength * 0.42],
        [1, colour, 0],
      ],
      x,
      y,
      away,
    );
    sheet.add(
      group(
        polygon(
          [
            [x, y],
            [toX + nx, toY + ny],
            [toX - nx, toY - ny],
          ],
          fade,
        ),
        { filter: sheet.blur(9) },
      ),
    );
  };

/** A small light and the air around it. */
export const glow =
  (x: number, y: number, r: number, colour: string, strength = 0.9): Figure =>
  (sheet) => {
    sheet.add(
      circle(
        x,
        y,
        r,
        sheet.radial(
          [
            [0, '#ffffff', strength],
            [0.12, colour, strength],
            [0.4, colour, strength * 0.28],
            [1, colour, 0],
          ],
          x,
          y,
          r,
        ),
      ),
    );
  };

/** Snow, dust or embers in the air, some of it out of focus. */
export const flakes =
  (count: number, colour: string, big = 1): Figure =>
  (sheet) => {
    const { random } = sheet;
    const soft = sheet.blur(3.4);
    const one = (r0: number, r1: number) =>
      circle(random.between(0, 2000), random.between(0, 900), random.between(r0, r1) * big, colour, {
        opacity: random.between(0.25, 0.8),
      });
    sheet.add(
      ...Array.from({ length: count }, () => one(1, 2.6)),
      group(
        Array.from({ length: Math.round(count / 7) }, () => one(5, 13)),
        { filter: soft },
      ),
    );
  };

/** A pane with a light behind it, by its middle: the edges stay sharp where a glow has none. */
export const pane =
  (x: number, y: number, wide: number, high: number, colour: string): Figure =>
  (sheet) => {
    sheet.add(rect(x - wide / 2, y - high / 2, wide, high, colour));
  };
