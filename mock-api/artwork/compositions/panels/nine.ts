import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';
import { frame, screentone } from './frame';

const telephones = (ink: string, body: string, pale: string): readonly string[] => [
  // desk, wall, mobile, box, tin, walkie-talkie, fax, booth, tablet of a bell
  path('M-90 60Q-90 -20 -50 -30H50Q90 -20 90 60Z', body) +
    circle(0, 16, 34, pale) +
    circle(0, 16, 12, ink) +
    path('M-110 -40Q-110 -80 0 -80Q110 -80 110 -40Q108 -14 70 -20L60 -46H-60L-70 -20Q-108 -14 -110 -40Z', ink),
  rect(-50, -90, 100, 180, body, { rx: 12 }) +
    rect(-34, -74, 68, 60, pale) +
    [0, 1, 2, 3, 4, 5].map((i) => circle(-22 + (i % 3) * 22, 20 + Math.floor(i / 3) * 26, 7, pale)).join(''),
  rect(-60, -100, 120, 200, ink, { rx: 22 }) +
    rect(-50, -82, 100, 150, pale) +
    circle(0, 82, 8, pale) +
    path('M-20 -30L20 0L-20 30Z', body),
  path('M-60 -90H60L70 -100V100H-70V-100Z', body) +
    rect(-44, -70, 88, 130, pale) +
    line(0, -70, 0, 60, body, 8) +
    line(-44, -4, 44, -4, body, 8),
  path('M-90 -40L-20 -60V40L-90 20Z', body) +
    ellipse(-20, -10, 16, 50, pale) +
    stroke('M-90 -10Q-140 20 -150 80', ink, 5) +
    path('M60 -60L110 -40V50L60 60Z', ink),
  rect(-46, -50, 92, 150, body, { rx: 12 }) +
    rect(22, -120, 12, 80, ink) +
    [0, 1, 2, 3].map((i) => rect(-28, -30 + i * 16, 56, 7, ink)).join('') +
    rect(-28, 46, 56, 34, pale),
  rect(-100, -20, 200, 90, body, { rx: 10 }) +
    rect(-60, -90, 120, 90, pale) +
    [0, 1, 2, 3].map((i) => rect(-44, -76 + i * 18, 80 - i * 12, 7, ink)).join('') +
    circle(70, 40, 10, ink),
  path('M-80 70Q-110 -60 0 -70Q110 -60 80 70Z', body) +
    rect(-96, 70, 192, 20, ink, { rx: 8 }) +
    circle(0, -84, 14, ink) +
    stroke('M-120 -40q-20 30 0 60M120 -40q20 30 0 60', ink, 8),
  path(
    'M-100 30Q-60 -50 60 -60Q110 -60 104 -24Q100 0 70 0L58 -24Q-10 -10 -50 34L-44 60Q-60 90 -88 78Q-116 66 -100 30Z',
    ink,
  ) + stroke('M80 10Q140 40 110 90', body, 7),
];

// Nine calls to nine numbers, none of them the right one.
export function nine(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  telephones(dark, accent, light).forEach((telephone, i) => {
    const [x, y] = [50 + (i % 3) * 306, 50 + Math.floor(i / 3) * 376];
    const tone = nth([shape, light, mix(shape, light, 0.5), mix(accent, light, 0.6)], i * 3 + Math.floor(i / 3));
    const wrong = i === 7;
    sheet.add(
      frame(sheet, `M${x} ${y}H${x + 288}V${y + 356}H${x}Z`, dark, [
        rect(x, y, 288, 356, wrong ? dark : tone),
        screentone(x, y + 120, 300, 250, mix(tone, dark, wrong ? 0.6 : 0.14), 18),
        group(telephone, { transform: `translate(${x + 144} ${y + 186}) rotate(${((i * 47) % 30) - 15})` }),
        rect(x, y, 66, 58, light, { stroke: dark, 'stroke-width': 8 }),
      ]),
      write(`${i + 1}`, { face: 'caveat', size: 46, x: x + 33, y: y + 44, anchor: 'middle', fill: dark }),
    );
  });
}
