import { darken } from '../../kit/colour';
import { line, polygon, rect } from '../../kit/svg';

/** A wooden house under a roof full of snow. */
export const chalet = (x: number, y: number, w: number, h: number, wood: string) => [
  rect(x, y, w, h, wood),
  ...Array.from({ length: Math.floor(h / 22) }, (_, i) => line(x, y + i * 22, x + w, y + i * 22, darken(wood, 0.2), 2)),
  polygon(
    [
      [x - 70, y + 20],
      [x + w / 2, y - w * 0.38],
      [x + w + 70, y + 20],
    ],
    '#ffffff',
  ),
  polygon(
    [
      [x - 44, y + 26],
      [x + w / 2, y - w * 0.3],
      [x + w + 44, y + 26],
      [x + w + 10, y + 26],
      [x + w / 2, y - w * 0.24],
      [x - 10, y + 26],
    ],
    darken(wood, 0.35),
  ),
];
