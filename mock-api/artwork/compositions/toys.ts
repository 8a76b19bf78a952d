// Children's films: friendly characters from circles and bold flat colour, jumping letters.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix } from '../kit/colour';
import { bouncing } from '../kit/lettering';
import { named, nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, group, path, rect } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';
import { baker } from './toys/baker';
import { bigWhale } from './toys/big-whale';
import { canalHouses } from './toys/canal-houses';
import { cloud } from './toys/cloud';
import { bigCloud, boy } from './toys/pieces';

const scenes = { cloud, bear, whale };

export function poster(sheet: Sheet, film: Film, variant: string) {
  named(scenes, variant)(sheet, film);
  sheet.finish = { grain: 0.025, paper: 0.3 };
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, light } = film.palette;
  sheet.fill(ground);
  if (variant === 'cloud')
    sheet.add(
      group(bigCloud(film), { transform: 'translate(830 40) scale(1.05)' }),
      path('M0 780Q500 700 1000 760T2000 730V900H0Z', '#5bb46a'),
      group(boy(film), { transform: 'translate(1340 560) scale(0.8)' }),
    );
  if (variant === 'bear') {
    night(sheet, film);
    sheet.add(
      path('M700 900Q1000 560 1400 640T2000 560V900Z', '#3d3f8f'),
      group(baker(film), { transform: 'translate(960 120) scale(0.86)' }),
    );
  }
  if (variant === 'whale') {
    sheet.add(rect(0, 640, 2000, 260, '#3f8fc4'));
    canalHouses(sheet, film, 640, [0, 2000], 0.86);
    sheet.add(
      group(bigWhale(film), { transform: 'translate(1000 330) scale(0.95)' }),
      path(ripples(2000, 690, 5), 'none', { stroke: light, 'stroke-width': 7, 'stroke-linecap': 'round' }),
    );
  }
  sheet.finish = { grain: 0.025, paper: 0.3 };
}

function night(sheet: Sheet, film: Film) {
  const { random, w, h } = sheet;
  const { ground, light, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [1, ground],
    ]),
  );
  for (let i = 0; i < 90; i++) {
    const [x, y, r] = [random.between(0, w), random.between(0, h * 0.8), random.between(2, 7)];
    sheet.add(
      random.chance(0.3)
        ? path(
            `M${x} ${y - r * 2}L${x + r * 0.6} ${y - r * 0.6}L${x + r * 2} ${y}L${x + r * 0.6} ${y + r * 0.6}L${x} ${y + r * 2}L${x - r * 0.6} ${y + r * 0.6}L${x - r * 2} ${y}L${x - r * 0.6} ${y - r * 0.6}Z`,
            light,
          )
        : circle(x, y, r * 0.5, light),
    );
  }
}

function bear(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  night(sheet, film);
  sheet.add(circle(500, 860, 520, mix(ground, accent, 0.24), { opacity: 0.6 }));
  sheet.add(group(baker(film), { transform: 'translate(60 500) scale(0.98)' }));
  sheet.add(rect(0, 1260, 1000, 240, accent), rect(0, 1240, 1000, 44, light));
  for (let i = 0; i < 9; i++) sheet.add(path(`M${i * 125 - 10} 1284h72v30q-36 36 -72 0Z`, '#ffffff'));
  const letters = {
    face: 'lilita',
    random: sheet.random,
    outlineColour: dark,
    outlineWidth: 22,
    tilt: 4,
    hop: 0.03,
  } as const;
  sheet.add(
    bouncing(nth(linesOf(film), 0).toUpperCase(), {
      ...letters,
      width: 700,
      x: 500,
      y: 292,
      colours: [shape, accent, light, shape],
    }),
  );
  sheet.add(
    bouncing(nth(linesOf(film), 1), { ...letters, size: 78, x: 500, y: 366, colours: [light], outlineWidth: 12 }),
  );
  sheet.add(
    bouncing(nth(linesOf(film), 2).toUpperCase(), { ...letters, width: 800, x: 500, y: 498, colours: [light] }),
  );
  sheet.add(write(film.tagline, { face: 'lilita', size: 44, x: 500, y: 1382, anchor: 'middle', fill: dark }));
  sheet.add(credits(film, { x: 500, y: 1430, width: 900, fill: dark, size: 21, rows: 2 }));
}

const ripples = (w: number, y: number, n: number) =>
  Array.from({ length: n * 6 }, (_, i) => `M${(i * 173) % w} ${y + (i % n) * 34}q30 -18 60 0t60 0`).join('');

function whale(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(circle(820, 470, 90, '#fff7d6'));
  canalHouses(sheet, film, 960, [0, 1000], 0.94);
  sheet.add(rect(0, 950, 1000, 34, '#6b5a4a'), rect(0, 984, 1000, 520, '#3f8fc4'));
  sheet.add(group(bigWhale(film), { transform: 'translate(26 740) scale(0.95)' }));
  sheet.add(
    path('M0 1140Q60 1106 125 1140T250 1140T375 1140T500 1140T625 1140T750 1140T875 1140T1000 1140V1500H0Z', '#2f79ad'),
    path('M0 1210Q60 1180 125 1210T250 1210T375 1210T500 1210T625 1210T750 1210T875 1210T1000 1210V1500H0Z', dark),
  );
  const letters = { face: 'bowlby', random: sheet.random, tilt: 3, hop: 0.02, colours: [dark] } as const;
  sheet.add(bouncing(nth(linesOf(film), 0).toUpperCase(), { ...letters, width: 890, x: 500, y: 206 }));
  sheet.add(
    bouncing(nth(linesOf(film), 1).toUpperCase(), { ...letters, width: 890, x: 500, y: 372, colours: [accent] }),
  );
  sheet.add(write(film.tagline, { face: 'baloo', size: 42, x: 500, y: 1336, anchor: 'middle', fill: ground }));
  sheet.add(credits(film, { x: 500, y: 1400, width: 880, fill: light, size: 23, rows: 2 }));
}
