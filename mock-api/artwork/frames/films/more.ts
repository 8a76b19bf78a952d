import type { FilmId } from '../../synopses';
import { birds, flakes, glow } from '../air';
import { city } from '../city';
import { airship, car, cyclist } from '../craft';
import { crowd } from '../crowd';
import { corridor, deep } from '../depth';
import { room, stage } from '../hall';
import { head } from '../head';
import { hills } from '../hills';
import {
  child,
  coat,
  dancer,
  gown,
  guitarist,
  man,
  runner,
  seated,
  singer,
  stand,
  traveller,
  walker,
  woman,
} from '../people';
import { sea } from '../sea';
import { shot, type Take } from '../shot';
import { terrain } from '../terrain';
import { dish, house, ladder, tower } from '../things';
import { weathers as w } from '../weather';

const white = '#ffffff';

/** Films of the later tables, of every kind. */
export const more: Partial<Record<FilmId, Take>> = {
  p161: shot(
    (r) => sea(w.noon, r, 0.5),
    [
      stand(car, { x: 1380, y: 840, s: 1.5, ink: '#e0a818', lit: true, wet: 0.25 }),
      birds(7, 1240, 260, 300, 110, '#28404c'),
    ],
  ),
  p160: shot(
    (r) => sea(w.gold, r, 0.5),
    [
      stand(woman, { x: 1330, y: 850, s: 1.7, ink: '#2a1410', rim: '#ffe0a0' }),
      stand(man, { x: 1450, y: 850, s: 1.75, ink: '#2a1410', rim: '#ffe0a0', back: true }),
    ],
  ),
  p104: shot(
    (r) => sea(w.night, r, 0.2),
    [stand(traveller, { x: 1360, y: 850, s: 1.7, ink: '#03060c', rim: '#7a9ac8' })],
  ),
  p174: shot(
    (r) => hills({ ...w.night, low: '#3a4a7a' }, r, { layers: 3, height: 90, sharp: 0, snow: 0 }),
    [1180, 1360, 1540, 1720].map((x, i) =>
      stand(dish, { x, y: 726 + i * 12, s: 0.72 + i * 0.14, ink: '#04060e', rim: '#6a80b8' }),
    ),
  ),
  p175: shot(
    (r) => terrain(w.dusk, r, { shape: 'dunes', flat: '#a88070', steep: '#6a5058', clear: 0.6, eye: 0.2 }),
    [
      (sheet) =>
        void sheet.add(
          `<circle cx="1420" cy="470" r="250" fill="none" stroke="#0c0d16" stroke-width="34"/><circle cx="1420" cy="470" r="231" fill="none" stroke="#ffb48a" stroke-width="3" opacity="0.7"/>`,
        ),
      stand(walker, { x: 1380, y: 780, s: 0.8, ink: '#08090f' }),
    ],
  ),
  p163: shot(
    (r) => hills(w.dawn, r, { layers: 6, height: 300, sharp: 0.4, snow: 0 }),
    [
      stand(airship, { x: 1400, y: 400, s: 1.25, ink: '#2a2430' }),
      stand(woman, { x: 1180, y: 830, s: 0.9, ink: '#181a24' }),
    ],
  ),
  p112: shot(
    (r) => hills(w.rose, r, { layers: 4, height: 120, sharp: 0, snow: 0 }),
    [
      stand(gown, { x: 1350, y: 800, s: 1.5, ink: '#fff4f0', lit: true }),
      stand(man, { x: 1480, y: 800, s: 1.5, ink: '#2a1e38' }),
      flakes(70, '#ffd8e0', 1.3),
    ],
  ),
  p23: shot(
    (r) => corridor(r, { wall: '#3a3468', floor: '#2a2448', lamp: '#ffe0a0', lit: [0, 1, 2, 3, 4], gap: 2.4 }),
    [1180, 1260, 1340, 1430, 1510, 1590].map((x, i) =>
      stand([coat, man, traveller, walker, coat, woman][i] ?? man, {
        x,
        y: 770 - Math.abs(i - 2.5) * 8,
        s: 1.3,
        ink: '#0a0818',
        rim: '#f6c445',
        wet: 0.4,
      }),
    ),
  ),
  p130: shot(
    (r) =>
      head(room(r, { wall: '#8088c0', light: white, panes: [1, 10], strength: 0.5 }), {
        turn: -20,
        lift: -6,
        hair: 'shorn',
        man: true,
        rim: white,
        key: white,
        fill: '#080808',
        from: [0.6, -0.5],
        strength: [1.6, 1],
      }),
    [],
    { halftone: { cell: 4.2, angle: 15, ink: '#2b2f77', paper: '#f0563c' } },
  ),
  p132: shot(
    (r) =>
      head(room(r, { wall: '#909090', light: white, panes: [1, 18], strength: 0.6 }), {
        turn: -40,
        hair: 'short',
        man: true,
        rim: white,
        key: white,
        fill: '#0c0c0c',
        from: [0.7, 0.5],
      }),
    [],
    { halftone: { cell: 4, angle: 75, ink: '#111214', paper: '#f2eee6' } },
  ),
  p120: shot(
    (r) =>
      head(city(r, { colours: ['#ffffff', '#d0c0a0'], sky: '#161412', size: 44 }), {
        turn: 6,
        hair: 'hat',
        man: true,
        rim: white,
        key: white,
        fill: '#0a0a0a',
        from: [-0.8, 0.3],
      }),
    [],
    { halftone: { cell: 4.2, angle: 30, ink: '#12151b', paper: '#e0b48c' } },
  ),
  p82: shot(
    (r) => room(r, { wall: '#b0903c', light: '#ffe08a', panes: [1, 18] }),
    [stand(seated, { x: 1360, y: 820, s: 1.8, ink: '#0c0a06' })],
  ),
  p244: shot(
    (r) => room(r, { wall: '#5a7a64', light: '#fff0c8', panes: [4, 3] }),
    [1200, 1290, 1380, 1480, 1580].map((x, i) => stand(child, { x, y: 826, s: 1.3 + (i % 3) * 0.16, ink: '#0a120e' })),
  ),
  p246: shot(
    (r) => hills(w.fog, r, { layers: 2, height: 50, sharp: 0, snow: 0 }),
    [
      stand(runner, { x: 1300, y: 810, s: 1.2, ink: '#20282c' }),
      stand(man, { x: 1450, y: 800, s: 1.15, ink: '#2a3236' }),
      stand(runner, { x: 1620, y: 780, s: 0.9, ink: '#4a5458', back: true }),
    ],
  ),
  p30: shot(
    (r) => hills(w.noon, r, { layers: 5, height: 220, sharp: 0.3, snow: 0 }),
    [stand(cyclist, { x: 1400, y: 800, s: 1.2, ink: '#16140c' })],
    { halftone: { cell: 4.2, angle: 20, ink: '#1c1c1c', paper: '#f4d03f' } },
  ),
  p81: shot(
    (r) => hills(w.storm, r, { layers: 3, height: 60, sharp: 0, snow: 0 }),
    [1120, 1270, 1420, 1560, 1700].map((x, i) =>
      stand(cyclist, { x, y: 800 - i * 6, s: 0.9, ink: '#0c1012', rim: '#c8d4d4' }),
    ),
  ),
  p176: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1100, to: 1260, colour: '#ffcf6a', width: 130 },
          { x: 1700, to: 1520, colour: '#ff6a5a', width: 130 },
        ],
        air: '#0c0c1e',
        floor: '#a8804a',
      }),
    [
      stand(gown, { x: 1300, y: 792, s: 1.6, ink: '#08070e', rim: '#ffd890' }),
      stand(man, { x: 1380, y: 792, s: 1.65, ink: '#08070e', rim: '#ffd890' }),
      stand(woman, { x: 1560, y: 780, s: 1.4, ink: '#08070e', rim: '#ff9a8a' }),
      stand(man, { x: 1640, y: 780, s: 1.4, ink: '#08070e', rim: '#ff9a8a', back: true }),
    ],
  ),
  p36: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 900, to: 1150, colour: '#ff4d6d' },
          { x: 1200, to: 1320, colour: '#ffbe0b' },
          { x: 1500, to: 1480, colour: '#2ec4b6' },
          { x: 1800, to: 1640, colour: '#8a5aff' },
        ],
        air: '#160a2e',
        floor: '#b06a8a',
        smoke: 0.9,
      }),
    [
      stand(dancer('leap'), { x: 1400, y: 690, s: 1.7, ink: '#0a0618', rim: '#ffd86a' }),
      stand(dancer('turn', false), { x: 1200, y: 792, s: 1.5, ink: '#0a0618', rim: '#ff8aa0' }),
      stand(dancer('rise'), { x: 1620, y: 792, s: 1.5, ink: '#0a0618', rim: '#6ae8d8' }),
    ],
  ),
  p52: shot(
    (r) =>
      stage(r, { beams: [{ x: 1400, to: 1400, colour: '#c8f0f4', width: 170 }], air: '#06121a', floor: '#6a90a0' }),
    [
      stand(ladder, { x: 1400, y: 792, s: 1.7, ink: '#040a0e', rim: '#d0f4f8' }),
      stand(man, { x: 1560, y: 794, s: 1.4, ink: '#040a0e', rim: '#a8d8e0', back: true }),
    ],
  ),
  p206: shot(
    (r) => deep(r, { surface: '#4ad0c8', abyss: '#04161c' }),
    [stand(dancer('glide', true, false), { x: 1400, y: 620, s: 1.8, ink: '#020c10', rim: '#8ae8e0' })],
  ),
  p45: shot(
    (r) => hills(w.night, r, { layers: 4, height: 200, sharp: 0.6, snow: 0 }),
    [stand(tower, { x: 1430, y: 760, s: 1.6, ink: '#03050c', rim: '#5a78a8' }), glow(1430, 396, 80, '#ffc068')],
  ),
  p56: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1250, to: 1300, colour: '#5ab8ff', width: 150 },
          { x: 1600, to: 1520, colour: '#ffb060', width: 130 },
        ],
        air: '#08101c',
        floor: '#6a7a94',
      }),
    [1230, 1330, 1440, 1550].map((x, i) =>
      stand([singer, man, guitarist, singer][i] ?? man, {
        x,
        y: 790,
        s: 1.55,
        ink: '#050810',
        rim: i < 2 ? '#9ad4ff' : '#ffc890',
      }),
    ),
  ),
  p57: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1100, to: 1400, colour: '#ff3864' },
          { x: 1700, to: 1400, colour: '#2de2e6' },
        ],
        air: '#07060f',
        floor: '#6a5a80',
        smoke: 1,
        at: 650,
      }),
    [stand(man, { x: 1400, y: 690, s: 1.3, ink: '#040308', rim: '#b0f8fa' }), crowd(740, '#040308', 0.7)],
  ),
  p219: shot(
    (r) => room(r, { wall: '#a07a50', light: '#ffd8a0', panes: [3, 2] }),
    [1160, 1230, 1300, 1370, 1440, 1510, 1580, 1650].map((x, i) =>
      stand([woman, man, traveller, man][i % 4] ?? man, { x, y: 828, s: 1.4 + (i % 3) * 0.08, ink: '#100a06' }),
    ),
  ),
  p90: shot(
    (r) => sea(w.storm, r, 2.2),
    [stand(house, { x: 1440, y: 640, s: 1, ink: '#0a0e12' }), glow(1430, 590, 80, '#ffc145')],
  ),
  p19: shot(
    (r) => deep(r, { surface: '#5ae0f0', abyss: '#04485a' }),
    [stand(dancer('leap', true, false), { x: 1380, y: 520, s: 1.7, ink: '#022430', rim: '#c8f8ff' })],
  ),
  p97: shot(
    (r) => room(r, { wall: '#c09068', light: '#ffe0b8', panes: [2, 3] }),
    [
      stand(woman, { x: 1180, y: 826, s: 1.6, ink: '#140c08' }),
      stand(man, { x: 1640, y: 826, s: 1.65, ink: '#140c08', back: true }),
    ],
  ),
  p107: shot(
    (r) => room(r, { wall: '#b06a44', light: '#ffd08a', panes: [2, 2] }),
    [stand(child, { x: 1340, y: 826, s: 1.5, ink: '#140a08' })],
  ),
  p113: shot(
    (r) => hills(w.fog, r, { layers: 3, height: 70, sharp: 0, snow: 0 }),
    [1150, 1230, 1310, 1390, 1470, 1640].map((x, i) =>
      stand(i === 5 ? runner : man, {
        x,
        y: i === 5 ? 830 : 790,
        s: i === 5 ? 1.3 : 1,
        ink: i === 5 ? '#a82a18' : '#2c3436',
        lit: i === 5,
      }),
    ),
  ),
  p31: shot(
    (r) =>
      hills({ ...w.night, sun: { ...w.night.sun, size: 90, glow: 0.5 } }, r, {
        layers: 3,
        height: 120,
        sharp: 0.2,
        snow: 0,
      }),
    [
      stand(traveller, { x: 1360, y: 800, s: 1.3, ink: '#02040a', rim: '#8aa8d8' }),
      ...[1240, 1300, 1410, 1490, 1560].map((x, i) => glow(x, 420 + ((i * 97) % 200), 60, '#ffd88a')),
    ],
  ),
};
