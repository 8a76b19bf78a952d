// Films for children: one big friendly thing, flat colour, jumping letters on a coloured page.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix } from '../kit/colour';
import { named } from '../kit/list';
import { hill } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { group, rect } from '../kit/svg';
import { write } from '../kit/type';
import { castle } from './kids/castle';
import { dinosaur } from './kids/dinosaur';
import { monster } from './kids/monster';
import { owl } from './kids/owl';
import { robots } from './kids/robots';
import { rocket } from './kids/rocket';
import { snail } from './kids/snail';

const scenes = { robots, dinosaur, owl, rocket, castle, snail, monster };

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { light, dark } = film.palette;
  named(scenes, variant)(sheet, film, false);
  sheet.add(rect(0, 1340, 1000, 160, dark));
  sheet.add(
    write(film.tagline, { face: 'baloo', size: 42, x: 500, y: 1396, anchor: 'middle', fill: light, max: 880 }),
    credits(film, { x: 500, y: 1436, width: 880, fill: light, size: 21, rows: 2 }),
  );
  sheet.finish = { grain: 0.028, paper: 0.4, shift: 1 };
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    hill(
      [
        [0, 800],
        [600, 740],
        [1300, 790],
        [2000, 720],
      ],
      2000,
      900,
      mix(ground, dark, 0.25),
    ),
  );
  const scene = sheet.layer(1000, 1500);
  named(scenes, variant)(scene, film, true);
  sheet.add(group(scene.body, { transform: 'translate(1010 -420) scale(0.95)' }));
  sheet.finish = { grain: 0.028, paper: 0.35 };
}
