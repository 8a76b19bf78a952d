import { darken, mix } from '../../kit/colour';
import type { Random } from '../../kit/random';
import type { Sheet, Stop } from '../../kit/sheet';
import { circle, group, path, polygon, rect } from '../../kit/svg';

export const sky = (sheet: Sheet, stops: readonly Stop[]) => (sheet.openSky ? sheet : sheet.fill(sheet.linear(stops)));

export const palm = (x: number, y: number, s: number, tone: string) =>
  group(
    [
      path('M-12 0Q20 -180 0 -360L16 -362Q50 -180 16 0Z', tone),
      ...(
        [
          [-170, 150],
          [-140, 140],
          [-205, 140],
          [10, 150],
          [-30, 140],
          [40, 130],
          [-95, 110],
          [-65, 120],
        ] as const
      ).map(([a, l]) =>
        path(`M0 0Q${l * 0.5} ${-l * 0.4} ${l} ${l * 0.2}Q${l * 0.5} ${-l * 0.08} 0 0Z`, tone, {
          transform: `translate(8 -360) rotate(${a})`,
        }),
      ),
    ],
    { transform: `translate(${x} ${y}) scale(${s})` },
  );

export const umbrella = (x: number, y: number, s: number, tone: string) =>
  group(
    [
      rect(-3, -120, 6, 120, '#2b2030'),
      polygon(
        [
          [-80, -110],
          [0, -150],
          [80, -110],
        ],
        tone,
      ),
      polygon(
        [
          [0, -150],
          [80, -110],
          [20, -110],
        ],
        darken(tone, 0.15),
      ),
      rect(-36, -40, 72, 6, '#2b2030'),
      rect(-3, -40, 6, 40, '#2b2030'),
    ],
    { transform: `translate(${x} ${y}) scale(${s})` },
  );

export const lamp = (sheet: Sheet, x: number, y: number, s: number, tone = '#1b1722') => [
  rect(x - 3 * s, y - 190 * s, 6 * s, 190 * s, tone),
  circle(x, y - 200 * s, 16 * s, '#fff1cc'),
  circle(
    x,
    y - 200 * s,
    70 * s,
    sheet.radial(
      [
        [0, '#ffdf9e', 0.6],
        [1, '#ffdf9e', 0],
      ],
      x,
      y - 200 * s,
      70 * s,
    ),
  ),
];

export const tree = (x: number, y: number, s: number, tone: string, random: Random) =>
  group(
    [
      rect(-7, -120, 14, 120, '#3b2a24'),
      ...Array.from({ length: 12 }, () =>
        circle(
          random.between(-70, 70),
          random.between(-250, -110),
          random.between(34, 58),
          mix(tone, '#000000', random.between(0, 0.2)),
        ),
      ),
    ],
    { transform: `translate(${x} ${y}) scale(${s})` },
  );
