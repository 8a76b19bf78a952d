import type { Point } from '../kit/svg';
import type { Pose } from './pose';

interface Dance {
  readonly from: Pose;
  readonly to: Pose;
  readonly move: readonly [Point, Point, Point];
  readonly count: number;
  readonly scale: number;
}

export const dances: Readonly<Record<string, Dance>> = {
  leap: {
    from: {
      lean: -6,
      legs: [
        [-70, -60],
        [60, 84],
      ],
      arms: [
        [-110, -140],
        [100, 120],
      ],
    },
    to: {
      lean: 16,
      legs: [
        [-92, -96],
        [96, 88],
      ],
      arms: [
        [-140, -160],
        [150, 168],
      ],
    },
    move: [
      [170, 860],
      [380, 560],
      [560, 690],
    ],
    count: 8,
    scale: 1.05,
  },
  turn: {
    from: {
      lean: 0,
      legs: [
        [0, 0],
        [50, -40],
      ],
      arms: [
        [-60, -120],
        [60, 120],
      ],
    },
    to: {
      lean: 0,
      legs: [
        [0, 0],
        [96, 92],
      ],
      arms: [
        [-150, 170],
        [150, -170],
      ],
    },
    move: [
      [500, 760],
      [500, 760],
      [500, 760],
    ],
    count: 9,
    scale: 1.3,
  },
  fall: {
    from: {
      lean: 4,
      legs: [
        [2, 0],
        [-4, 0],
      ],
      arms: [
        [-165, 178],
        [165, -178],
      ],
    },
    to: {
      lean: 96,
      legs: [
        [96, 104],
        [60, 130],
      ],
      arms: [
        [60, 30],
        [130, 150],
      ],
    },
    move: [
      [250, 690],
      [430, 640],
      [560, 900],
    ],
    count: 9,
    scale: 1.1,
  },
  rise: {
    from: {
      lean: 24,
      legs: [
        [40, -60],
        [10, 30],
      ],
      arms: [
        [40, 20],
        [70, 40],
      ],
    },
    to: {
      lean: -14,
      legs: [
        [0, 0],
        [-100, -94],
      ],
      arms: [
        [-160, 170],
        [140, 160],
      ],
    },
    move: [
      [230, 880],
      [430, 820],
      [560, 700],
    ],
    count: 8,
    scale: 1.2,
  },
  glide: {
    from: {
      lean: -20,
      legs: [
        [-40, -20],
        [60, 100],
      ],
      arms: [
        [-60, -90],
        [120, 150],
      ],
    },
    to: {
      lean: 26,
      legs: [
        [-110, -120],
        [20, 6],
      ],
      arms: [
        [-150, -120],
        [140, 100],
      ],
    },
    move: [
      [180, 700],
      [520, 900],
      [760, 660],
    ],
    count: 11,
    scale: 0.98,
  },
  flutter: {
    from: {
      lean: 0,
      legs: [
        [-8, 0],
        [8, 0],
      ],
      arms: [
        [-20, -30],
        [20, 30],
      ],
    },
    to: {
      lean: -4,
      legs: [
        [-16, -6],
        [30, -40],
      ],
      arms: [
        [-178, -170],
        [178, 170],
      ],
    },
    move: [
      [500, 800],
      [490, 780],
      [500, 760],
    ],
    count: 13,
    scale: 1.36,
  },
};
