import type { Plate } from '../kit/plate';
import type { Random } from '../kit/random';
import type { Finish, Sheet } from '../kit/sheet';

/** What stands before the photograph. */
export type Figure = (sheet: Sheet) => void;

/** Takes a photograph: who stands in it, the light behind them, and the film stock. */
export type Take = (sheet: Sheet) => void;

const stock: Finish = { grain: 0.03, vignette: 0.34, bloom: 0.5 };

export const shot =
  (plate: (random: Random) => Plate, figures: readonly Figure[] = [], finish: Finish = {}): Take =>
  (sheet) => {
    for (const figure of figures) figure(sheet);
    sheet.plate = () => plate(sheet.random);
    sheet.finish = { ...stock, ...finish };
  };
