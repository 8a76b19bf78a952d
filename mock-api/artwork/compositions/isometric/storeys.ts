import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { isometric } from '../../kit/iso';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path } from '../../kit/svg';

const [long, deep, tall] = [5, 1.5, 2.05];

function person(at: readonly [number, number], coat: string, skin: string, s = 1) {
  return group(
    [
      path('M-13 0L-15 -40Q-14 -56 0 -56Q14 -56 15 -40L13 0Z', coat),
      circle(0, -68, 12, skin),
      path('M-13 -66Q-12 -84 2 -82Q16 -80 12 -66Q4 -74 -13 -66Z', '#2a1a16'),
    ],
    { transform: `translate(${at[0].toFixed(0)} ${at[1].toFixed(0)}) scale(${s})` },
  );
}

// A house without its front, and on every floor another life.
export function storeys(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(ground);
  const iso = isometric(380, 1150, 84);
  const skins = ['#f0c9a4', '#8d5a3b', '#c98d63', '#f6dcc3'];
  const walls = [shape, accent, mix(shape, light, 0.55), mix(accent, light, 0.55), mix(dark, shape, 0.5)];
  const wood = '#8a5a38';
  sheet.add(
    iso.face(
      [
        [-0.6, 0, -0.2],
        [long, 0, -0.2],
        [long, deep + 1, -0.2],
        [-0.6, deep + 1, -0.2],
      ],
      darken(ground, 0.14),
    ),
  );
  for (let floor = 0; floor < 5; floor++) {
    const z = floor * tall;
    const wall = nth(walls, floor);
    const boards = mix(light, '#b98a5a', 0.55);
    const block = (x: number, y: number, w: number, d: number, h: number, c: string, up = 0) =>
      iso.box(x, y, z + up, w, d, h, [lighten(c, 0.18), c, darken(c, 0.25)]);
    const pane = (x: number, w: number, fill: string, low = 0.55, h = 0.8) => iso.onLeft(x, 0.01, z + low, w, h, fill);
    const someone = (x: number, y: number, coat: string) => person(iso.at(x, y, z), coat, random.pick(skins), 1.15);
    sheet.add(
      iso.box(0, 0, z - 0.16, long, deep, 0.16, [boards, darken(boards, 0.35), darken(boards, 0.5)]),
      iso.onLeft(0, 0, z, long, tall - 0.16, wall),
      iso.onRight(0, 0, z, deep, tall - 0.16, darken(wall, 0.2)),
    );
    const rooms = [
      [
        pane(0.5, 0.9, '#ffdf8f'),
        pane(2.2, 0.7, light),
        block(3.4, 0.15, 1.3, 0.5, 0.5, light),
        block(3.4, 0.15, 1.3, 0.18, 0.9, light),
        someone(2.6, 0.8, accent),
        block(0.6, 0.5, 0.9, 0.6, 0.42, wood),
        someone(1.9, 1.1, dark),
      ],
      [
        pane(0.4, 1.2, light),
        pane(3.8, 0.8, '#ffdf8f'),
        block(2, 0.1, 1.3, 0.45, 1.2, wood),
        block(0.5, 0.5, 1.2, 0.7, 0.36, dark),
        someone(1.1, 1.1, shape),
        someone(3.9, 0.8, light),
      ],
      [
        pane(1.9, 1, '#ffdf8f'),
        block(0.3, 0.15, 1.2, 1.1, 0.34, light),
        block(0.3, 0.15, 1.2, 0.3, 0.46, '#ffffff'),
        someone(2.6, 0.9, accent),
        block(3.6, 0.15, 1, 0.5, 1.3, dark),
      ],
      [
        pane(0.5, 0.7, light, 0.8, 0.5),
        pane(1.5, 0.7, shape, 0.8, 0.5),
        pane(3.9, 0.7, '#ffdf8f'),
        block(1.4, 0.5, 1.7, 0.6, 0.46, wood),
        ...[0.9, 2.2, 3.5].map((x, i) => someone(x, i === 1 ? 0.4 : 0.9, nth([light, dark, shape], i))),
      ],
      [
        pane(0.5, 1.4, '#ffdf8f'),
        pane(3, 0.9, light),
        block(3.2, 0.5, 1.2, 0.6, 0.7, accent),
        someone(2.2, 0.9, light),
        block(0.3, 0.4, 0.6, 0.6, 1, wood),
      ],
    ];
    sheet.add(...nth(rooms, floor));
  }
  const top = 5 * tall - 0.16;
  sheet.add(
    iso.box(-0.15, -0.15, top, long + 0.3, deep + 0.3, 0.2, [lighten(dark, 0.3), dark, darken(dark, 0.3)]),
    iso.box(0.6, 0.3, top + 0.2, 0.5, 0.5, 0.8, [light, accent, darken(accent, 0.3)]),
    iso.box(3.4, 0.3, top + 0.2, 1, 0.8, 0.3, [light, shape, darken(shape, 0.3)]),
  );
}
