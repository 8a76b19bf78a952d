import type { Sheet } from '../../kit/sheet';
import { circle, path, type Shapes } from '../../kit/svg';

interface Rows {
  /** How wide half a seat is in the row furthest away, and by how much each nearer one is wider. */
  size: number;
  grows: number;
  /** Where the furthest row stands, how far below it the next, and how much further each after that. */
  y: number;
  step: number;
  widens: number;
  /** From seat to seat, in half seats. */
  gap: number;
  seat: (x: number, y: number, size: number, row: number) => Shapes;
  /** The share of the seats that are taken. */
  taken: number;
  head: string;
  /** The edge that the screen gives each head, and how much of it. */
  rim: { stroke: string; opacity: number };
}

/** Four rows of seats before a screen, and the heads above them. */
export function audience(
  sheet: Sheet,
  { size: first, grows, y: far, step, widens, gap, seat, taken, head, rim }: Rows,
) {
  for (let row = 0; row < 4; row++) {
    const size = first + row * grows;
    const y = far + row * step + row * row * widens;
    const apart = size * gap;
    for (let x = 800 - (Math.ceil(900 / apart) - (row % 2) / 2) * apart; x < 1720; x += apart) {
      sheet.add(seat(x, y, size, row));
      if (sheet.random.chance(taken))
        sheet.add(
          circle(x, y, size * 0.6, head),
          path(edge(x, y, size), 'none', { ...rim, 'stroke-width': 1.6 + row * 0.5 }),
        );
    }
  }
}

/** The upper half of a head. */
const edge = (x: number, y: number, size: number) => {
  const r = size * 0.6;
  return `M${x - r} ${y - size * 0.08}A${r} ${r} 0 0 1 ${x + r} ${y - size * 0.08}`;
};
