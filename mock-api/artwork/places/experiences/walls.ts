import type { Sheet } from '../../kit/sheet';
import { group, line, type Point, polygon, rect } from '../../kit/svg';
import { filmScene } from '../pictures';
import { audience } from './audience';

/** The front wall, and where the side walls end at the edge of the sheet. */
const front = { left: 470, right: 1130, top: 176, foot: 548 };
const side = { top: 20, foot: 730 };
/** The whole picture, as wide as all three walls. */
const picture = { x: -180, y: -26, width: 1960, height: 776 };
const strips = 12;

const middle = (front.top + front.foot) / 2;
const wallAt = (x: number) => {
  const near = x < front.left ? (front.left - x) / front.left : (x - front.right) / (1600 - front.right);
  const share = Math.max(0, near);
  return { top: front.top + (side.top - front.top) * share, foot: front.foot + (side.foot - front.foot) * share };
};

/** A picture that leaves its screen: the same sea in front and along both walls, taller the nearer it is. */
export function walls(sheet: Sheet) {
  sheet.fill('#04060c');
  const whole = sheet
    .define((id) => `<g id="${id}">${filmScene('p04', picture.x, picture.y, picture.width, picture.height)}</g>`)
    .slice('url('.length, -1);
  const slice = (from: number, to: number) => {
    const at = wallAt((from + to) / 2);
    const scale = (at.foot - at.top) / (front.foot - front.top);
    const [a, b] = [wallAt(from), wallAt(to)];
    const corners: Point[] = [
      [from, a.top],
      [to + 0.6, b.top],
      [to + 0.6, b.foot],
      [from, a.foot],
    ];
    const moved = `translate(0 ${middle}) scale(1 ${scale.toFixed(4)}) translate(0 ${-middle})`;
    return group(`<g transform="${moved}"><use href="${whole}"/></g>`, { 'clip-path': sheet.clip(polygon(corners)) });
  };
  const cut = (from: number, to: number) =>
    Array.from({ length: strips }, (_, index) => {
      const step = (to - from) / strips;
      return slice(from + index * step, from + (index + 1) * step);
    });
  sheet.add(...cut(0, front.left), slice(front.left, front.right), ...cut(front.right, 1600));

  // The walls are screens of cloth: a little darker, in panels, and darkest where they leave the sheet.
  for (const [from, to] of [
    [0, front.left],
    [1600, front.right],
  ] as const) {
    const corners: Point[] = [
      [from, side.top],
      [to, front.top],
      [to, front.foot],
      [from, side.foot],
    ];
    const shade = sheet.linear(
      [
        [0, '#04060c', 0.78],
        [0.55, '#04060c', 0.24],
        [1, '#04060c', 0.3],
      ],
      0,
      [from, 0, to, 0],
    );
    sheet.add(polygon(corners, shade));
    for (const share of [0.3, 0.58, 0.82]) {
      const x = from + (to - from) * share;
      const { top, foot } = wallAt(x);
      sheet.add(line(x, top, x, foot, '#04060c', 2.5, { opacity: 0.5 }));
    }
  }
  for (const x of [front.left, front.right]) sheet.add(line(x, front.top - 4, x, front.foot + 4, '#04060c', 7));
  sheet.add(floor(sheet));
  audience(sheet, {
    ...{ size: 26, grows: 15, y: 610, step: 66, widens: 9, gap: 2.5 },
    seat: (x, y, size) => rect(x - size, y + size * 0.5, size * 2, 320, '#060a14', { rx: size * 0.5 }),
    taken: 0.66,
    head: '#05080f',
    rim: { stroke: '#e9dcc0', opacity: 0.55 },
  });
  sheet.finish = { grain: 0.035, vignette: 0.22 };
}

/** What the sea leaves of the floor. */
const floor = (sheet: Sheet) =>
  rect(
    0,
    540,
    1600,
    360,
    sheet.linear([
      [0, '#0b1830', 0],
      [0.22, '#0b1830', 0.9],
      [1, '#04060c'],
    ]),
  );
