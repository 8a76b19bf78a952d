import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { stack } from '../../kit/stack';
import { circle, group, rect } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { sizeToWidth, write } from '../../kit/type';
import { pan } from './pan';

export function egg(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(accent);
  const tile = 125;
  for (let r = 0; r < 12; r++)
    for (let c = 0; c < 8; c++)
      if ((r + c) % 2) sheet.add(rect(c * tile, r * tile, tile, tile, mix(accent, ground, 0.11)));
  sheet.add(group(pan(film), { transform: 'translate(0 120)' }));
  sheet.add(
    stack(
      linesOf(film).map((t) => t.toUpperCase()),
      {
        face: 'lilita',
        size: Math.min(...linesOf(film).map((t) => sizeToWidth(t.toUpperCase(), 'lilita', 884))),
        x: 56,
        y: 60,
        leading: 0.86,
        fill: ground,
      },
    ).svg,
  );
  sheet.add(
    group(
      [
        circle(0, 0, 104, shape),
        write('Il en a', { face: 'lilita', size: 36, x: 0, y: -22, anchor: 'middle', fill: dark }),
        write('cassé.', { face: 'lilita', size: 46, x: 0, y: 20, anchor: 'middle', fill: dark }),
        write('Beaucoup.', { face: 'lilita', size: 32, x: 0, y: 56, anchor: 'middle', fill: dark }),
      ],
      { transform: 'translate(850 330) rotate(10)' },
    ),
  );
  sheet.add(rect(0, 1340, 1000, 160, dark));
  sheet.add(write(film.cast.join('   '), { face: 'lilita', size: 34, x: 56, y: 1394, fill: shape, max: 888 }));
  sheet.add(credits(film, { x: 56, y: 1434, width: 888, fill: ground, size: 21, anchor: 'start', rows: 2 }));
  sheet.finish = { grain: 0.035, paper: 0.5, shift: 1 };
}
