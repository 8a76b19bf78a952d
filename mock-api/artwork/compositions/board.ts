// Games for four players of whom three cheat.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { dice } from './board/dice';
import { goose } from './board/goose';

export const { poster, backdrop } = fromScenes({
  goose: {
    art: goose,
    print: print({
      title: {
        face: 'bowlby',
        x: 500,
        y: 1250,
        from: 'middle',
        anchor: 'middle',
        width: 880,
        height: 150,
        lines: 1,
        ink: 'accent',
      },
      foot: { x: 500, y: 1370, width: 860, anchor: 'middle', face: 'archivoBold', size: 30, ink: 'dark' },
      band: { y: 1120, ink: 'light' },
    }),
    finish: { grain: 0.04, paper: 0.8, specks: 0.06, shift: 1 },
    wide: { y: -140, scale: 1.04, wash: 'ground', fade: 0 },
  },
  dice: {
    art: dice,
    print: print({
      title: {
        face: 'anton',
        x: 60,
        y: 70,
        width: 620,
        height: 480,
        lines: 3,
        leading: 1.02,
        cased: upper,
        ink: 'light',
      },
      foot: { x: 60, y: 1380, width: 880, face: 'oswald', size: 34, ink: 'light' },
    }),
    finish: { grain: 0.07, vignette: 0.25 },
    wide: { y: -430, scale: 1, wash: 'ground' },
  },
});
