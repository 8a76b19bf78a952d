import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect } from '../../kit/svg';

/** A pass, and the weeks on which it has been used. */
export function calendar(sheet: Sheet) {
  sheet.fill('#f2b632');
  sheet.add(circle(820, 450, 420, '#f6c653'));
  sheet.add(
    group(
      [
        rect(-330, -290, 660, 620, '#000000', { rx: 26, opacity: 0.18, transform: 'translate(18 26)' }),
        rect(-330, -290, 660, 620, '#fffaf0', { rx: 26 }),
        path('M-330 -170V-264Q-330 -290 -304 -290H304Q330 -290 330 -264V-170Z', '#1a1526'),
        ...[-220, -110, 0, 110, 220].map((x) => rect(x - 9, -330, 18, 80, '#8a8291', { rx: 9 })),
        ...Array.from({ length: 35 }, (_, i) => {
          const [x, y] = [-270 + (i % 7) * 90, -110 + Math.floor(i / 7) * 86];
          const used = [3, 5, 9, 12, 16, 17, 23, 26, 30].includes(i);
          return used
            ? circle(x, y, 33, '#d8402f') + star(x, y, 21, '#fff6e3')
            : rect(x - 26, y - 26, 52, 52, '#efe6d4', { rx: 10 });
        }),
      ],
      { transform: 'translate(740 460) rotate(-6)' },
    ),
    group(
      [
        rect(-200, -128, 400, 256, '#000000', { rx: 24, opacity: 0.25, transform: 'translate(12 18)' }),
        rect(-200, -128, 400, 256, '#1f6f78', { rx: 24 }),
        circle(-90, 10, 66, 'none', { stroke: '#fff6e3', 'stroke-width': 22 }),
        path('M-80 -10L200 -110V120L-80 30Z', '#ffd84a'),
        rect(-170, 82, 60, 26, '#d8b26a', { rx: 5 }),
      ],
      { transform: 'translate(1180 620) rotate(10)' },
    ),
  );
  sheet.finish = { grain: 0.04, paper: 0.6 };
}
