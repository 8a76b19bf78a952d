// Photographs of faces, printed in dots of one ink: the posters of films that live by one look.
import type { Film } from '../film';
import { head } from '../frames/head';
import { foot } from '../kit/foot';
import { type Plate, ramp } from '../kit/plate';
import { fromScenes } from '../kit/scenes';
import type { Sheet } from '../kit/sheet';
import { circle, path, rect } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';

/** A wall with more light in its middle. */
const wall =
  (x: number, y: number, size: number, bright: number, dark: number): Plate =>
  (px, py, out) => {
    const v = dark + (bright - dark) * ramp(size, 0, Math.hypot(px - x, py - y));
    out[0] = v;
    out[1] = v;
    out[2] = v;
  };

const white = { rim: '#ffffff', key: '#ffffff' } as const;

// A face against all: nothing else but the fire below it.
function joan(sheet: Sheet, film: Film) {
  const { accent } = film.palette;
  const { random } = sheet;
  sheet.plate = () =>
    head(wall(560, 420, 900, 0.62, 0.16), {
      ...white,
      turn: 42,
      lift: 24,
      hair: 'shorn',
      fill: '#121212',
      strength: [1.2, 1],
      from: [-0.5, 0.9],
      at: [540, 560, 345],
    });
  const flame = (x: number, tall: number, wide: number) =>
    path(
      `M${x - wide} 1180C${x - wide * 1.3} ${1180 - tall * 0.4} ${x + wide} ${1180 - tall * 0.5} ${x - wide * 0.1} ${1180 - tall}C${x + wide * 1.6} ${1180 - tall * 0.6} ${x + wide * 0.4} ${1180 - tall * 0.3} ${x + wide} 1180Z`,
      accent,
    );
  sheet.add(
    ...Array.from({ length: 30 }, (_, i) =>
      flame(-20 + i * 36, random.between(60, 210) * (0.7 + Math.abs(i - 15) / 14), random.between(24, 40)),
    ),
    rect(0, 1150, 1000, 50, accent),
  );
}

// Eleven nights: a half of the face that is awake, and the moons.
function sleepless(sheet: Sheet, film: Film) {
  const { accent } = film.palette;
  sheet.plate = () =>
    head(wall(760, 300, 900, 0.16, 0.02), {
      ...white,
      turn: 24,
      lift: -2,
      hair: 'bob',
      fill: '#060606',
      strength: [0.5, 1.05],
      from: [-0.98, 0.14],
      at: [570, 620, 420],
    });
  sheet.add(...Array.from({ length: 11 }, (_, i) => circle(82, 92 + i * 92, 25, accent)));
}

const keep = (colour: string) => ({ cell: 7.5, angle: 30, keep: colour });

export const { poster, backdrop } = fromScenes({
  joan: {
    art: joan,
    print: (sheet, film) => {
      const { dark, light, accent } = film.palette;
      sheet.add(rect(0, 1180, 1000, 320, light));
      const t = {
        face: 'limelight',
        x: 500,
        y: 1270,
        from: 'middle',
        anchor: 'middle',
        lines: 2,
        leading: 0.95,
      } as const;
      sheet.add(setTitle(film, { ...t, width: 900, height: 130, cased: upper, fill: accent }).svg);
      sheet.add(
        write(`Candela Classics · ${film.captions[0] ?? ''}`, {
          face: 'josefinBold',
          size: 24,
          x: 500,
          y: 1374,
          anchor: 'middle',
          track: 0.14,
          fill: dark,
        }),
        foot(film, {
          x: 500,
          y: 1420,
          width: 880,
          anchor: 'middle',
          face: 'cormorantItalic',
          size: 34,
          fill: dark,
          rows: 1,
          small: 20,
        }),
      );
    },
    finish: {
      grain: 0.07,
      paper: 0.7,
      halftone: { ...keep('#c5331f'), ink: '#170d0a', paper: '#f4e6cc', band: [0, 0.787] },
    },
    wide: { y: -200, scale: 0.9, wash: 'dark' },
  },
  sleepless: {
    art: sleepless,
    print: (sheet, film) => {
      const { dark, light, accent } = film.palette;
      sheet.add(rect(0, 1130, 1000, 370, dark));
      const t = { face: 'playfairItalic', x: 500, y: 1150, anchor: 'middle', lines: 2, leading: 0.94 } as const;
      sheet.add(setTitle(film, { ...t, width: 860, height: 170, limit: 108, fill: light }).svg);
      sheet.add(
        foot(film, {
          x: 500,
          y: 1402,
          width: 840,
          anchor: 'middle',
          face: 'playfairItalic',
          size: 32,
          fill: light,
          tint: accent,
        }),
      );
    },
    finish: {
      grain: 0.05,
      paper: 0.3,
      halftone: { ...keep('#d9482b'), ink: '#171a33', paper: '#f3dcc6', band: [0, 0.753] },
    },
    wide: { y: -250, scale: 0.9, wash: 'dark' },
  },
});
