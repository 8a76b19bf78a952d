import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';

export function station(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  sheet.add(rect(0, y, w, h - y, mix(ground, dark, 0.72)), rect(0, y, w, 16, shape));
  for (let i = 0; i < w / 160; i++) sheet.add(rect(i * 160 + 20, y + 120 * s, 90, 12, light));
  sheet.add(
    group(
      [
        polygon(
          [
            [40, 0],
            [40, -330],
            [380, -330],
            [380, 0],
          ],
          shape,
        ),
        rect(40, -330, 340, 46, accent),
        rect(70, -240, 170, 150, '#8fc6d8'),
        rect(270, -240, 84, 240, dark),
        rect(280, -230, 64, 130, '#8fc6d8'),
        rect(152, -240, 6, 150, shape),
        polygon(
          [
            [-40, -430],
            [880, -520],
            [900, -440],
            [-40, -372],
          ],
          accent,
        ),
        polygon(
          [
            [-40, -388],
            [900, -456],
            [900, -436],
            [-40, -372],
          ],
          light,
        ),
        rect(700, -448, 26, 448, shape),
        rect(500, -430, 26, 430, shape),
        ...[560, 620].map((px, i) =>
          group(
            [
              rect(0, -150, 54, 150, i ? accent : light, { rx: 8 }),
              rect(9, -136, 36, 34, dark, { rx: 4 }),
              stroke('M54 -96Q84 -96 80 -50Q78 -20 62 -30', dark, 6),
              circle(27, -72, 11, shape),
            ],
            { transform: `translate(${px} 0)` },
          ),
        ),
        // dachshund-long car
        group(
          [
            path('M0 0V-54Q4 -72 60 -76L120 -132H420Q460 -132 500 -78L560 -66Q580 -60 578 0Z', '#2a6fb0'),
            polygon(
              [
                [140, -80],
                [176, -120],
                [262, -120],
                [262, -80],
              ],
              '#d8f0f2',
            ),
            rect(276, -120, 90, 40, '#d8f0f2'),
            polygon(
              [
                [380, -120],
                [418, -120],
                [464, -80],
                [380, -80],
              ],
              '#d8f0f2',
            ),
            circle(110, 0, 40, dark),
            circle(110, 0, 17, shape),
            circle(470, 0, 40, dark),
            circle(470, 0, 17, shape),
            rect(560, -52, 18, 18, light),
            rect(150, -166, 190, 26, '#b5763f', { rx: 5 }),
            rect(180, -196, 120, 30, accent, { rx: 5 }),
          ],
          { transform: 'translate(250 70) scale(0.86)' },
        ),
        rect(-170, -560, 16, 560, shape),
        rect(-250, -640, 176, 176, accent, { rx: 88 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
  sheet.add(
    write('S', { face: 'archivoBlack', size: 130 * s, x: x - 162 * s, y: y - 506 * s, anchor: 'middle', fill: shape }),
  );
}
