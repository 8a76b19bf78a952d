import { circle } from '../../kit/svg';
import type { FilmId } from '../../synopses';
import { glow } from '../air';
import { adrift } from '../astronaut';
import { deep, orbit } from '../depth';
import { hills } from '../hills';
import { dancer, man, stand, woman } from '../people';
import { perihelion, sunrise } from '../perihelion';
import { shot, type Take } from '../shot';
import { weathers as w } from '../weather';

/** Under water, and far above it. */
export const depths: Partial<Record<FilmId, Take>> = {
  p87: shot(
    (r) => deep(r, { surface: '#4ac8e8', abyss: '#021420' }),
    [stand(dancer('fall', false, false), { x: 1380, y: 620, s: 1.4, ink: '#010a10' })],
  ),
  p88: shot(
    (r) => deep(r, { surface: '#5a6aff', abyss: '#06061c' }),
    [
      ...[
        [1200, 300, 150],
        [1440, 420, 220],
        [1640, 250, 120],
        [1060, 560, 90],
        [1720, 620, 130],
      ].map(([x = 0, y = 0, q = 0]) => glow(x, y, q, '#ff8fc0', 0.7)),
    ],
  ),
  p245: shot(
    (r) => deep(r, { surface: '#8ae0f0', abyss: '#032030', ice: 1 }),
    [stand(dancer('fall', false, false), { x: 1400, y: 640, s: 1.1, ink: '#01080e' })],
  ),
  p03: shot(perihelion, [sunrise, adrift(1708, 190, 0.78)], { grain: 0.022, vignette: 0.2, bloom: 0.55 }),
  p105: shot(
    (r) =>
      hills({ ...w.dusk, sun: { ...w.dusk.sun, glow: 0.5 }, cloud: 0.3, stars: 0.8 }, r, {
        layers: 3,
        height: 80,
        sharp: 0,
        snow: 0,
      }),
    [
      glow(1420, 330, 460, '#ffb080', 0.8),
      (sheet) => void sheet.add(circle(1420, 330, 118, '#06040a')),
      stand(woman, { x: 1270, y: 800, s: 1.1, ink: '#05060c' }),
      stand(man, { x: 1350, y: 800, s: 1.15, ink: '#05060c' }),
    ],
  ),
  p26: shot(
    (r) => orbit(r, { ground: '#3a7ab0', cloud: '#ffffff', rim: '#8ac8ff' }),
    [1120, 1230, 1350, 1480, 1600, 1710, 1800].map((x, i) => glow(x, 250 + ((i * 61) % 120), 34, '#ffb090')),
  ),
};
