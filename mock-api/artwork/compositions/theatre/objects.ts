import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { circle, ellipse, group, line, path, rect, ring, stroke } from '../../kit/svg';

/** A bulb on a long flex, and the moth that is interested in it. */
export function bulb(film: Film) {
  const { accent, light, dark } = film.palette;
  return [
    ellipse(0, 6, 250, 22, dark, { opacity: 0.35 }),
    line(0, -1400, 0, -640, dark, 9),
    rect(-44, -660, 88, 90, dark, { rx: 12 }),
    circle(0, -430, 330, accent, { opacity: 0.22 }),
    path('M-60 -570Q-170 -470 -150 -360Q-120 -260 0 -256Q120 -260 150 -360Q170 -470 60 -570Z', light),
    stroke('M-40 -560L-30 -420L0 -450L30 -420L40 -560', accent, 11),
    path('M-110 -430Q-120 -370 -90 -320', 'none', { stroke: '#ffffff', 'stroke-width': 14, 'stroke-linecap': 'round' }),
    group(
      [
        path('M0 0C-30 -90 -140 -80 -120 -10C-100 20 -40 20 0 10C40 20 100 20 120 -10C140 -80 30 -90 0 0Z', dark),
        path('M0 10C-30 60 -80 70 -80 30Q-50 10 0 10ZM0 10C30 60 80 70 80 30Q50 10 0 10Z', mix(dark, accent, 0.4)),
        stroke('M-6 -10Q-20 -60 -44 -70M6 -10Q20 -60 44 -70', dark, 5),
        circle(-64, -34, 13, accent),
        circle(64, -34, 13, accent),
      ],
      { transform: 'translate(210 -200) rotate(-24)' },
    ),
    rect(-170, -60, 340, 60, dark),
    rect(-150, -120, 300, 60, darken(accent, 0.2)),
    rect(-130, -176, 260, 56, mix(light, dark, 0.25)),
  ];
}

/** One hat too many: a stack of them on a stand. */
export function hat(film: Film) {
  const { accent, light, dark } = film.palette;
  const bowler = (y: number, tone: string, turn: number, s = 1) =>
    group(
      [
        path('M-130 0Q-136 -150 0 -156Q136 -150 130 0Z', tone),
        path('M-210 0Q0 -40 210 0Q190 34 0 30Q-190 34 -210 0Z', tone),
        rect(-130, -44, 260, 34, darken(tone, 0.4)),
      ],
      { transform: `translate(0 ${y}) rotate(${turn}) scale(${s})` },
    );
  return [
    ellipse(0, 6, 230, 22, dark, { opacity: 0.4 }),
    line(0, 0, 0, -700, dark, 24),
    path('M-140 0Q-40 -60 0 -90Q40 -60 140 0Z', dark),
    stroke('M0 -620Q-130 -610 -160 -700M0 -540Q150 -530 176 -630', dark, 20),
    bowler(-680, accent, -3, 1.1),
    bowler(-806, light, 5),
    bowler(-930, mix(accent, dark, 0.45), -6, 0.92),
    group(bowler(0, dark, 0, 0.8), { transform: 'translate(-190 -706) rotate(-24)' }),
    group(bowler(0, mix(light, accent, 0.4), 0, 0.76), { transform: 'translate(196 -636) rotate(20)' }),
    // the one too many, on the floor
    group(bowler(0, accent, 0, 0.8), { transform: 'translate(240 -14) rotate(8)' }),
  ];
}

/** An open umbrella, upside down, full of rain. */
export function umbrella(film: Film) {
  const { accent, light, dark } = film.palette;
  const panels = [-300, -180, -60, 60, 180, 300];
  return [
    ellipse(0, 6, 340, 26, dark, { opacity: 0.4 }),
    path(
      'M-340 -330C-320 -110 -160 -10 0 -10C160 -10 320 -110 340 -330Q280 -290 227 -330Q170 -290 113 -330Q56 -290 0 -330Q-56 -290 -113 -330Q-170 -290 -227 -330Q-280 -290 -340 -330Z',
      accent,
    ),
    ...panels.slice(1, 5).map((x) => stroke(`M${x * 0.95} -320Q${x * 0.6} -90 0 -12`, darken(accent, 0.25), 6)),
    path(
      'M-340 -330Q-280 -290 -227 -330Q-170 -290 -113 -330Q-56 -290 0 -330Q56 -290 113 -330Q170 -290 227 -330Q280 -290 340 -330Q200 -380 0 -380Q-200 -380 -340 -330Z',
      light,
    ),
    line(0, -20, 0, -860, dark, 15),
    path('M0 -850Q0 -940 70 -940Q130 -936 126 -870', 'none', {
      stroke: dark,
      'stroke-width': 22,
      'stroke-linecap': 'round',
    }),
    ...Array.from({ length: 22 }, (_, i) =>
      line(
        -250 + ((i * 97) % 500),
        -1180 + ((i * 173) % 760),
        -258 + ((i * 97) % 500),
        -1120 + ((i * 173) % 760),
        light,
        7,
        { 'stroke-linecap': 'round' },
      ),
    ),
    path('M-80 -350Q-60 -470 -10 -470Q20 -430 60 -360Z', dark),
    circle(-30, -440, 9, light),
    path('M56 -366L110 -420L104 -350Z', dark),
    ring(0, -350, 130, mix(light, dark, 0.3), 4),
  ];
}
