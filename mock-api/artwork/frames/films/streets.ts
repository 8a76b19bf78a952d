import type { FilmId } from '../../synopses';
import { glow } from '../air';
import { city } from '../city';
import { car } from '../craft';
import { room } from '../hall';
import { head } from '../head';
import { hills } from '../hills';
import { coat, dancer, man, runner, stand, umbrella, woman } from '../people';
import { shot, type Take } from '../shot';
import { bolt, skyline } from '../skyline';
import { lampPost } from '../things';
import { weathers as w } from '../weather';

/** Streets at night, and faces close by. */
export const streets: Partial<Record<FilmId, Take>> = {
  p21: shot(
    (r) => city(r, { colours: ['#ff4a3a', '#ffb35a', '#4a8aff'], sky: '#0e1830', rain: 1 }),
    [
      stand(umbrella, { x: 1280, y: 812, s: 1.35, rim: '#ff6a5a', wet: 0.4 }),
      stand(umbrella, { x: 1560, y: 812, s: 1.35, rim: '#6a9aff', wet: 0.4, back: true }),
    ],
  ),
  p37: shot(
    (r) =>
      hills(
        {
          ...w.night,
          high: '#05071c',
          low: '#2a0c44',
          haze: '#3a1450',
          stars: 0,
          sun: { ...w.night.sun, x: 1440, y: 300, colour: '#c050ff', size: 0, glow: 0.9 },
        },
        r,
        { layers: 1, height: 20, sharp: 0, snow: 0 },
      ),
    [
      skyline({ rows: ['#3a1050', '#4a1258', '#5c1560'], windows: ['#7df9ff', '#ffd447', '#ff6ab0'], high: 480 }),
      bolt(1400, 860, '#8a3cff'),
      skyline({ rows: ['#0c0618'], windows: ['#7df9ff', '#ff3d81'], high: 130 }),
    ],
  ),
  p157: shot(
    (r) => city(r, { colours: ['#f2b648', '#5a6f80'], sky: '#142434', wet: 0.6, size: 24 }),
    [
      stand(lampPost, { x: 1520, y: 806, s: 2, ink: '#04070c' }),
      glow(1520, 250, 260, '#ffcf7a'),
      stand(coat, { x: 1390, y: 812, s: 1.4, rim: '#f2c060', wet: 0.3 }),
    ],
  ),
  p93: shot(
    (r) => city(r, { colours: ['#ff9f1c', '#c05ad8', '#5a7aff'], sky: '#120a2c', size: 46 }),
    [
      stand(dancer('turn'), { x: 1320, y: 806, s: 1.6, rim: '#ffb85a', wet: 0.4 }),
      stand(man, { x: 1490, y: 812, s: 1.5, rim: '#c88aff', wet: 0.4 }),
    ],
  ),
  p140: shot(
    (r) => city(r, { colours: ['#ff4a6a', '#3ad0e8', '#ffd05a'], sky: '#0c0a20', rain: 0.7 }),
    [stand(car, { x: 1440, y: 820, s: 1.7, rim: '#ff6a8a', wet: 0.5 })],
  ),
  p149: shot(
    (r) => city(r, { colours: ['#38b6d8', '#f4c542', '#ff4f6d'], sky: '#101228', wet: 0.8 }),
    [
      stand(woman, { x: 1290, y: 812, s: 1.4, rim: '#4ac8e8', wet: 0.3 }),
      stand(man, { x: 1570, y: 812, s: 1.45, rim: '#ff6a80', wet: 0.3, back: true }),
    ],
  ),
  p92: shot(
    (r) => city(r, { colours: ['#f7b267', '#8fc0a0', '#b08ac8'], sky: '#18202a', wet: 0.5, size: 50 }),
    [stand(woman, { x: 1400, y: 820, s: 1.6, rim: '#f7c080', wet: 0.2 })],
  ),
  p91: shot(
    (r) => city(r, { colours: ['#f2a65a', '#4a6ab0', '#c03a4a'], sky: '#10101c', wet: 0.6, rain: 0.5 }),
    [stand(coat, { x: 1420, y: 824, s: 1.7, rim: '#f2b070', wet: 0.2 })],
  ),
  p33: shot(
    (r) =>
      head(room(r, { wall: '#b05040', light: '#ff9a7a', panes: [2, 3], strength: 0.5 }), {
        turn: 0,
        hair: 'long',
        rim: '#ffffff',
        key: '#ffffff',
        fill: '#080808',
        strength: [2, 1],
        from: [0.95, 0.1],
      }),
    [],
    { halftone: { cell: 4.2, angle: 30, ink: '#12262f', paper: '#ee6a4a' } },
  ),
  p07: shot(
    (r) =>
      head(room(r, { wall: '#a07070', light: '#ffffff', panes: [2, 3], strength: 0.5 }), {
        turn: -56,
        hair: 'bun',
        rim: '#ffffff',
        key: '#ffffff',
        fill: '#141414',
        strength: [2, 0.9],
        from: [-0.7, 0.6],
      }),
    [],
    { halftone: { cell: 4, angle: 20, ink: '#3a0c18', paper: '#f0c0ac' } },
  ),
  p66: shot(
    (r) =>
      head(room(r, { wall: '#907060', light: '#ffffff', panes: [2, 3], strength: 0.4 }), {
        turn: 50,
        lift: 22,
        hair: 'shorn',
        rim: '#ffffff',
        key: '#fff0e0',
        fill: '#181410',
        from: [-0.5, 0.9],
      }),
    [],
    { halftone: { cell: 4.2, angle: 30, ink: '#170d0a', paper: '#f4e6cc' } },
  ),
  p22: shot(
    (r) =>
      head(city(r, { colours: ['#ff2a3a', '#ffffff'], sky: '#140204', size: 50 }), {
        turn: -14,
        hair: 'short',
        man: true,
        rim: '#ff2a3a',
        key: '#ffffff',
        fill: '#180204',
        from: [-0.9, 0.3],
      }),
    [],
    { halftone: { cell: 4, angle: 45, ink: '#140204', paper: '#f4304a' } },
  ),
  p119: shot(
    (r) =>
      head(city(r, { colours: ['#ffffff', '#c0c0c0'], sky: '#101010', size: 50 }), {
        turn: 30,
        hair: 'bob',
        rim: '#ffffff',
        key: '#ffffff',
        fill: '#141414',
        from: [0.9, 0.4],
      }),
    [],
    { halftone: { cell: 4, angle: 60, ink: '#191416', paper: '#dfe6d8' } },
  ),
  p79: shot(
    (r) => city(r, { colours: ['#ff5c8a', '#ffe45e', '#8a7aff'], sky: '#180c34', wet: 0.8, size: 44 }),
    [stand(runner, { x: 1400, y: 816, s: 1.7, rim: '#ff9ab8', wet: 0.35 })],
  ),
  p117: shot(
    (r) =>
      head(room(r, { wall: '#8090c0', light: '#ffffff', panes: [2, 2], strength: 0.35 }), {
        turn: 30,
        hair: 'bob',
        rim: '#ffffff',
        key: '#ffffff',
        fill: '#0a0a0a',
        strength: [0.6, 1],
        from: [0.9, 0.4],
      }),
    [],
    { halftone: { cell: 4.2, angle: 30, ink: '#171a33', paper: '#f3dcc6' } },
  ),
};
