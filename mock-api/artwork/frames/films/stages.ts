import type { FilmId } from '../../synopses';
import { flakes, glow } from '../air';
import { crowd } from '../crowd';
import { stage } from '../hall';
import { boxer, dancer, gown, guitarist, man, seated, singer, stand, walker, woman } from '../people';
import { shot, type Take } from '../shot';
import { cellist, piano } from '../things';

const white = '#dfe8ff';
const warm = '#ffd9a0';

/** Stages: opera, ballet, theatre, concerts, and sport under lamps. */
export const stages: Partial<Record<FilmId, Take>> = {
  p14: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1400, to: 1420, colour: white, width: 150 },
          { x: 900, to: 1380, colour: '#4a6aff', strength: 0.7 },
          { x: 1800, to: 1440, colour: '#ff6a8a', strength: 0.6 },
        ],
        air: '#0c0e20',
        floor: '#8a94b0',
      }),
    [stand(gown, { x: 1420, y: 786, s: 1.9, ink: '#0a0c18', rim: white })],
  ),
  p41: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1500, to: 1420, colour: '#ff5a5a', width: 170 },
          { x: 1000, to: 1380, colour: warm, strength: 0.6 },
        ],
        air: '#16060a',
        floor: '#a06a58',
      }),
    [
      stand(gown, { x: 1440, y: 790, s: 1.8, ink: '#120406', rim: '#ff8a7a' }),
      stand(man, { x: 1250, y: 790, s: 1.8, ink: '#120406', rim: warm }),
    ],
  ),
  p43: shot(
    (r) =>
      stage(r, { beams: [{ x: 1400, to: 1400, colour: '#c8a8ff', width: 190 }], air: '#0e0820', floor: '#7a6ab0' }),
    [stand(gown, { x: 1400, y: 790, s: 1.8, ink: '#0a0616', rim: '#d8c0ff' })],
  ),
  p44: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1100, to: 1320, colour: '#8affc0', width: 120, strength: 0.7 },
          { x: 1700, to: 1480, colour: warm, width: 120 },
        ],
        air: '#04140e',
        floor: '#6a9a80',
      }),
    [
      stand(gown, { x: 1320, y: 790, s: 1.7, ink: '#030a07', rim: '#a0ffd0' }),
      stand(gown, { x: 1490, y: 790, s: 1.7, ink: '#030a07', rim: warm, back: true }),
    ],
  ),
  p208: shot(
    (r) =>
      stage(r, { beams: [{ x: 1380, to: 1400, colour: '#ff7a3a', width: 200 }], air: '#16060a', floor: '#b04a2a' }),
    [stand(dancer('turn', false), { x: 1400, y: 800, s: 2, ink: '#0c0305', rim: '#ff9a5a' }), flakes(60, '#ff8a3a')],
  ),
  p24: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1360, to: 1400, colour: '#ffffff', width: 190 },
          { x: 700, to: 1300, colour: '#c83a4a', strength: 0.6 },
        ],
        air: '#080c1a',
        floor: '#8a94a8',
      }),
    [stand(dancer('turn'), { x: 1400, y: 796, s: 2.2, ink: '#05070e', rim: white, wet: 0.25 })],
  ),
  p47: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1100, to: 1300, colour: '#ffc0a8', width: 130 },
          { x: 1700, to: 1520, colour: '#a8c8ff', width: 130 },
        ],
        air: '#0e1222',
        floor: '#9a9ab0',
      }),
    [stand(dancer('leap'), { x: 1420, y: 720, s: 2.2, ink: '#070a14', rim: '#ffd8c8' })],
  ),
  p48: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1300, to: 1300, colour: '#8affff', width: 100 },
          { x: 1500, to: 1500, colour: '#8affff', width: 100 },
        ],
        air: '#04161a',
        floor: '#6aa8a8',
      }),
    [
      stand(dancer('rise'), { x: 1300, y: 790, s: 1.9, ink: '#020a0c', rim: '#b0ffff', wet: 0.3 }),
      stand(dancer('turn', false), { x: 1500, y: 790, s: 1.9, ink: '#020a0c', rim: '#b0ffff', wet: 0.3 }),
    ],
  ),
  p49: shot(
    (r) =>
      stage(r, {
        beams: [{ x: 1360, to: 1420, colour: '#ffc83a', width: 240, strength: 1.2 }],
        air: '#1a1004',
        floor: '#c09040',
      }),
    [stand(dancer('flutter', true, false), { x: 1400, y: 640, s: 2.1, ink: '#0c0702', rim: '#ffe08a' })],
  ),
  p209: shot(
    (r) =>
      stage(r, { beams: [{ x: 1400, to: 1400, colour: '#ffd98a', width: 170 }], air: '#070a18', floor: '#7a7a90' }),
    [stand(dancer('flutter'), { x: 1400, y: 790, s: 2, ink: '#04060f', rim: '#ffe6b0' }), flakes(70, '#ffe2a0')],
  ),
  p51: shot(
    (r) => stage(r, { beams: [{ x: 1400, to: 1400, colour: warm, width: 180 }], air: '#0c0a06', floor: '#a8884a' }),
    [stand(seated, { x: 1400, y: 792, s: 1.9, ink: '#080603', rim: '#ffe0a0' })],
  ),
  p212: shot(
    (r) =>
      stage(r, { beams: [{ x: 1400, to: 1400, colour: '#ffe6a8', width: 210 }], air: '#06100e', floor: '#7a8a7a' }),
    [
      stand(man, { x: 1300, y: 792, s: 1.7, ink: '#040806', rim: '#ffe8b8' }),
      stand(man, { x: 1490, y: 792, s: 1.7, ink: '#040806', rim: '#ffe8b8', back: true }),
      glow(1400, 330, 120, '#ffe2a0'),
    ],
  ),
  p15: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 800, to: 1200, colour: '#ff2e88' },
          { x: 1200, to: 1380, colour: '#27e0ff' },
          { x: 1500, to: 1460, colour: '#ff2e88' },
          { x: 1900, to: 1600, colour: '#27e0ff' },
        ],
        air: '#0a0618',
        floor: '#8a4a9a',
        smoke: 0.9,
        at: 640,
      }),
    [stand(singer, { x: 1400, y: 690, s: 1.5, ink: '#05030c', rim: '#ff7ab8' }), crowd(740, '#05030a', 0.6)],
  ),
  p59: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 700, to: 1000, colour: '#ff2e63' },
          { x: 1100, to: 1250, colour: '#c85aff' },
          { x: 1400, to: 1400, colour: '#ffffff', width: 130 },
          { x: 1700, to: 1550, colour: '#c85aff' },
          { x: 2000, to: 1800, colour: '#ff2e63' },
        ],
        air: '#0e0620',
        floor: '#7a3a8a',
        smoke: 1,
        at: 600,
      }),
    [stand(guitarist, { x: 1400, y: 640, s: 1.1, ink: '#06030c', rim: '#ffb0e0' }), crowd(690, '#06030c', 0.85)],
  ),
  p216: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1320, to: 1400, colour: '#ffb070', width: 150 },
          { x: 1800, to: 1500, colour: '#3a8aff', strength: 0.6 },
        ],
        air: '#080c14',
        floor: '#8a6a4a',
      }),
    [stand(singer, { x: 1400, y: 796, s: 1.9, ink: '#070605', rim: '#ffc890' })],
  ),
  p217: shot(
    (r) =>
      stage(r, { beams: [{ x: 1400, to: 1420, colour: '#d8ecff', width: 190 }], air: '#08121c', floor: '#7a94a8' }),
    [
      stand(piano, { x: 1430, y: 790, s: 1.5, ink: '#04080c', rim: '#c8e0f8' }),
      stand(seated, { x: 1180, y: 792, s: 1.4, ink: '#04080c', rim: '#c8e0f8' }),
      flakes(120, '#ffffff'),
    ],
  ),
  p220: shot(
    (r) =>
      stage(r, {
        beams: [{ x: 1380, to: 1400, colour: '#ffb858', width: 120 }],
        air: '#060d1a',
        floor: '#6a5a4a',
        smoke: 0.8,
      }),
    [
      stand(woman, { x: 1440, y: 792, s: 1.8, ink: '#050608', rim: '#ffc880' }),
      stand(guitarist, { x: 1280, y: 792, s: 1.8, ink: '#050608', rim: '#e8a850' }),
    ],
  ),
  p221: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 900, to: 1250, colour: '#ff5a9a' },
          { x: 1500, to: 1450, colour: '#ffa04a', width: 130 },
          { x: 1900, to: 1600, colour: '#8a5aff' },
        ],
        air: '#12081e',
        floor: '#9a5a7a',
        smoke: 0.9,
        at: 640,
      }),
    [
      stand(guitarist, { x: 1300, y: 690, s: 1.3, ink: '#080410', rim: '#ff8ab8' }),
      stand(singer, { x: 1480, y: 690, s: 1.35, ink: '#080410', rim: '#ffb870' }),
      crowd(750, '#07040c', 0.5),
    ],
  ),
  p222: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1300, to: 1400, colour: '#ffc83a', width: 160 },
          { x: 1800, to: 1500, colour: '#3ac8d8', strength: 0.7 },
        ],
        air: '#120a20',
        floor: '#b08a4a',
      }),
    [stand(gown, { x: 1400, y: 792, s: 1.8, ink: '#0c0610', rim: '#ffe08a' }), crowd(800, '#0a0610', 0.4)],
  ),
  p218: shot(
    (r) =>
      stage(r, { beams: [{ x: 1400, to: 1400, colour: '#ffc060', width: 170 }], air: '#160a06', floor: '#b07a3a' }),
    [stand(cellist, { x: 1400, y: 792, s: 1.9, ink: '#0c0604', rim: '#ffd890' })],
  ),
  p233: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1200, to: 1300, colour: '#ffffff', width: 150 },
          { x: 1600, to: 1500, colour: '#ffffff', width: 150 },
          { x: 1400, to: 1400, colour: '#9ab8ff', width: 220, strength: 0.6 },
        ],
        air: '#0a0d18',
        floor: '#a8b0c0',
        smoke: 0.8,
      }),
    [
      stand(boxer, { x: 1300, y: 790, s: 1.8, ink: '#06070c', rim: white }),
      stand(boxer, { x: 1500, y: 790, s: 1.8, ink: '#06070c', rim: '#ff9a8a', back: true }),
    ],
  ),
  p78: shot(
    (r) =>
      stage(r, {
        beams: [
          { x: 1000, to: 1100, colour: '#ffffff', width: 190 },
          { x: 1400, to: 1400, colour: '#ffffff', width: 220 },
          { x: 1800, to: 1700, colour: '#ffffff', width: 190 },
        ],
        air: '#0a1c3c',
        floor: '#1c5a2c',
        smoke: 0.9,
        at: 660,
      }),
    [
      stand(man, { x: 1400, y: 730, s: 1, ink: '#050a14', rim: white }),
      stand(walker, { x: 1560, y: 716, s: 0.85, ink: '#050a14', rim: white }),
      stand(walker, { x: 1230, y: 720, s: 0.9, ink: '#050a14', rim: white, back: true }),
      crowd(790, '#040810', 0.4),
    ],
  ),
};
