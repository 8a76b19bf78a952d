import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import { rays } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

function beast(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const plates = [
    [-150, -330, 60],
    [-200, -230, 74],
    [-236, -110, 86],
    [-262, 30, 92],
    [-290, 170, 80],
    [-340, 290, 60],
  ] as const;
  return [
    ...plates.map(([x, y, r]) => path(`M${x + 40} ${y + r * 0.6}L${x - r} ${y}L${x + 30} ${y - r * 0.6}Z`, accent)),
    path('M-60 400C-240 420 -420 380 -520 260C-500 360 -420 480 -200 480H-60Z', shape),
    path(
      'M-110 -400C-150 -520 20 -560 120 -520C210 -500 260 -450 250 -400L120 -370C150 -300 190 -200 200 -90C260 120 250 300 220 480H90L80 380H-40L-60 480H-220C-270 200 -260 -120 -110 -400Z',
      shape,
    ),
    path('M60 -300C130 -160 190 60 150 380H40C0 140 0 -120 60 -300Z', lighten(shape, 0.35)),
    ...Array.from({ length: 9 }, (_, i) =>
      line(50 - i * 2, -220 + i * 66, 130 + i * 6, -226 + i * 66, mix(shape, dark, 0.2), 6),
    ),
    path('M130 -400L252 -410Q250 -372 200 -360L120 -366Z', darken(shape, 0.25)),
    ...[0, 1, 2, 3].map((i) => path(`M${140 + i * 28} -400l12 24l12 -26Z`, light)),
    circle(70, -460, 30, '#fff3b0'),
    circle(80, -458, 13, dark),
    path('M26 -500L110 -484L108 -470L30 -484Z', darken(shape, 0.4)),
    stroke('M160 -150Q260 -130 300 -200', shape, 56),
    stroke('M-60 -130Q-10 -20 80 -40', darken(shape, 0.2), 56),
    // holds, with great care, a clothes line
    stroke('M300 -210L330 -250M300 -200L346 -214M296 -190L340 -170', light, 14),
  ];
}

/** A Sunday: the beast has come for tea. */
export function kaiju(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [x, y, s] = wide ? [1500, 500, 0.84] : [610, 860, 1];
  sheet.fill(ground);
  sheet.add(...rays(x, y - 100, 2200, 40, [ground, lighten(ground, 0.22)]));
  sheet.add(circle(x + 40, y - 160, 380 * s, '#fff3d0'));
  sheet.add(group(beast(film), { transform: `translate(${x} ${y}) scale(${s})` }));
  const lx = x + 330 * s;
  const ly = y - 224 * s;
  sheet.add(stroke(`M${lx} ${ly}Q${lx + 110} ${ly + 90} ${w + 40} ${ly + 20}`, dark, 4));
  ['#ffffff', accent, '#7cc6e8'].forEach((tone, i) => {
    sheet.add(
      rect(lx + 40 + i * 60, ly + 34 + i * 4, 46, 60, tone, {
        transform: `rotate(${6 - i * 5} ${lx + 60 + i * 60} ${ly + 40})`,
      }),
    );
  });
  const floor = h * (wide ? 0.8 : 0.7);
  for (let i = 0; i < (wide ? 26 : 15); i++) {
    const width = random.between(70, 130);
    const bx = wide ? 760 + i * 52 : i * 74 - 40;
    const tall = random.between(70, 230);
    const tone = nth([light, mix(light, accent, 0.3), mix(light, shape, 0.3), mix(ground, dark, 0.3)], i);
    const top = floor - tall + (i % 3) * 30;
    sheet.add(
      rect(bx, top, width, h - top, tone),
      path(
        `M${bx - 14} ${top + 4}L${bx + width / 2} ${top - 46}L${bx + width + 14} ${top + 4}Z`,
        nth([accent, darken(shape, 0.3), dark], i),
      ),
    );
    for (let wy = top + 24; wy < top + tall + 40; wy += 52)
      for (let wx = bx + 14; wx < bx + width - 26; wx += 40) sheet.add(rect(wx, wy, 22, 28, mix(tone, dark, 0.55)));
  }
  sheet.add(
    rect(0, floor + (wide ? 90 : 150), w, h, mix(dark, shape, 0.3)),
    ...Array.from({ length: 8 }, (_, i) =>
      group(
        [
          ellipse(0, 6, 26, 7, '#000000', { opacity: 0.3 }),
          path('M-14 0L-10 -44Q0 -54 10 -44L14 0Z', nth([accent, light, '#7cc6e8', '#f2c14e'], i)),
          circle(0, -60, 12, nth(['#f0c9a4', '#8d5a3b'], i)),
          line(8, -40, 24, -66, nth([accent, light], i), 6),
        ],
        {
          transform: `translate(${(wide ? 900 : 90) + i * (wide ? 130 : 112)} ${floor + (wide ? 120 : 200) + (i % 3) * 18})`,
        },
      ),
    ),
  );
  if (!wide) sheet.add(rect(0, 1310, w, 190, mix(dark, shape, 0.12)));
}
