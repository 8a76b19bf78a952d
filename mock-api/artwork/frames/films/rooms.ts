import type { FilmId } from '../../synopses';
import { corridor } from '../depth';
import { room } from '../hall';
import { child, coat, dancer, man, seated, stand, umbrella, walker, woman } from '../people';
import { shot, type Take } from '../shot';
import { piano } from '../things';

/** Rooms and passages: the light of a window or of a lamp. */
export const rooms: Partial<Record<FilmId, Take>> = {
  p84: shot(
    (r) => room(r, { wall: '#8a4038', light: '#ffd8b0', panes: [2, 2] }),
    [stand(seated, { x: 1330, y: 806, s: 1.7, ink: '#0c0606' })],
  ),
  p124: shot(
    (r) => room(r, { wall: '#c88a5c', light: '#ffd08a', panes: [2, 3] }),
    [stand(woman, { x: 1270, y: 1000, s: 3.3, ink: '#120804', rim: '#ffc47a' })],
  ),
  p158: shot(
    (r) => room(r, { wall: '#8a6a50', light: '#ffb060', panes: [1, 16], box: [980, 90, 760, 560] }),
    [stand(coat, { x: 1380, y: 860, s: 2.3, ink: '#0a0605', rim: '#c87a3a' })],
  ),
  p94: shot(
    (r) => room(r, { wall: '#a8703a', light: '#ffc878', panes: [3, 2] }),
    [
      stand(piano, { x: 1450, y: 822, s: 1.3, ink: '#0c0705' }),
      stand(seated, { x: 1240, y: 822, s: 1.2, ink: '#0c0705' }),
    ],
  ),
  p55: shot(
    (r) => room(r, { wall: '#6a70a8', light: '#c8d4ff', panes: [2, 3], strength: 1.1 }),
    [stand(seated, { x: 1350, y: 812, s: 1.6, ink: '#06070f' })],
  ),
  p86: shot(
    (r) => room(r, { wall: '#6a7a4a', light: '#ffe9a8', panes: [3, 3] }),
    [
      stand(seated, { x: 1290, y: 816, s: 1.6, ink: '#0a0d06' }),
      stand(seated, { x: 1540, y: 816, s: 1.6, ink: '#0a0d06', back: true }),
    ],
  ),
  p54: shot(
    (r) => room(r, { wall: '#a86a58', light: '#ffd0a8', panes: [1, 14] }),
    [
      stand(woman, { x: 1310, y: 820, s: 1.5, ink: '#100808' }),
      stand(man, { x: 1470, y: 820, s: 1.6, ink: '#100808', back: true }),
    ],
  ),
  p214: shot(
    (r) => room(r, { wall: '#5a7aa8', light: '#d8e8ff', panes: [3, 2] }),
    [stand(umbrella, { x: 1390, y: 822, s: 1.5, ink: '#070b14' })],
  ),
  p16: shot(
    (r) => corridor(r, { wall: '#7a6a50', floor: '#5a3a20', lamp: '#ffd9a0', lit: [0, 4] }),
    [stand(man, { x: 1384, y: 590, s: 0.9, ink: '#050302', wet: 0.4 })],
  ),
  p27: shot(
    (r) => corridor(r, { wall: '#b8a890', floor: '#8a6a4a', lamp: '#ffe9d0', lit: [0, 1, 2], gap: 1.6 }),
    [stand(child, { x: 1384, y: 640, s: 1, ink: '#080605', wet: 0.4 })],
    { halftone: { cell: 4.2, angle: 20, ink: '#0b0b0b', paper: '#ece3d0' } },
  ),
  p109: shot(
    (r) => corridor(r, { wall: '#3d6a58', floor: '#24382e', lamp: '#c8ffe0', lit: [1, 3, 5] }),
    [stand(coat, { x: 1384, y: 560, s: 0.7, ink: '#020504', wet: 0.4 })],
  ),
  p201: shot(
    (r) => corridor(r, { wall: '#a83a2a', floor: '#6a2a1a', lamp: '#ffc070', lit: [0, 1, 2, 3, 4], gap: 2.6 }),
    [stand(woman, { x: 1384, y: 560, s: 0.7, ink: '#140606', wet: 0.4 })],
  ),
  p08: shot(
    (r) => corridor(r, { wall: '#a8901c', floor: '#3a3218', lamp: '#ffe680', lit: [0, 2, 3] }),
    [stand(woman, { x: 1384, y: 600, s: 0.9, ink: '#0c0a04', wet: 0.4, back: true })],
  ),
  p116: shot(
    (r) => corridor(r, { wall: '#8a8a80', floor: '#6a6a62', lamp: '#fff2d0', lit: [0, 1, 2, 3, 4], gap: 2.6 }),
    [stand(walker, { x: 1384, y: 620, s: 1, ink: '#0a0a0a', wet: 0.4 })],
    { halftone: { cell: 4.4, angle: 45, ink: '#2a1a16', paper: '#e8d7b1' } },
  ),
  p50: shot(
    (r) => room(r, { wall: '#c8909c', light: '#ffe0d0', panes: [3, 4] }),
    [stand(dancer('rise'), { x: 1380, y: 822, s: 2.1, ink: '#1c0c18', wet: 0.2 })],
  ),
  p173: shot(
    (r) =>
      corridor(r, { wall: '#5a6470', floor: '#3a4048', lamp: '#ff7a4a', lit: [0, 1, 2, 3, 4], gap: 2.2, doors: false }),
    [stand(man, { x: 1384, y: 640, s: 1.1, ink: '#08060a', rim: '#ff8a5a', wet: 0.4 })],
  ),
};
