// Cards of several seats as one holds them: the lens of the brand, and a number of seats in its beam.

import { wordmark } from '../brand';
import type { Sheet } from '../kit/sheet';
import { circle, group, path, polygon, rect } from '../kit/svg';
import type { CardId } from '../pictures';
import { numerals } from './cards/numerals';

const [ink, paper, beam] = ['#0a0a0c', '#f6f3ec', '#ffd447'];

/** The ground a card is printed on, and what stands on it. */
const stocks = {
  ink: { ground: ink, lens: paper },
  paper: { ground: paper, lens: ink },
} as const;

const lamp = { x: 308, y: 428 };
const margin = 92;
/** Where what stands in the beam ends. */
const edge = 1360 - margin;

function card(sheet: Sheet, stock: keyof typeof stocks, seats: number) {
  const { ground, lens } = stocks[stock];
  sheet.fill(ground);
  sheet.add(
    polygon(
      [
        [lamp.x, lamp.y],
        [1360, -34],
        [1360, 890],
      ],
      beam,
    ),
    path('M505 281A212 212 0 1 0 505 575', 'none', { stroke: lens, 'stroke-width': 92 }),
    circle(lamp.x + 8, lamp.y, 52, beam),
    numberOf(seats, 500, 522),
    rowsOf(seats, 580),
    wordmark({ x: 104, y: 782, size: 62, ink: lens, light: stock === 'ink' ? beam : '#e0a800' }).svg,
  );
  sheet.finish = { grain: 0.006 };
}

/** The number, its last figure ending at the edge. */
function numberOf(seats: number, size: number, baseline: number) {
  const scale = size / 1000;
  const track = -16;
  let x = edge;
  return [...String(seats)].toReversed().map((figure) => {
    const { right, advance, outline } = numerals[figure] ?? numerals[0]!;
    x -= (x === edge ? right : advance + track) * scale;
    return path(outline, ink, { transform: `translate(${x} ${baseline}) scale(${scale} ${-scale})` });
  });
}

/** As many seats, seen from behind, five to a row. */
function rowsOf(seats: number, top: number) {
  const [step, width, height] = [58, 45, 49];
  return Array.from({ length: seats }, (_, i) => {
    const inRow = Math.min(5, seats - Math.floor(i / 5) * 5);
    const x = edge - width - (inRow - 1 - (i % 5)) * step;
    const y = top + Math.floor(i / 5) * (height + 22);
    return group([
      path(`M${x} ${y + height}V${y + 14}a14 14 0 0 1 14 -14H${x + width - 14}a14 14 0 0 1 14 14V${y + height}Z`, ink),
      rect(x + 7, y + height + 5, width - 14, 6, ink, { rx: 3 }),
    ]);
  });
}

export const cards: Readonly<Record<CardId, (sheet: Sheet) => void>> = {
  'c3-seats': (sheet) => card(sheet, 'paper', 3),
  'c5-seats': (sheet) => card(sheet, 'ink', 5),
  'c10-seats': (sheet) => card(sheet, 'ink', 10),
};
