import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

function rider(film: Film) {
  const { shape, accent, dark } = film.palette;
  return [
    line(-260, 40, 250, -20, '#8a5a34', 15, { 'stroke-linecap': 'round' }),
    path('M-250 40C-330 0 -390 20 -430 70C-380 80 -330 90 -250 56Z', '#d9a05a'),
    stroke('M-260 44L-410 66M-260 50L-390 40', '#8a5a34', 4),
    path('M-90 30C-110 -90 -80 -160 -10 -170L40 -140L50 20Q-20 60 -90 30Z', shape),
    path('M-90 30Q-180 50 -200 110Q-110 110 -40 44Z', shape),
    stroke('M20 10L70 80L120 90', '#f3cfae', 22),
    path('M100 72L150 78L156 104H104Z', accent),
    stroke('M10 -130L90 -60L130 -20', shape, 28),
    circle(134, -16, 13, '#f3cfae'),
    circle(10, -220, 60, '#f8dcc4'),
    path(
      'M-52 -210C-80 -300 80 -320 74 -230C50 -266 0 -270 -20 -240C-10 -180 -40 -150 -100 -150C-70 -170 -56 -190 -52 -210Z',
      '#c9622b',
    ),
    circle(44, -214, 7, dark),
    stroke('M26 -186q14 8 24 0', '#b0473c', 5),
    path('M-110 -262Q0 -310 120 -266L110 -246Q0 -280 -104 -240Z', dark),
    path('M-70 -276C-50 -360 -70 -420 -150 -440C-40 -460 50 -400 76 -284Q0 -300 -70 -276Z', dark),
    path('M-68 -284Q0 -310 74 -290L78 -272Q0 -294 -66 -262Z', accent),
    // the cat sits behind and would rather not
    path('M-180 40C-210 -20 -190 -70 -160 -70C-120 -70 -110 -20 -120 30Z', '#17131f'),
    circle(-160, -88, 30, '#17131f'),
    path('M-186 -98L-190 -136L-164 -114ZM-136 -98L-130 -136L-156 -114Z', '#17131f'),
    circle(-170, -90, 5, '#ffe27a'),
    circle(-150, -90, 5, '#ffe27a'),
    stroke('M-180 30Q-240 20 -230 -40', '#17131f', 10),
  ];
}

/** Balconies, washing, and someone on her way to work. */
export function witch(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.7, ground],
      [1, mix(ground, accent, 0.5)],
    ]),
  );
  const [mx, my, r] = wide ? [1380, 330, 230] : [560, 520, 300];
  sheet.add(
    circle(
      mx,
      my,
      r * 1.7,
      sheet.radial(
        [
          [0, light, 0.5],
          [1, light, 0],
        ],
        mx,
        my,
        r * 1.7,
      ),
    ),
    circle(mx, my, r, light),
    circle(mx - r * 0.3, my - r * 0.2, r * 0.2, mix(light, ground, 0.16)),
    circle(mx + r * 0.4, my + r * 0.3, r * 0.13, mix(light, ground, 0.16)),
  );
  for (let i = 0; i < 80; i++)
    sheet.add(
      circle(random.between(0, w), random.between(0, h * 0.7), random.between(0.8, 2.6), light, {
        opacity: random.between(0.3, 0.9),
      }),
    );
  const block = (x: number, top: number, width: number, tone: string) => {
    sheet.add(rect(x, top, width, h - top, tone), rect(x - 8, top - 12, width + 16, 16, lighten(tone, 0.12)));
    for (let y = top + 36; y < h - 40; y += 100)
      for (let bx = x + 24; bx < x + width - 70; bx += 112) {
        sheet.add(
          rect(
            bx,
            y,
            84,
            58,
            random.chance(0.42) ? random.pick(['#ffd27a', '#ffe6ac', '#8fd6e8']) : mix(tone, dark, 0.4),
          ),
          rect(bx - 6, y + 44, 96, 26, lighten(tone, 0.2)),
        );
        if (random.chance(0.25))
          sheet.add(...[0, 1, 2].map((n) => rect(bx + n * 28, y + 12, 20, 30, random.pick([accent, light, shape]))));
        if (random.chance(0.2)) sheet.add(ellipse(bx + 14, y + 42, 16, 12, '#4f9a5c'));
      }
  };
  if (wide) {
    block(1000, 690, 260, mix(dark, ground, 0.45));
    block(1740, 380, 300, mix(dark, shape, 0.3));
    block(1280, 760, 430, mix(dark, ground, 0.7));
  } else {
    block(-30, 900, 260, mix(dark, ground, 0.4));
    block(770, 760, 280, mix(dark, shape, 0.3));
    block(210, 1040, 560, mix(dark, ground, 0.7));
  }
  const [x, y, s] = wide ? [1380, 420, 0.78] : [520, 660, 1.04];
  sheet.add(group(rider(film), { transform: `translate(${x} ${y}) rotate(-8) scale(${s})` }));
  if (!wide)
    sheet.add(
      rect(
        0,
        1060,
        w,
        440,
        sheet.linear([
          [0, dark, 0],
          [0.4, dark, 0.9],
          [1, dark],
        ]),
      ),
    );
}
