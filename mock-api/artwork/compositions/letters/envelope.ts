import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect, ring, stroke } from '../../kit/svg';
import { write } from '../../kit/type';

// An airmail envelope from somebody who is only an outline.
export function envelope(sheet: Sheet, film: Film, w: number, h: number) {
  const { ground, shape, light, dark } = film.palette;
  sheet.fill(light);
  for (let i = -2; i < (w + h) / 60; i++)
    sheet.add(
      polygon(
        [
          [i * 120, 0],
          [i * 120 + 60, 0],
          [i * 120 + 60 - h, h],
          [i * 120 - h, h],
        ],
        i % 2 ? ground : '#2a5a8c',
      ),
    );
  sheet.add(rect(54, 54, w - 108, h - 108, light));
  const sx = w - 400;
  sheet.add(
    ...Array.from({ length: 12 }, (_, i) => circle(sx + 14 + i * 26, 110, 10, light)),
    rect(sx, 110, 300, 380, ground),
    rect(sx + 18, 128, 264, 344, light),
    rect(sx + 30, 140, 240, 320, shape),
    path(
      `M${sx + 60} 460Q${sx + 70} 350 ${sx + 124} 336V310Q${sx + 90} 280 ${sx + 94} 230Q${sx + 100} 176 ${sx + 150} 176Q${sx + 200} 176 ${sx + 206} 230Q${sx + 210} 280 ${sx + 176} 310V336Q${sx + 230} 350 ${sx + 240} 460Z`,
      'none',
      { stroke: dark, 'stroke-width': 6, 'stroke-dasharray': '16 12' },
    ),
  );
  sheet.add(
    group(
      [
        ring(0, 0, 118, dark, 5),
        ring(0, 0, 84, dark, 4),
        write('NOWHERE', { face: 'typewriter', size: 30, x: 0, y: -4, anchor: 'middle', fill: dark }),
        write('00.00.00', { face: 'typewriter', size: 24, x: 0, y: 28, anchor: 'middle', fill: dark }),
        ...[0, 1, 2, 3].map((i) => stroke(`M110 ${-50 + i * 32}q40 -18 80 0t80 0t80 0`, dark, 5)),
      ],
      { transform: `translate(${sx - 90} 400) rotate(-14)`, opacity: 0.8 },
    ),
  );
}
