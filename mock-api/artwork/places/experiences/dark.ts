import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect } from '../../kit/svg';
import { filmScene } from '../pictures';
import { audience } from './audience';
import { screen } from './screen';

const [left, right, top, foot] = [210, 1390, 84, 614];

/** A hall without light of its own: a picture that dares to be black, and loudspeakers all around. */
export function dark(sheet: Sheet) {
  sheet.fill('#030308');
  screen(
    sheet,
    [
      [left, top],
      [right, top],
      [right, foot],
      [left, foot],
    ],
    filmScene('p34', left, top, right - left, foot - top, 'xMax'),
    '#8a7a50',
  );
  // The ceiling takes nothing of it.
  sheet.add(
    rect(
      0,
      0,
      1600,
      top,
      sheet.linear([
        [0, '#030308'],
        [1, '#030308', 0.72],
      ]),
    ),
  );
  for (const [from, to] of [
    [0, left],
    [1600, right],
  ] as const) {
    const wall = sheet.linear(
      [
        [0, '#030308'],
        [1, '#1a1a24'],
      ],
      0,
      [from, 0, to, 0],
    );
    sheet.add(
      polygon(
        [
          [from, -40],
          [to, top],
          [to, foot],
          [from, 760],
        ],
        wall,
      ),
    );
    for (const share of [0.2, 0.5, 0.76]) {
      const x = from + (to - from) * share;
      const size = 56 - share * 30;
      sheet.add(
        group(
          [
            rect(-size * 0.5, -size, size, size * 2, '#07060d', { rx: 4 }),
            circle(0, -size * 0.4, size * 0.24, '#14141d'),
            circle(0, size * 0.36, size * 0.36, '#14141d'),
            rect(-size * 0.5, -size, size, size * 2, 'none', {
              rx: 4,
              stroke: '#8f8a76',
              'stroke-width': 1.5,
              opacity: 0.6,
            }),
          ],
          { transform: `translate(${x} ${260 + (1 - share) * 6})` },
        ),
      );
    }
  }
  audience(sheet, {
    ...{ size: 30, grows: 17, y: 668, step: 62, widens: 8, gap: 2.6 },
    seat,
    taken: 0.4,
    head: '#040409',
    rim: { stroke: '#fff0c4', opacity: 0.6 },
  });
  sheet.finish = { grain: 0.035, vignette: 0.3 };
}

/** A seat whose upper edge takes what the screen spares. */
const seat = (x: number, y: number, size: number, row: number) => [
  rect(x - size * 1.1, y + size * 0.3, size * 2.2, 300, '#07060e', { rx: size * 0.6 }),
  path(
    `M${x - size * 1.1} ${y + size}Q${x - size * 1.1} ${y + size * 0.3} ${x - size * 0.5} ${y + size * 0.3}H${x + size * 0.5}Q${x + size * 1.1} ${y + size * 0.3} ${x + size * 1.1} ${y + size}`,
    'none',
    { stroke: '#e0cf9a', 'stroke-width': 1.4 + row * 0.4, opacity: 0.34 },
  ),
];
