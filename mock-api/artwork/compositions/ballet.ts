// The ballet season: one movement, photographed many times on the same plate.

import { body } from '../figures/dancer';
import { dances } from '../figures/dances';
import type { Limb, Pose } from '../figures/pose';
import type { Film } from '../film';
import { mix } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { group, line } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';

const between = (a: number, b: number, t: number) => a + (b - a) * t;

const both = ([a1, b1]: Limb, [a2, b2]: Limb, t: number): Limb => [between(a1, a2, t), between(b1, b2, t)];

const poseBetween = (from: Pose, to: Pose, t: number): Pose => ({
  lean: between(from.lean, to.lean, t),
  legs: [both(from.legs[0], to.legs[0], t), both(from.legs[1], to.legs[1], t)],
  arms: [both(from.arms[0], to.arms[0], t), both(from.arms[1], to.arms[1], t)],
});

function sequence(film: Film, variant: string, place: string) {
  const d = named(dances, variant);
  const { ground, shape, accent } = film.palette;
  const parts = [];
  for (let i = 0; i < d.count; i++) {
    const t = i / (d.count - 1);
    const pose = poseBetween(d.from, d.to, t);
    const [[ax, ay], [bx, by], [cx, cy]] = d.move;
    const [k0, k1, k2] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    const [x, y] = [k0 * ax + k1 * bx + k2 * cx, k0 * ay + k1 * by + k2 * cy];
    const last = i === d.count - 1;
    parts.push(
      group(body(pose, x, y, d.scale, last ? shape : mix(ground, accent, 0.1 + t * 0.75), variant !== 'fall'), {
        opacity: last ? 1 : 0.55 + t * 0.3,
      }),
    );
  }
  return group(parts, { transform: place });
}

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, accent } = film.palette;
  const w = wordsFor(film);
  sheet.fill(ground);
  sheet.add(sequence(film, variant, 'translate(0 60)'));
  const t = setTitle(film, {
    face: 'italiana',
    x: 60,
    y: 74,
    width: 880,
    height: 250,
    lines: 2,
    leading: 0.96,
    limit: 178,
    track: -0.01,
    fill: shape,
  });
  sheet.add(t.svg);
  sheet.add(
    line(60, 1318, 940, 1318, shape, 2),
    write(film.tagline.toUpperCase(), {
      face: 'josefinSemi',
      size: 23,
      x: 60,
      y: 1298,
      track: 0.2,
      fill: accent,
      max: 600,
    }),
    write(w.live.toUpperCase(), {
      face: 'josefinSemi',
      size: 23,
      x: 940,
      y: 1298,
      anchor: 'end',
      track: 0.2,
      fill: accent,
    }),
  );
  sheet.add(
    write(film.cast.join('     '), { face: 'cormorant', size: 42, x: 60, y: 1374, fill: shape, max: 880 }),
    write(`${w.choreography} ${film.directors[0]}     ${w.music} ${film.crew.composer}     Candela Ballet 26 / 27`, {
      face: 'josefin',
      size: 24,
      x: 60,
      y: 1426,
      fill: shape,
      max: 880,
    }),
  );
  sheet.finish = { grain: 0.035, paper: 0.45 };
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  sheet.fill(film.palette.ground);
  sheet.add(sequence(film, variant, 'translate(1000 -260) scale(0.88)'));
  sheet.finish = { grain: 0.035, paper: 0.4 };
}
