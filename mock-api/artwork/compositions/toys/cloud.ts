import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { lighten } from '../../kit/colour';
import { bouncing } from '../../kit/lettering';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { write } from '../../kit/type';
import { bigCloud, boy } from './pieces';

export function cloud(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [1, lighten(ground, 0.45)],
    ]),
  );
  sheet.add(group(bigCloud(film), { transform: 'translate(24 396) scale(0.97)' }));
  sheet.add(
    path('M0 1220Q250 1130 520 1190T1000 1160V1500H0Z', '#5bb46a'),
    path('M0 1300Q300 1230 620 1290T1000 1270V1500H0Z', '#3f9a58'),
  );
  for (let i = 0; i < 26; i++) {
    const [x, y] = [sheet.random.between(0, 1000), sheet.random.between(1230, 1370)];
    sheet.add(circle(x, y, 8, sheet.random.pick([shape, accent, '#ffffff'])), circle(x, y, 3, dark));
  }
  sheet.add(group(boy(film), { transform: 'translate(520 930)' }));
  const letters = {
    face: 'baloo',
    random: sheet.random,
    outlineColour: dark,
    outlineWidth: 30,
    tilt: 6,
    hop: 0.04,
  } as const;
  sheet.add(
    bouncing(nth(linesOf(film), 2), {
      ...letters,
      width: 540,
      x: 650,
      y: 388,
      colours: ['#ffffff', shape, '#ffffff', accent],
    }),
  );
  sheet.add(
    bouncing(nth(linesOf(film), 0), { ...letters, width: 400, x: 280, y: 220, colours: [shape, accent, '#ffffff'] }),
  );
  sheet.add(
    bouncing(nth(linesOf(film), 1), {
      ...letters,
      size: 104,
      x: 620,
      y: 180,
      colours: ['#ffffff'],
      outlineWidth: 24,
      tilt: 3,
    }),
  );
  sheet.add(write(film.tagline, { face: 'baloo', size: 34, x: 500, y: 1396, anchor: 'middle', fill: '#ffffff' }));
  sheet.add(credits(film, { x: 500, y: 1436, width: 880, fill: '#ffffff', size: 20, rows: 2 }));
}
