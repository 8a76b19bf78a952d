import type { Random } from '../../kit/random';
import { path } from '../../kit/svg';

/** A leaf with round lobes, as scissors make it. */
export const frond = (x: number, y: number, size: number, turn: number, fill: string) =>
  path(
    'M0 90C-6 60 -20 60 -40 70C-60 76 -66 50 -46 44C-30 40 -26 30 -34 20C-60 30 -80 6 -56 -6C-40 -10 -34 -20 -40 -34C-66 -34 -70 -64 -46 -64C-34 -64 -28 -70 -26 -82C-40 -104 -8 -124 0 -100C8 -124 40 -104 26 -82C28 -70 34 -64 46 -64C70 -64 66 -34 40 -34C34 -20 40 -10 56 -6C80 6 60 30 34 20C26 30 30 40 46 44C66 50 60 76 40 70C20 60 6 60 0 90Z',
    fill,
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
  );

/** A rectangle that was not measured. */
export const sheetOf = (random: Random, x: number, y: number, w: number, h: number, fill: string) => {
  const j = () => random.between(-14, 14);
  return path(
    `M${x + j()} ${y + j()}L${x + w + j()} ${y + j()}L${x + w + j()} ${y + h + j()}L${x + j()} ${y + h + j()}Z`,
    fill,
  );
};
