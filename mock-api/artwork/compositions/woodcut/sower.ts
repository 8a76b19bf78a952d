import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { gouge } from '../../kit/gouge';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect } from '../../kit/svg';

/** A man sows against a sun that is too large for him. */
export function sower(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [cx, level, r] = wide ? [1420, 610, 330] : [520, 1020, 380];
  sheet.fill(ground);
  for (let i = 0; i < 56; i++) {
    const a = Math.PI + (i / 55) * Math.PI;
    const [b, far] = [0.014, 1700];
    sheet.add(
      polygon(
        [
          [cx + Math.cos(a) * (r + 24), level + Math.sin(a) * (r + 24)],
          [cx + Math.cos(a - b) * far, level + Math.sin(a - b) * far],
          [cx + Math.cos(a + b) * far, level + Math.sin(a + b) * far],
        ],
        mix(ground, accent, 0.6),
      ),
    );
  }
  sheet.add(circle(cx, level, r, accent));
  sheet.add(rect(0, level, w, h - level, dark));
  for (let i = -26; i < 27; i++) {
    const x = cx + i * 24;
    const foot = cx + i * (wide ? 190 : 130);
    const d = `M${x} ${level}L${foot} ${h}L${foot + (wide ? 84 : 56)} ${h}L${x + 8} ${level}Z`;
    sheet.add(path(d, i % 2 ? mix(shape, dark, 0.2) : shape));
  }
  const lie = (x: number, y: number) => (Math.atan2(y - level + 160, x - cx) * 180) / Math.PI;
  sheet.add(
    gouge({ random, count: 900, box: [0, level, w, h], angle: lie, length: [16, 90], width: [3, 8], fill: dark }),
  );
  const man = [
    path('M-40 0L-110 210L-150 214L-156 232H-84L-6 60L40 150L70 226L64 244H140L146 230L112 210L60 60L50 -10Z', dark),
    path('M-60 10C-80 -120 -60 -190 0 -214C60 -200 90 -120 76 20Z', dark),
    path('M-70 -40L60 -140L84 -20Q0 30 -70 -40Z', light),
    path('M10 -196Q100 -180 170 -104L246 -96Q260 -80 240 -72L150 -74Q80 -110 30 -130Z', dark),
    path('M-30 -190Q-90 -140 -70 -60L-40 -50Q-50 -120 -6 -150Z', dark),
    circle(8, -254, 44, dark),
    path('M-92 -268Q10 -300 108 -262Q110 -250 90 -252Q60 -310 10 -314Q-40 -310 -60 -258Q-90 -254 -92 -268Z', dark),
  ];
  const s = wide ? 0.92 : 1.06;
  sheet.add(group(man, { transform: `translate(${cx - 60} ${level - 40}) scale(${s})` }));
  sheet.add(
    gouge({
      random,
      count: 60,
      box: [cx - 40, level - 40, cx + 30, level + 90],
      angle: () => 100,
      length: [20, 60],
      width: [2, 5],
      fill: accent,
    }),
  );
  for (let i = 0; i < 60; i++) {
    const t = random.next();
    sheet.add(
      circle(
        cx + 190 * s + t * 220 + random.bell() * 20,
        level - 130 * s + t * t * 300 + random.bell() * 40,
        random.between(3, 7),
        t > 0.5 ? light : dark,
      ),
    );
  }
}
