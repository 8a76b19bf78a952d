// Faces as large as the sheet, built from few flat shapes.
import { foot } from '../kit/foot';
import { fromScenes } from '../kit/scenes';
import { setTitle, upper } from '../kit/title';
import { crowd } from './faces/crowd';
import { shades } from './faces/shades';
import { vase } from './faces/vase';

const finish = { grain: 0.05, paper: 0.6, shift: 1, specks: 0.03 };

export const { poster, backdrop } = fromScenes({
  shades: {
    art: shades,
    print: (sheet, film) => {
      const { dark, light } = film.palette;
      const t = { face: 'shoulders', x: 50, y: 50, width: 900, height: 370, lines: 3, leading: 0.84 } as const;
      sheet.add(setTitle(film, { ...t, cased: upper, fill: dark }).svg);
      sheet.add(foot(film, { x: 60, y: 1400, width: 880, fill: light, face: 'archivoBold', size: 30 }));
    },
    finish,
    wide: { y: -460, scale: 1.05, wash: 'ground', fade: 120 },
  },
  vase: {
    art: vase,
    print: (sheet, film) => {
      const { dark } = film.palette;
      const t = { face: 'italiana', x: 500, y: 1200, anchor: 'middle', from: 'middle', lines: 1, track: 0.06 } as const;
      sheet.add(setTitle(film, { ...t, width: 860, height: 150, cased: upper, fill: dark }).svg);
      const small = { x: 500, y: 1340, width: 800, anchor: 'middle', face: 'cormorantItalic', size: 44 } as const;
      sheet.add(foot(film, { ...small, fill: dark }));
    },
    finish,
    wide: { y: -90, scale: 0.95, wash: 'ground', fade: 300 },
  },
  crowd: {
    art: crowd,
    print: (sheet, film) => {
      const { accent, light } = film.palette;
      const t = { face: 'gothic', x: 50, y: 1330, from: 'bottom', lines: 2, leading: 0.84 } as const;
      sheet.add(setTitle(film, { ...t, width: 900, height: 230, cased: upper, fill: light }).svg);
      sheet.add(foot(film, { x: 52, y: 1388, width: 896, fill: light, tint: accent, face: 'oswald', size: 30 }));
    },
    finish,
    wide: { y: -200, scale: 1.1, wash: 'dark' },
  },
});
