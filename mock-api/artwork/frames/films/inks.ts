import type { FilmId } from '../../synopses';
import { birds } from '../air';
import { crane, stag } from '../beasts';
import { brushed } from '../brush';
import { rowingBoat } from '../craft';
import { ink } from '../ink';
import { ronin, traveller, walker } from '../people';
import { shot, type Take } from '../shot';
import { bareTree, crow, pine } from '../things';

const paper = { grain: 0.03, paper: 0.5, vignette: 0.12, bloom: 0 };

/** Ink on wet paper. */
export const inks: Partial<Record<FilmId, Take>> = {
  p203: shot(
    (r) =>
      ink(r, { paper: '#f4e6cc', ink: '#1a1210', disc: { x: 1420, y: 330, r: 190, colour: '#d8482a' }, layers: 3 }),
    [brushed(ronin, { x: 1400, y: 820, s: 1.7 })],
    paper,
  ),
  p126: shot(
    (r) => ink(r, { paper: '#ece2cc', ink: '#1c1814', layers: 2, sharp: 0.2, height: 160, from: 600 }),
    [
      brushed(bareTree, { x: 1560, y: 860, s: 2.6 }),
      brushed(crow, { x: 1330, y: 470, s: 1.5 }),
      birds(12, 1100, 260, 240, 100, '#2a2420'),
    ],
    paper,
  ),
  p228: shot(
    (r) =>
      ink(r, { paper: '#f6efe2', ink: '#141418', disc: { x: 1500, y: 280, r: 140, colour: '#d83a3a' }, layers: 4 }),
    [brushed(ronin, { x: 1340, y: 830, s: 1.5 })],
    paper,
  ),
  p210: shot(
    (r) =>
      ink(r, {
        paper: '#f2e2da',
        ink: '#4a1a22',
        disc: { x: 1620, y: 250, r: 110, colour: '#c8503c' },
        layers: 2,
        height: 140,
        sharp: 0.2,
        from: 640,
      }),
    [
      brushed(crane, { x: 1300, y: 720, s: 1.8, ink: '#3a141a' }),
      brushed(crane, { x: 1560, y: 700, s: 1.3, ink: '#3a141a', back: true }),
    ],
    paper,
  ),
  p18: shot(
    (r) => ink(r, { paper: '#efe9d8', ink: '#2c4434', layers: 3, sharp: 0.3, height: 200 }),
    [
      brushed(traveller, { x: 1380, y: 810, s: 1.3, ink: '#1c2c22' }),
      brushed(pine, { x: 1620, y: 800, s: 1.8, ink: '#1c2c22' }),
    ],
    paper,
  ),
  p42: shot(
    (r) =>
      ink(r, {
        paper: '#d8e6e2',
        ink: '#0c3a44',
        disc: { x: 1480, y: 260, r: 100, colour: '#e0a040' },
        layers: 4,
        sharp: 0.1,
        height: 180,
        from: 520,
      }),
    [brushed(rowingBoat, { x: 1380, y: 640, s: 1.3, ink: '#07262e' })],
    paper,
  ),
  p95: shot(
    (r) => ink(r, { paper: '#e6e8de', ink: '#1c2a26', layers: 4, sharp: 0.5, height: 260 }),
    [brushed(stag, { x: 1400, y: 800, s: 1.7, ink: '#141e1a' })],
    paper,
  ),
  p156: shot(
    (r) =>
      ink(r, {
        paper: '#f0d2a0',
        ink: '#5a2a14',
        disc: { x: 1560, y: 300, r: 120, colour: '#d8542a' },
        layers: 4,
        sharp: 0.1,
        height: 120,
        from: 560,
      }),
    [brushed(walker, { x: 1380, y: 800, s: 1.3, ink: '#2c140a' })],
    paper,
  ),
};
