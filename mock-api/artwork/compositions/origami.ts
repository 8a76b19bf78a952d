// Folded paper: flat facets, and every fold a change of tone.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { boat } from './origami/boat';
import { crane } from './origami/crane';

export const { poster, backdrop } = fromScenes({
  crane: {
    art: crane,
    print: print({
      title: {
        face: 'josefinBold',
        x: 500,
        y: 76,
        anchor: 'middle',
        width: 880,
        height: 220,
        lines: 2,
        leading: 1.04,
        ink: 'dark',
      },
      foot: { x: 500, y: 1406, width: 860, anchor: 'middle', face: 'josefinSemi', size: 34, ink: 'light', small: 20 },
    }),
    finish: { grain: 0.03, paper: 0.7 },
    wide: crane,
  },
  boat: {
    art: boat,
    print: print({
      title: {
        face: 'caveat',
        x: 500,
        y: 80,
        anchor: 'middle',
        width: 880,
        height: 260,
        lines: 2,
        leading: 0.94,
        ink: 'light',
      },
      foot: { x: 500, y: 1410, width: 860, anchor: 'middle', face: 'caveat', size: 40, ink: 'light', small: 20 },
    }),
    finish: { grain: 0.03, paper: 0.7 },
    wide: boat,
  },
});
