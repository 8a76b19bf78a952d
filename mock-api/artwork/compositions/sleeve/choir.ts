import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect } from '../../kit/svg';

const skins = ['#f0c9a4', '#8d5a3b', '#c98d63', '#5e3a26', '#f6dcc3'];

// Open mouths in rows; the vowel travels from left to right.
export function choir(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5; i++) {
      const [x, y] = [i * 200, row * 256];
      const n = row * 5 + i;
      const open = 14 + Math.abs(Math.sin(n * 0.55)) * 46;
      const skin = nth(skins, n * 3 + row);
      const hair = nth([dark, '#3a2620', '#b9652b', '#e0d6c8', '#1b1420'], n * 2 + row);
      const back = nth([accent, shape, light, mix(shape, dark, 0.4), mix(accent, light, 0.4), ground], n * 5 + row);
      sheet.add(
        group(
          [
            rect(0, 0, 200, 256, back),
            path('M10 256Q20 196 100 190Q180 196 190 256Z', nth([dark, light, shape], n)),
            rect(80, 160, 40, 44, mix(skin, dark, 0.2)),
            ellipse(100, 108, 62, 74, skin),
            n % 3 === 0
              ? path('M36 120C20 20 180 20 164 120C150 70 120 56 100 56C76 56 50 70 36 120Z', hair)
              : n % 3 === 1
                ? path('M34 180C10 20 190 20 166 180L150 150C156 90 130 66 100 66C70 66 44 90 50 150Z', hair)
                : path('M44 76Q50 28 100 30Q150 28 156 76Q100 50 44 76Z', hair),
            path('M62 98Q76 108 90 98M110 98Q124 108 138 98', 'none', {
              stroke: dark,
              'stroke-width': 6,
              'stroke-linecap': 'round',
            }),
            ellipse(100, 146, 13 + (n % 2) * 5, open * 0.62, '#4a1420'),
            ellipse(100, 146 + open * 0.34, 10, open * 0.2, '#d9586a'),
            n % 4 === 2
              ? path('M56 92H94V112Q74 120 56 108ZM106 92H144V108Q126 120 106 112Z', 'none', {
                  stroke: dark,
                  'stroke-width': 5,
                })
              : '',
            n % 7 === 3
              ? path('M58 130Q100 214 142 130Q146 190 100 196Q54 190 58 130Z', hair, { opacity: 0.9 }) +
                ellipse(100, 150, 14, open * 0.5, '#4a1420')
              : '',
            circle(52, 132, 10, '#ff8f7a', { opacity: 0.35 }),
            circle(148, 132, 10, '#ff8f7a', { opacity: 0.35 }),
          ],
          { transform: `translate(${x} ${y})` },
        ),
      );
    }
}
