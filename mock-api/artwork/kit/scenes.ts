import type { Film, Palette } from '../film';
import { named } from './list';
import type { Finish, Sheet } from './sheet';
import { group, rect } from './svg';

type Paint = (sheet: Sheet, film: Film) => void;

/** Where the drawing of a poster lies on the wide sheet, and the colour that the rest takes. */
export interface Lay {
  /** Of the right edge of the drawing; that of the sheet without it. */
  readonly right?: number;
  readonly y: number;
  readonly scale: number;
  readonly wash: keyof Palette;
  /** How far the drawing fades into the wash from its left edge; 0 for none. */
  readonly fade?: number;
}

export interface Scene {
  /** What stands under the words, on 1000 x 1500. */
  readonly art: Paint;
  /** The words of the poster. */
  readonly print: Paint;
  readonly finish: Finish;
  /** The backdrop: the same art laid on a wide sheet, or a drawing of its own. */
  readonly wide: Lay | Paint;
}

function lay(sheet: Sheet, film: Film, art: Paint, { right = 2000, y, scale, wash, fade = 360 }: Lay) {
  const colour = film.palette[wash];
  const upright = sheet.layer(1000, 1500);
  const x = right - 1000 * scale;
  art(upright, film);
  const edge = sheet.clip(rect(0, 0, 1000, 1500));
  sheet.fill(colour);
  sheet.add(group(group(upright.body, { 'clip-path': edge }), { transform: `translate(${x} ${y}) scale(${scale})` }));
  const clear = sheet.linear(
    [
      [0, colour],
      [0.12, colour],
      [1, colour, 0],
    ],
    0,
  );
  if (fade) sheet.add(rect(x - 40, 0, fade + 40, sheet.h, clear));
}

/** A composition from scenes that share an idea and differ in drawing, words and print. */
export function fromScenes(scenes: Readonly<Record<string, Scene>>) {
  return {
    poster(sheet: Sheet, film: Film, variant: string) {
      const { art, print, finish } = named(scenes, variant);
      art(sheet, film);
      print(sheet, film);
      sheet.finish = finish;
    },
    backdrop(sheet: Sheet, film: Film, variant: string) {
      const { art, wide, finish } = named(scenes, variant);
      if (typeof wide === 'function') wide(sheet, film);
      else lay(sheet, film, art, wide);
      sheet.finish = finish;
    },
  };
}
