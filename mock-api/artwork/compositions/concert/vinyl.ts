import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, polygon, rect } from '../../kit/svg';
import { setTitle } from '../../kit/title';
import { write } from '../../kit/type';
import { foot } from './foot';
import { record } from './record';

export function vinyl(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(record(sheet, film, 500, 800, 440)));
  sheet.add(
    group(
      [
        circle(0, 0, 44, dark),
        line(0, 0, -70, 330, dark, 20),
        polygon(
          [
            [-96, 316],
            [-46, 326],
            [-66, 420],
            [-110, 410],
          ],
          accent,
        ),
      ],
      { transform: 'translate(890 420)' },
    ),
  );
  sheet.add(
    setTitle(film, {
      face: 'syne',
      x: 56,
      y: 70,
      width: 888,
      height: 240,
      lines: 2,
      leading: 0.94,
      track: -0.03,
      fill: shape,
      limit: 190,
    }).svg,
  );
  sheet.add(
    write(film.tagline, { face: 'groteskBold', size: 30, x: 60, y: 1322, fill: dark, max: 880 }),
    rect(60, 1342, 880, 4, dark),
  );
  foot(sheet, film, { fill: dark, face: 'grotesk', faceBold: 'groteskBold', accent: shape });
  sheet.finish = { grain: 0.06, paper: 0.7, specks: 0.08 };
}
