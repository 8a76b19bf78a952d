// Restored sound films, each with the poster of its own decade.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { lower, upper } from '../kit/title';
import { attack } from './vintage/attack';
import { gloves } from './vintage/gloves';
import { liner } from './vintage/liner';
import { quay } from './vintage/quay';
import { ronin } from './vintage/ronin';
import { spiral } from './vintage/spiral';
import { western } from './vintage/western';

export const { poster, backdrop } = fromScenes({
  liner: {
    art: liner,
    print: print({
      title: {
        face: 'limelight',
        x: 500,
        y: 1290,
        from: 'middle',
        anchor: 'middle',
        width: 880,
        height: 150,
        lines: 1,
        cased: upper,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1404,
        width: 860,
        anchor: 'middle',
        face: 'josefinSemi',
        size: 32,
        ink: 'light',
        tint: 'accent',
        rows: 1,
        small: 20,
      },
      band: { y: 1180, ink: 'dark' },
    }),
    finish: { grain: 0.06, paper: 1, specks: 0.14, shift: 2 },
    wide: { y: -260, scale: 1, wash: 'ground', fade: 260 },
  },
  western: {
    art: western,
    print: print({
      title: {
        face: 'rye',
        x: 500,
        y: 70,
        anchor: 'middle',
        width: 900,
        height: 230,
        lines: 1,
        cased: upper,
        ink: 'light',
      },
      foot: { x: 500, y: 1400, width: 860, anchor: 'middle', face: 'slab', size: 30, ink: 'light', small: 22 },
    }),
    finish: { grain: 0.08, paper: 1, specks: 0.2, shift: 3, fade: 0.06 },
    wide: western,
  },
  attack: {
    art: attack,
    print: print({
      title: {
        face: 'lilita',
        x: 60,
        y: 76,
        width: 880,
        height: 300,
        lines: 2,
        leading: 0.96,
        cased: upper,
        ink: 'accent',
      },
      foot: { x: 60, y: 1404, width: 880, face: 'bowlby', size: 28, ink: 'dark', small: 20 },
    }),
    finish: { grain: 0.07, paper: 1, specks: 0.2, shift: 4, fade: 0.05 },
    wide: { y: -460, scale: 1.02, wash: 'ground', fade: 160 },
  },
  quay: {
    art: quay,
    print: print({
      title: {
        face: 'archivoBlack',
        x: 60,
        y: 1080,
        width: 880,
        height: 210,
        lines: 2,
        leading: 0.96,
        track: -0.04,
        cased: lower,
        ink: 'dark',
      },
      foot: {
        x: 62,
        y: 1380,
        width: 876,
        face: 'archivo',
        size: 32,
        ink: 'dark',
        by: 'archivoBold',
        rows: 1,
        small: 20,
      },
    }),
    finish: {
      grain: 0.12,
      halftone: { cell: 7, angle: 24, ink: '#1b1a1d', paper: '#efe9dc', band: [0, 0.68], keep: '#f2c230' },
    },
    wide: quay,
  },
  spiral: {
    art: spiral,
    print: print({
      title: {
        face: 'caveat',
        x: 60,
        y: 1230,
        from: 'middle',
        width: 880,
        height: 200,
        lines: 2,
        leading: 0.84,
        cased: upper,
        ink: 'dark',
      },
      foot: { x: 62, y: 1400, width: 876, face: 'caveat', size: 40, ink: 'dark', small: 22 },
    }),
    finish: { grain: 0.05, paper: 0.9, specks: 0.08, shift: 2 },
    wide: { y: -130, scale: 1, wash: 'ground', fade: 0 },
  },
  gloves: {
    art: gloves,
    print: print({
      title: {
        face: 'syne',
        x: 500,
        y: 1270,
        from: 'middle',
        anchor: 'middle',
        width: 900,
        height: 200,
        lines: 2,
        leading: 0.94,
        track: -0.03,
        cased: lower,
        ink: 'accent',
      },
      foot: {
        x: 500,
        y: 1410,
        width: 880,
        anchor: 'middle',
        face: 'oswald',
        size: 32,
        ink: 'light',
        rows: 1,
        small: 22,
      },
      band: { y: 1150, ink: 'dark' },
    }),
    finish: { grain: 0.1, paper: 0.6, shift: 3, fade: 0.05 },
    wide: { y: -140, scale: 1, wash: 'dark' },
  },
  ronin: {
    art: ronin,
    print: print({
      title: {
        face: 'abril',
        x: 60,
        y: 1300,
        from: 'bottom',
        width: 560,
        height: 300,
        lines: 3,
        leading: 0.94,
        ink: 'dark',
      },
      foot: { x: 62, y: 1376, width: 860, face: 'playfairItalic', size: 34, ink: 'dark', tint: 'dark' },
    }),
    finish: { grain: 0.05, paper: 0.6 },
    wide: { y: -220, scale: 1.04, wash: 'dark' },
  },
});
