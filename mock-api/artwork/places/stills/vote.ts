import { nth } from '../../kit/list';
import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect } from '../../kit/svg';

/** A jury of the public: a box, and paper stars. */
export function vote(sheet: Sheet) {
  sheet.fill('#e9e1f2');
  sheet.add(circle(900, 480, 400, '#dccff0'));
  sheet.add(
    ellipse(900, 770, 340, 34, '#000000', { opacity: 0.2 }),
    path('M620 420L900 330L1180 420L1140 740L900 800L660 740Z', '#5b3fa8'),
    path('M900 510L1180 420L1140 740L900 800Z', '#452f85'),
    path('M620 420L900 330L1180 420L900 510Z', '#7a5cc9'),
    path('M800 420L1000 410L1010 424L806 436Z', '#241552'),
    star(770, 610, 70, '#ffd84a'),
    group([rect(-80, -130, 160, 190, '#ffffff'), star(0, -40, 52, '#d8402f'), rect(-50, 26, 100, 10, '#c9bfe0')], {
      transform: 'translate(890 310) rotate(-8)',
    }),
    ...(
      [
        [420, 260, 54, 12],
        [560, 540, 40, -20],
        [380, 660, 62, 30],
        [1300, 250, 50, -14],
        [1340, 640, 60, 18],
        [1210, 150, 34, 0],
        [640, 190, 34, 40],
      ] as const
    ).map(([x, y, r, turn], i) =>
      group([star(8, 12, r, '#00000022'), star(0, 0, r, nth(['#ffd84a', '#e8553d', '#2f9a8f', '#ffffff'], i))], {
        transform: `translate(${x} ${y}) rotate(${turn})`,
      }),
    ),
  );
  sheet.finish = { grain: 0.04, paper: 0.7 };
}
