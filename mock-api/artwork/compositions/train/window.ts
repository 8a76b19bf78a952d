import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { hill } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, type Point, path, rect, stroke } from '../../kit/svg';

/** The country that runs past, behind round-cornered glass. */
export function view(sheet: Sheet, film: Film, x: number, y: number, w: number, h: number) {
  const { shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const clip = sheet.clip(rect(x, y, w, h, '#000', { rx: 46 }));
  const parts = [
    rect(
      x,
      y,
      w,
      h,
      sheet.linear([
        [0, shape],
        [0.55, mix(shape, accent, 0.6)],
        [0.75, accent],
      ]),
    ),
    circle(x + w * 0.7, y + h * 0.5, h * 0.13, light),
  ];
  const ridge = (base: number, high: number, tone: string) => {
    const pts = Array.from(
      { length: 9 },
      (_, i): Point => [x + (i / 8) * w, y + base * h - random.between(0, high) * h],
    );
    return group(hill(pts, x + w, y + h, tone));
  };
  parts.push(
    ridge(0.68, 0.16, mix(shape, accent, 0.3)),
    ridge(0.78, 0.1, mix(shape, dark, 0.3)),
    ridge(0.9, 0.06, mix(shape, dark, 0.7)),
  );
  for (let i = 0; i < 60; i++) {
    const yy = y + h * random.between(0.72, 1);
    parts.push(
      line(
        x + random.between(-200, w),
        yy,
        x + random.between(0, w) + 260,
        yy,
        mix(accent, dark, random.between(0.3, 0.8)),
        random.between(1, 5),
        { opacity: 0.6 },
      ),
    );
  }
  for (let i = 0; i < 4; i++)
    parts.push(rect(x + (i + 0.3) * w * 0.27, y, 10 + i * 6, h, dark, { opacity: 0.8 - i * 0.14 }));
  return group(parts, { 'clip-path': clip });
}

export const woman = (coat: string, skin: string, hair: string) => [
  path('M-190 520Q-200 240 -60 180L-40 90H60L70 180Q210 240 220 520Z', coat),
  path(
    'M-110 -60C-120 -190 -20 -240 60 -210C140 -180 150 -90 130 -10L146 30L126 40Q130 110 70 120Q10 120 -50 60Q-100 20 -110 -60Z',
    skin,
  ),
  path(
    'M-130 60C-180 -120 -120 -250 20 -250C130 -250 170 -170 140 -110C90 -140 20 -130 -10 -70C-20 -20 -40 0 -50 40Q-60 110 -30 160Q-100 150 -130 60Z',
    hair,
  ),
  stroke('M74 -40Q96 -54 118 -42', hair, 9),
  stroke('M88 70Q108 66 122 72', '#a03030', 8),
  circle(-10, 30, 10, '#e8b84a'),
];
