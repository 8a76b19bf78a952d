import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, rect, stroke } from '../../kit/svg';
import { filmScene } from '../pictures';
import { crowdLooks, seated } from './people';

/** A class at the cinema: hands go up. */
export function school(sheet: Sheet) {
  sheet.fill('#f2b84a');
  sheet.add(
    filmScene('p181', 300, 40, 1000, 430, 'xMax'),
    rect(300, 40, 1000, 430, 'none', { stroke: '#fff3d6', 'stroke-width': 18 }),
  );
  for (let row = 0; row < 3; row++)
    for (let i = -1; i < 9; i++) {
      const [x, y, s] = [i * 200 + (row % 2) * 96, 590 + row * 130, 0.66 + row * 0.16];
      const look = nth(crowdLooks, i + 1 + row * 2);
      const hand = (i + row * 2) % 3 === 0;
      sheet.add(
        group(
          [
            hand ? stroke('M66 0L84 -150', look.coat, 34) + circle(86, -176, 24, look.skin) : '',
            seated(look, nth(['#c8452f', '#2f7f78', '#3f5f9a'], row)),
          ],
          { transform: `translate(${x} ${y}) scale(${s})` },
        ),
      );
    }
  sheet.finish = { grain: 0.04, paper: 0.5 };
}
