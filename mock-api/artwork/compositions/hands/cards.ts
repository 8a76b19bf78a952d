import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect } from '../../kit/svg';
import { write } from '../../kit/type';
import { glove } from './hand';

const suits = {
  spade: 'M0 -40C50 0 50 30 24 32Q10 32 4 18L14 44H-14L-4 18Q-10 32 -24 32C-50 30 -50 0 0 -40Z',
  heart: 'M0 40C-60 0 -50 -36 -24 -36Q-4 -36 0 -14Q4 -36 24 -36C50 -36 60 0 0 40Z',
  diamond: 'M0 -46L32 0L0 46L-32 0Z',
  club: 'M-6 12L-16 44H16L6 12Q14 28 32 22Q50 6 30 -8Q24 -14 12 -12Q26 -26 14 -40Q0 -50 -14 -40Q-26 -26 -12 -12Q-24 -14 -30 -8Q-50 6 -32 22Q-14 28 -6 12Z',
};

// A fan of five, and a sixth that lives in the sleeve.
export function cards(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(
    sheet.radial(
      [
        [0, mix(ground, shape, 0.8)],
        [0.7, ground],
        [1, darken(ground, 0.5)],
      ],
      500,
      820,
      860,
    ),
  );
  const card = (turn: number, rank: string, suit: string, red: boolean) =>
    group(
      [
        rect(-150, -620, 300, 440, '#000000', { rx: 20, opacity: 0.35, transform: 'translate(10 8)' }),
        rect(-150, -620, 300, 440, light, { rx: 20 }),
        rect(-138, -608, 276, 416, 'none', { rx: 14, stroke: mix(light, dark, 0.2), 'stroke-width': 2 }),
        write(rank, { face: 'rye', size: 66, x: -104, y: -540, anchor: 'middle', fill: red ? shape : dark }),
        path(suit, red ? shape : dark, { transform: 'translate(-104 -490) scale(0.6)' }),
        path(suit, red ? shape : dark, { transform: 'translate(20 -400) scale(2)' }),
      ],
      { transform: `translate(500 1270) rotate(${turn})` },
    );
  const cloth = Array.from({ length: 26 }, (_, i) =>
    circle(40 + ((i * 173) % 940), 380 + ((i * 311) % 900), 2, light, { opacity: 0.14 }),
  );
  sheet.add(
    ...cloth,
    card(-42, 'K', suits.spade, false),
    card(-21, 'Q', suits.heart, true),
    card(0, 'A', suits.club, false),
    card(21, '7', suits.diamond, true),
    card(42, 'J', suits.spade, false),
    ellipse(500, 1370, 420, 60, '#000000', { opacity: 0.4 }),
    group(
      [
        path('M-140 480L-180 190H180L150 480Z', dark),
        path('M-176 196L-186 150H186L178 196Z', '#ffffff'),
        circle(120, 172, 12, accent),
        group(
          [
            rect(-50, 60, 92, 140, light, { rx: 8 }),
            path(suits.heart, shape, { transform: 'translate(-4 110) scale(0.7)' }),
          ],
          { transform: 'rotate(-14 0 150)' },
        ),
        ...glove(
          'M-150 150C-176 40 -140 -60 -60 -90H90C160 -50 180 50 150 150Z',
          [
            ['M-110 -30L-150 -130L-130 -190', 56],
            ['M-60 -70L-70 -170L-52 -214', 58],
            ['M20 -80L24 -170L34 -216', 58],
            ['M100 -50L120 -130L118 -180', 54],
          ],
          '#d9a377',
          dark,
        ),
        ...glove('M60 60Q10 20 -40 40L-60 90L40 120Z', [['M60 60L-30 20L-110 60', 56]], '#d9a377', dark),
      ],
      { transform: 'translate(500 1160)' },
    ),
    rect(
      0,
      1330,
      1000,
      170,
      sheet.linear([
        [0, darken(ground, 0.6), 0],
        [0.4, darken(ground, 0.6), 0.92],
        [1, darken(ground, 0.6)],
      ]),
    ),
  );
}
