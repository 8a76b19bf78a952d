import type { FilmId } from '../../synopses';
import { beam, birds, flakes, glow, pane } from '../air';
import { bear, bull, caravan, horse, wolf } from '../beasts';
import { rowingBoat, schooner, ship, van } from '../craft';
import { hills } from '../hills';
import { child, coat, man, rider, stand, traveller, walker, woman } from '../people';
import { type Ray, throughAir } from '../ray';
import { sea } from '../sea';
import { shot, type Take } from '../shot';
import { terrain } from '../terrain';
import { bareTree, cellist, headland, house, lighthouse, pine, windmill } from '../things';
import { type Weather, weathers as w } from '../weather';
import { woods } from '../woods';

/** No light but the one that is being drawn, and air that shows it. */
const moonless: Weather = {
  high: '#0a1115',
  low: '#22323a',
  sun: { x: 1600, y: 150, colour: '#ffe9b0', size: 0, glow: 0.14 },
  cloud: 0.2,
  lit: '#34434a',
  shade: '#0d1519',
  haze: '#2b3c44',
  dark: '#04080b',
  stars: 0.12,
};

/** A lantern that turns: its beam comes forward on the left and goes away on the right. */
const lantern: readonly Ray[] = [
  { x: 1600, y: 150, to: [0, 128], wide: 0.085, reach: 1000, colour: '#ffe9b0', strength: 0.75 },
  { x: 1600, y: 150, to: [2000, 236], wide: 0.05, reach: 1100, colour: '#ffe9b0', strength: 0.3 },
];

