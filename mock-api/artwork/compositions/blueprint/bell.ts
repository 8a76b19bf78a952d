import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, ring, stroke } from '../../kit/svg';
import { write } from '../../kit/type';

const outline =
  'M-60 -330Q-130 -320 -150 -250C-180 -100 -190 60 -250 190Q-290 260 -340 290H340Q290 260 250 190C190 60 180 -100 150 -250Q130 -320 60 -330Z';

// Half a bell as it looks, half of it cut open, with the tones that it will have.
export function bell(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const ink = (d: string, width = 4) => stroke(d, dark, width);
  const left = sheet.clip(rect(-400, -500, 400, 1000));
  const right = sheet.clip(rect(0, -500, 400, 1000));
  const shades = Array.from({ length: 60 }, (_, i) => {
    const y = -320 + i * 10.4;
    return line(-400, y, -20 - (i % 3) * 14, y + 40, mix(shape, dark, 0.5), 1.6, { opacity: 0.7 });
  });
  const wall =
    'M60 -330Q130 -320 150 -250C180 -100 190 60 250 190Q290 260 340 290H268Q230 240 206 180C160 40 140 -110 110 -240Q100 -284 40 -290V-330Z';
  const hatch = sheet.clip(path(wall));
  const rings = [-250, -232, 150, 172, 250];
  sheet.add(
    ...Array.from({ length: 13 }, (_, i) => ring(500, 760, 380 + i * 46, mix(ground, accent, 0.5 - i * 0.034), 3)),
    group(
      [
        path(outline, light),
        group([path(outline, mix(shape, light, 0.25)), ...shades], { 'clip-path': left }),
        group([path(outline, mix(ground, light, 0.4))], { 'clip-path': right }),
        path(wall, mix(accent, light, 0.35)),
        group(
          Array.from({ length: 60 }, (_, i) => line(-100 + i * 14, 320, 260 + i * 14, -360, accent, 2.4)),
          { 'clip-path': hatch },
        ),
        ink(wall, 4),
        group(
          rings.map((y) => line(-400, y, 0, y, dark, 4)),
          { 'clip-path': sheet.clip(group(path(outline))), opacity: 0.8 },
        ),
        ink(outline, 7),
        line(0, -420, 0, 420, dark, 2, { 'stroke-dasharray': '26 10 4 10' }),
        path('M-60 -330V-390Q-60 -430 0 -430Q60 -430 60 -390V-330', 'none', { stroke: dark, 'stroke-width': 20 }),
        ink('M0 -290L30 210', 12),
        circle(34, 240, 44, mix(dark, shape, 0.3), { stroke: dark, 'stroke-width': 6 }),
        line(-340, 350, 340, 350, accent, 3),
        line(-340, 330, -340, 370, accent, 3),
        line(340, 330, 340, 370, accent, 3),
        ink('M260 200L400 130H470', 3),
        ink('M150 -200L330 -280H410', 3),
      ],
      { transform: 'translate(500 760) scale(1.08)' },
    ),
    write('ø 1420', { face: 'typewriter', size: 30, x: 500, y: 1196, anchor: 'middle', fill: accent }),
    write('as’', { face: 'cormorantItalic', size: 62, x: 890, y: 500, anchor: 'middle', fill: dark }),
    write('es’', { face: 'cormorantItalic', size: 62, x: 940, y: 880, anchor: 'end', fill: dark }),
    write('78 % Cu', { face: 'typewriter', size: 26, x: 80, y: 470, fill: dark }),
    write('22 % Sn', { face: 'typewriter', size: 26, x: 80, y: 506, fill: dark }),
  );
}
