import { glow } from '../../frames/air';
import { city } from '../../frames/city';
import { framed } from '../../frames/ink';
import { gown, man, stand } from '../../frames/people';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../../kit/svg';

/** A premiere: the carpet to the doors at the right, flashes, and whoever holds the cameras. */
export function carpet(sheet: Sheet) {
  const { random } = sheet;
  sheet.plate = () =>
    framed(city(random, { colours: ['#ffffff', '#dfe8ff', '#ffd0a8'], sky: '#1a1030', wet: 0, size: 26 }), 330, 40, 1);
  const x = 1060;
  sheet.add(
    rect(
      0,
      596,
      1600,
      310,
      sheet.linear([
        [0, '#140c1c'],
        [1, '#050308'],
      ]),
    ),
    rect(x - 230, 230, 460, 370, '#0c0812'),
    rect(
      x - 150,
      300,
      300,
      300,
      sheet.linear([
        [0, '#fff4d6'],
        [1, '#ffbe68'],
      ]),
    ),
    ...[-150, -75, 0, 75, 150].map((at) => rect(x + at - 4, 300, 8, 300, '#3a1a14')),
    rect(x - 262, 224, 524, 58, '#8f1a2a'),
    ...Array.from({ length: 20 }, (_, i) => circle(x - 250 + i * 26.4, 276, 6, '#fff2cc')),
    polygon(
      [
        [x - 120, 600],
        [x + 120, 600],
        [x + 470, 900],
        [x - 640, 900],
      ],
      sheet.linear([
        [0, '#e8303c'],
        [0.4, '#b81a2a'],
        [1, '#5c0a16'],
      ]),
    ),
    polygon(
      [
        [x - 40, 600],
        [x + 40, 600],
        [x + 120, 900],
        [x - 200, 900],
      ],
      '#ff7a6a',
      { opacity: 0.18 },
    ),
  );
  glow(x, 460, 460, '#ffcf80', 0.4)(sheet);
  for (const [from, lean] of [
    [x - 130, -1.72],
    [x + 130, 1.14],
  ] as const)
    for (let i = 0; i < 4; i++) {
      const t = i / 3;
      const px = from + lean * 300 * t ** 1.3;
      const s = 0.5 + t * 0.9;
      sheet.add(
        group(
          [
            rect(-5, -120, 10, 120, '#d8a44a'),
            circle(0, -126, 11, '#f2c870'),
            ellipse(0, 0, 24, 6, '#8a6024'),
            i < 3 ? stroke(`M0 -112Q${lean * 46} -60 ${lean * 96} -92`, '#7a1420', 9) : '',
          ],
          {
            transform: `translate(${px} ${612 + 270 * t ** 1.4}) scale(${s})`,
          },
        ),
      );
    }
  stand(man, { x: x + 54, y: 720, s: 1.15, ink: '#0a060c', rim: '#ffe0a8' })(sheet);
  stand(gown, { x: x - 54, y: 728, s: 1.15, ink: '#3a0a14', rim: '#ffe0a8' })(sheet);
  // Cameras on both sides.
  for (const [px, s, turn] of [
    [560, 1.5, 1],
    [690, 1.15, 1],
    [1390, 1.2, -1],
    [1510, 1.6, -1],
  ] as const)
    sheet.add(
      group(
        [
          path(
            'M-90 300C-90 130 -70 80 -26 66C-36 40 -34 -14 4 -20C44 -16 44 40 34 66C76 80 96 130 96 300Z',
            '#040307',
          ),
          path('M20 20L70 -14L84 2L44 60Z', '#040307'),
          rect(54, -34, 62, 40, '#040307', { rx: 5 }),
          rect(112, -28, 24, 28, '#0a080e'),
          rect(74, -58, 26, 26, '#0a080e'),
        ],
        { transform: `translate(${px} 690) scale(${s * turn} ${s})` },
      ),
    );
  for (const [px, py, r] of [
    [650, 640, 150],
    [1436, 610, 130],
    [830, 560, 70],
    [1330, 570, 60],
  ] as const)
    glow(px, py, r, '#eef2ff', 0.95)(sheet);
  sheet.finish = { grain: 0.035, vignette: 0.34, bloom: 0.6 };
}
