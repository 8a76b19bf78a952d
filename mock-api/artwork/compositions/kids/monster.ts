import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { star, toyEye } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, type Point, path, polygon, rect, stroke } from '../../kit/svg';
import { jumpingTitle } from './jumping-title';

// Under the bed lives someone who is afraid of us.
export function monster(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide) sheet.fill(ground);
  if (!wide) {
    for (let i = 0; i < 9; i++)
      for (let k = 0; k < 8; k++)
        sheet.add(star(60 + i * 115 + (k % 2) * 56, 440 + k * 60, 10, mix(ground, light, 0.25)));
  }
  sheet.add(
    rect(60, 560, 46, 520, '#8a5a3c', { rx: 18 }),
    rect(894, 660, 46, 420, '#8a5a3c', { rx: 18 }),
    path('M100 760Q110 680 200 680H900V900H100Z', light),
    path('M330 700Q420 650 520 690T760 680Q880 670 900 740V910H300Z', accent),
    ...[0, 1, 2, 3, 4].map((i) => circle(400 + i * 110, 790 + (i % 2) * 50, 26, mix(accent, '#ffffff', 0.5))),
    path('M120 720Q130 640 220 650Q300 660 300 740Q280 800 160 780Z', '#ffffff'),
    circle(250, 690, 66, '#f6c79f'),
    path('M188 680Q200 600 270 620Q330 650 312 700Q280 660 188 680Z', '#5a2d1d'),
    circle(270, 700, 6, dark),
    stroke('M250 722Q266 732 282 722', dark, 5),
    rect(60, 890, 880, 60, '#a86d48'),
  );
  sheet.add(rect(90, 950, 820, 330, dark), rect(0, 1270, 1000, 90, '#c9865a'));
  const fur = Array.from({ length: 41 }, (_, i): Point => {
    const a = Math.PI + (i / 40) * Math.PI;
    const r = i % 2 ? 330 : 366;
    return [500 + Math.cos(a) * r, 1290 + Math.sin(a) * r * 0.84];
  });
  sheet.add(
    polygon([...fur, [500, 1300]], shape),
    toyEye(400, 1120, 66, dark, -0.3, -0.4),
    toyEye(560, 1110, 86, dark, -0.3, -0.4),
    stroke('M420 1226Q450 1206 480 1226T540 1226T600 1226', dark, 12),
    polygon(
      [
        [446, 1220],
        [466, 1216],
        [458, 1246],
      ],
      '#ffffff',
    ),
    polygon(
      [
        [560, 1222],
        [582, 1226],
        [568, 1250],
      ],
      '#ffffff',
    ),
    polygon(
      [
        [300, 1060],
        [270, 970],
        [360, 1010],
      ],
      accent,
    ),
    polygon(
      [
        [700, 1060],
        [730, 970],
        [640, 1010],
      ],
      accent,
    ),
    group(
      [
        rect(-40, -60, 80, 90, '#c98d63', { rx: 30 }),
        circle(0, -80, 44, '#c98d63'),
        circle(-30, -116, 17, '#c98d63'),
        circle(30, -116, 17, '#c98d63'),
        circle(-14, -84, 5, dark),
        circle(14, -84, 5, dark),
      ],
      { transform: 'translate(760 1250) rotate(12)' },
    ),
    ellipse(740, 1240, 60, 34, shape),
  );
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'baloo',
      y: 40,
      height: 330,
      colours: [light, accent],
      outline: dark,
      outlineWidth: 24,
    });
}
