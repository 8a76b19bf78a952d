import { stage } from '../../frames/hall';
import { framed } from '../../frames/ink';
import { seated, stand } from '../../frames/people';
import { piano } from '../../frames/things';
import type { Sheet } from '../../kit/sheet';
import { group, rect } from '../../kit/svg';
import { filmScene } from '../pictures';

/** A silent film and the one who plays to it. */
export function livePiano(sheet: Sheet) {
  sheet.plate = () =>
    framed(
      stage(sheet.random, {
        beams: [
          { x: 1000, to: 1260, colour: '#ffd9a0', width: 190 },
          { x: 1900, to: 1600, colour: '#7a9ad8', width: 90, strength: 0.5 },
        ],
        air: '#100c0a',
        floor: '#8a6a48',
        at: 700,
      }),
      340,
      0,
      1,
    );
  const [x, y, w, h] = [520, 70, 940, 423];
  const grey = sheet.define(
    (id) =>
      `<filter id="${id}"><feColorMatrix type="matrix" values="0.4 0.4 0.2 0 -0.04 0.38 0.38 0.19 0 -0.05 0.33 0.33 0.16 0 -0.06 0 0 0 1 0"/></filter>`,
  );
  sheet.add(
    rect(x - 12, y - 12, w + 24, h + 24, '#060504'),
    group(filmScene('p194', x, y, w, h, 'xMax'), { filter: grey, opacity: 0.92 }),
  );
  stand(piano, { x: 1040, y: 800, s: 1.5, ink: '#050403', rim: '#ffdca0' })(sheet);
  stand(seated, { x: 800, y: 802, s: 1.4, ink: '#050403', rim: '#ffdca0' })(sheet);
  sheet.finish = { grain: 0.05, vignette: 0.36, bloom: 0.5 };
}
