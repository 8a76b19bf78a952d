import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect } from '../../kit/svg';
import { brandSign } from '../sign';

// From above: a round drive-up cinema at the ring road on a spring morning.
export function above(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill('#8fbf7a');
  for (let i = 0; i < 90; i++)
    sheet.add(
      circle(
        random.between(0, 1600),
        random.between(0, 900),
        random.between(14, 34),
        random.pick(['#6fa862', '#7db36d', '#f2b8c6', '#5d9654']),
      ),
    );
  sheet.add(
    polygon(
      [
        [-40, 640],
        [1640, 420],
        [1640, 560],
        [-40, 790],
      ],
      '#5c6470',
    ),
    polygon(
      [
        [-40, 712],
        [1640, 488],
        [1640, 494],
        [-40, 718],
      ],
      '#f4efe2',
      { 'stroke-dasharray': '20' },
    ),
    polygon(
      [
        [300, 560],
        [1500, 400],
        [1580, 840],
        [260, 900],
      ],
      '#7d8590',
    ),
  );
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 13; c++) {
      const [x, y] = [400 + c * 84 - r * 10, 640 - c * 11 + r * 92];
      sheet.add(line(x, y, x + 8, y + 64, '#e8e4d8', 4));
      if (random.chance(0.6))
        sheet.add(
          group(
            [
              rect(-20, -32, 40, 64, random.pick(['#d8503a', '#2f6f8f', '#f2b632', '#ffffff', '#2b2b38', '#7ac08e']), {
                rx: 11,
              }),
              rect(-14, -14, 28, 12, '#1d2530', { rx: 4 }),
              rect(-14, 14, 28, 9, '#1d2530', { rx: 4 }),
            ],
            { transform: `translate(${x + 46} ${y + 30}) rotate(-6)` },
          ),
        );
    }
  sheet.add(
    ellipse(820, 380, 430, 250, '#3a3a46', { opacity: 0.4 }),
    path('M400 300V380A410 230 0 0 0 1220 380V300Z', '#e8d9c0'),
    ...Array.from({ length: 27 }, (_, i) => {
      const a = 0.12 + (i / 26) * 2.9;
      const x = 810 + Math.cos(a) * 406;
      const y = 304 + Math.sin(a) * 226;
      return rect(x - 9, y + 18, 18, 54, '#ffcf7a');
    }),
    ellipse(810, 300, 410, 230, '#fff6e6'),
    ellipse(810, 300, 380, 206, '#d8503a'),
    ...Array.from({ length: 12 }, (_, i) => {
      const [a, b] = [(i / 12) * 6.283, ((i + 0.5) / 12) * 6.283];
      return polygon(
        [
          [810, 300],
          [810 + Math.cos(a) * 380, 300 + Math.sin(a) * 206],
          [810 + Math.cos(b) * 380, 300 + Math.sin(b) * 206],
        ],
        '#fff6e6',
      );
    }),
    ellipse(810, 300, 200, 106, '#1f2a44'),
  );
  brandSign(sheet, { x: 810, y: 330, size: 84, glow: '#ffb347' });
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.between(560, 1100), random.between(560, 640)];
    sheet.add(
      ellipse(x + 8, y + 4, 14, 5, '#2b2b38', { opacity: 0.4 }),
      circle(x, y - 6, 8, random.pick(['#d8503a', '#2f6f8f', '#f2b632', '#2b2b38', '#ffffff'])),
    );
  }
  sheet.finish = { grain: 0.035, paper: 0.5 };
}