/** Out of doors: water, land and woods. */
export const lands: Partial<Record<FilmId, Take>> = {
  p01: shot(
    (r) => sea(w.dawn, r, 0.6),
    [
      stand(woman, { x: 1240, y: 800, s: 1.5, ink: '#14141c', wet: 0.3 }),
      stand(ship, { x: 1560, y: 566, s: 0.3, ink: '#5a5060' }),
    ],
  ),
  p04: shot(
    (r) => sea(w.storm, r, 2.1),
    [
      stand(man, { x: 1420, y: 850, s: 1.5 }),
      stand(child, { x: 1510, y: 852, s: 1.5 }),
      birds(16, 1500, 260, 500, 160, '#20262a'),
    ],
  ),
  p34: shot(
    (r) => throughAir(sea(moonless, r, 0.9), lantern),
    [
      stand(headland, { x: 1600, y: 772, s: 2.5, ink: '#04080b' }),
      stand(lighthouse, { x: 1600, y: 772, s: 2.5, ink: '#04080b' }),
      glow(1600, 150, 250, '#ffe2a0', 1),
      pane(1600, 150, 62, 74, '#fff4d2'),
      pane(1600, 370, 19, 33, '#d9bb7c'),
    ],
    { vignette: 0.22 },
  ),
  p125: shot((r) => sea(w.fog, r, 0.12), [stand(rowingBoat, { x: 1380, y: 660, s: 1.25, ink: '#2c3436', wet: 0.5 })]),
  p128: shot(
    (r) => sea(w.storm, r, 2.2),
    [stand(schooner, { x: 1400, y: 640, s: 1.1, ink: '#0c1114' }), birds(9, 1200, 200, 500, 120, '#20262a')],
  ),
  p197: shot(
    (r) => sea(w.dusk, r, 0.5),
    [
      stand(ship, { x: 1380, y: 604, s: 1.4, ink: '#0a0c16', wet: 0.4 }),
      ...[-180, -120, -60, 0, 60, 120, 180].map((x) => glow(1380 + x * 1.4, 476, 26, '#ffd890', 0.8)),
    ],
  ),
  p165: shot(
    (r) => sea(w.night, r, 0.25),
    [
      stand(ship, { x: 1420, y: 612, s: 1, ink: '#03060c', wet: 0.5 }),
      ...[-150, -90, -30, 30, 90, 150].map((x) => glow(1420 + x, 530, 30, '#ffc66a')),
    ],
  ),
  p60: shot(
    (r) => sea(w.rose, r, 0.35),
    [
      stand(cellist, { x: 1400, y: 852, s: 2.3, ink: '#20161e', wet: 0.25 }),
      stand(lighthouse, { x: 1800, y: 572, s: 0.42, ink: '#8a7088' }),
    ],
  ),
  p46: shot(
    (r) => sea(w.gold, r, 0.6),
    [
      stand(schooner, { x: 1420, y: 590, s: 0.7, ink: '#3a1c10' }),
      stand(woman, { x: 1180, y: 850, s: 1.6, ink: '#1c0c08' }),
    ],
  ),
  p207: shot(
    (r) => sea(w.storm, r, 2),
    [stand(lighthouse, { x: 1500, y: 590, s: 1.2, ink: '#0a0e12' }), glow(1500, 272, 180, '#ffdca0')],
  ),
  p238: shot(
    (r) => sea(w.rose, r, 0.03),
    [
      stand(woman, { x: 1240, y: 640, s: 0.8, ink: '#3a2440', wet: 0.75 }),
      stand(coat, { x: 1330, y: 632, s: 0.7, ink: '#3a2440', wet: 0.75 }),
      stand(woman, { x: 1420, y: 644, s: 0.84, ink: '#3a2440', wet: 0.75, back: true }),
      stand(woman, { x: 1560, y: 622, s: 0.6, ink: '#4a3450', wet: 0.75 }),
    ],
  ),
  p242: shot(
    (r) => sea(w.noon, r, 0.9),
    [
      stand(rowingBoat, { x: 1400, y: 640, s: 0.9, ink: '#16242c', wet: 0.3 }),
      birds(26, 1450, 320, 460, 200, '#28404c'),
    ],
  ),
  p12: shot(
    (r) => terrain(w.winter, r, { shape: 'peaks', flat: '#ffffff', steep: '#5a6270', clear: 0.7 }),
    [stand(walker, { x: 1390, y: 816, s: 0.8, ink: '#a82a1c', lit: true }), flakes(120, '#ffffff')],
  ),
  p133: shot(
    (r) => terrain(w.noon, r, { shape: 'peaks', flat: '#ffffff', steep: '#46586c', clear: 0.9, eye: 1 }),
    [flakes(90, '#ffffff', 1.4)],
  ),
  p154: shot(
    (r) => terrain(w.dawn, r, { shape: 'peaks', flat: '#8a7a58', steep: '#5c4c44', eye: 0.9 }),
    [birds(3, 1380, 300, 260, 90, '#2a1c20')],
  ),
  p127: shot(
    (r) => terrain(w.night, r, { shape: 'peaks', flat: '#ffffff', steep: '#4a5464' }),
    [stand(wolf, { x: 1400, y: 800, s: 1.1, ink: '#020408', rim: '#6a88b0' }), flakes(160, '#c8d8f0')],
  ),
  p102: shot(
    (r) => hills(w.fog, r, { layers: 7, height: 300, sharp: 0.4, snow: 0 }),
    [stand(bear, { x: 1420, y: 800, s: 1, ink: '#1a2022', rim: '#e8ece8' })],
  ),
  p06: shot(
    (r) => hills(w.gold, r, { layers: 6, height: 380, sharp: 0.7, snow: 0 }),
    [stand(walker, { x: 1400, y: 830, s: 1.3, ink: '#1a0c06', rim: '#ffd890' })],
  ),
  p96: shot(
    (r) => terrain(w.gold, r, { shape: 'downs', flat: '#c89058', steep: '#8a5838', clear: 0.8 }),
    [stand(walker, { x: 1380, y: 810, s: 1, ink: '#1c0d08' })],
  ),
  p110: shot(
    (r) => terrain(w.gold, r, { shape: 'dunes', flat: '#e8b070', steep: '#d89858', clear: 0.9, eye: 0.3 }),
    [caravan(1180, 694, 0.42, '#2a1408')],
  ),
  p111: shot(
    (r) => terrain(w.ember, r, { shape: 'dunes', flat: '#e89868', steep: '#c06848', clear: 0.9, eye: 0.3 }),
    [stand(coat, { x: 1380, y: 760, s: 1.1, ink: '#14070a', rim: '#ff9a5a' })],
  ),
  p162: shot(
    (r) => terrain(w.noon, r, { shape: 'dunes', flat: '#d8a070', steep: '#b87850', clear: 1, eye: 0.5 }),
    [stand(van, { x: 1420, y: 800, s: 1, ink: '#2a1d1a' })],
  ),
  p17: shot(
    (r) => terrain(w.dusk, r, { shape: 'dunes', flat: '#b07a68', steep: '#7a4a4a', clear: 0.9, eye: 0.3 }),
    [
      beam(1400, 760, 980, 830, 70, '#ffe0b0', 0.7),
      stand(van, { x: 1480, y: 776, s: 0.8, ink: '#0c0a14' }),
      glow(1392, 748, 60, '#ffe8c0'),
    ],
  ),
  p198: shot(
    (r) => terrain(w.noon, r, { shape: 'dunes', flat: '#e8b878', steep: '#c08850', clear: 0.6, eye: 0.2 }),
    [stand(rider, { x: 1420, y: 800, s: 1.25, ink: '#241208' })],
    { halftone: { cell: 4.4, angle: 20, ink: '#2a1712', paper: '#f0c070' } },
  ),
  p121: shot(
    (r) => hills(w.gold, r, { layers: 3, height: 90, sharp: 0, snow: 0 }),
    [
      stand(walker, { x: 1400, y: 790, s: 0.9, ink: '#20120a', rim: '#ffe0a0' }),
      stand(bareTree, { x: 1640, y: 700, s: 0.8, ink: '#3a2010' }),
    ],
  ),
  p129: shot(
    (r) => hills(w.ember, r, { layers: 3, height: 80, sharp: 0, snow: 0 }),
    [
      stand(walker, { x: 1400, y: 800, s: 1.4, ink: '#0c0506', rim: '#ff8a4a' }),
      birds(14, 1500, 330, 300, 120, '#1c0a0a'),
    ],
  ),
  p103: shot(
    (r) => hills(w.dawn, r, { layers: 4, height: 140, sharp: 0, snow: 0 }),
    [
      stand(horse, { x: 1440, y: 790, s: 1.3, ink: '#1a141c', rim: '#ffd8b0' }),
      stand(woman, { x: 1250, y: 792, s: 1, ink: '#1a141c', rim: '#ffd8b0' }),
    ],
  ),
  p101: shot(
    (r) => hills(w.ember, r, { layers: 4, height: 120, sharp: 0.2, snow: 0 }),
    [stand(bull, { x: 1400, y: 800, s: 1.5, ink: '#0a0506', rim: '#ff7a3a', back: true })],
  ),
  p155: shot(
    (r) => sea(w.dawn, r, 0.06),
    [
      stand(windmill, { x: 1460, y: 572, s: 1.1, ink: '#2c2030', wet: 0.6 }),
      stand(house, { x: 1640, y: 570, s: 0.3, ink: '#4a3444', wet: 0.5 }),
      birds(9, 1240, 300, 260, 90, '#3a2c3c'),
    ],
  ),
  p09: shot(
    (r) => hills(w.rose, r, { layers: 3, height: 70, sharp: 0, snow: 0 }),
    [
      birds(420, 1380, 300, 420, 190, '#2c2034'),
      birds(260, 1560, 220, 260, 120, '#2c2034'),
      stand(bareTree, { x: 1150, y: 720, s: 0.7, ink: '#2a1e38' }),
    ],
  ),
  p123: shot(
    (r) => terrain(w.winter, r, { shape: 'downs', flat: '#ffffff', steep: '#c8d0da', clear: 0.5, eye: 0.2 }),
    [
      stand(pine, { x: 1620, y: 690, s: 0.9, ink: '#2a3644' }),
      stand(pine, { x: 1720, y: 700, s: 1.2, ink: '#1c2632' }),
      stand(coat, { x: 1390, y: 790, s: 1, ink: '#141c26' }),
      flakes(220, '#ffffff', 1.3),
    ],
  ),
  p89: shot(
    (r) => terrain(w.fog, r, { shape: 'downs', flat: '#ffffff', steep: '#c8ccd0', clear: 0.5, eye: 0.2 }),
    [
      stand(house, { x: 1420, y: 700, s: 1, ink: '#2c3438' }),
      glow(1400, 660, 60, '#ffb860'),
      flakes(320, '#ffffff', 1.5),
    ],
  ),
  p11: shot(
    (r) => terrain(w.dusk, r, { shape: 'downs', flat: '#e8ecff', steep: '#8a90b0', clear: 0.5, eye: 0.2 }),
    [
      stand(house, { x: 1420, y: 760, s: 1.1, ink: '#0a0e18' }),
      glow(1390, 712, 70, '#ffb060'),
      glow(1450, 712, 70, '#ffb060'),
      stand(coat, { x: 1250, y: 800, s: 0.8, ink: '#080c14' }),
      flakes(260, '#dfe6f4', 1.2),
    ],
  ),
  p05: shot((r) => woods(w.fog, r), [stand(traveller, { x: 1380, y: 812, s: 1.5, ink: '#b01822', lit: true })]),
  p172: shot(
    (r) => woods(w.moss, r),
    [stand(man, { x: 1400, y: 810, s: 1, ink: '#020504' }), glow(1424, 722, 130, '#ffb050')],
  ),
  p115: shot((r) => woods(w.moss, r), [stand(walker, { x: 1380, y: 800, s: 0.8, ink: '#020504' })]),
  p170: shot(
    (r) => hills(w.night, r, { layers: 3, height: 110, sharp: 0, snow: 0 }),
    [
      stand(bareTree, { x: 1180, y: 760, s: 1.3, ink: '#020409' }),
      stand(house, { x: 1450, y: 750, s: 1.5, ink: '#020409' }),
      glow(1430, 650, 90, '#ffb02e'),
    ],
  ),
  p29: shot(
    (r) => woods(w.night, r),
    [
      stand(woman, { x: 1390, y: 800, s: 1, ink: '#02050a' }),
      ...[1180, 1300, 1490, 1610, 1730, 1550].map((x, i) => glow(x, 480 + ((i * 83) % 260), 46, '#ffd27a', 0.8)),
    ],
  ),
  p241: shot(
    (r) => hills(w.gold, r, { layers: 2, height: 60, sharp: 0, snow: 0 }),
    [
      stand(bareTree, { x: 1420, y: 740, s: 2.2, ink: '#2a150a', rim: '#ffdca0' }),
      stand(child, { x: 1240, y: 790, s: 0.8, ink: '#20100a' }),
    ],
  ),
};
