import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../../kit/svg';
import { popcorn, tub } from './pieces';

export function party(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill('#7b5cd6');
  sheet.add(
    circle(800, 620, 560, '#8d70e3'),
    stroke('M-20 80Q400 250 800 90T1620 80', '#fff3d6', 6),
    ...Array.from({ length: 17 }, (_, i) => {
      const t = i / 16;
      const y = 80 + Math.abs(Math.sin(t * Math.PI * 2)) * 74;
      return polygon(
        [
          [t * 1600 - 40, y],
          [t * 1600 + 40, y],
          [t * 1600, y + 92],
        ],
        nth(['#ffd23f', '#ff6b6b', '#4ecdc4', '#ffffff'], i),
      );
    }),
  );
  for (const [x, y, c] of [
    [180, 430, '#ff6b6b'],
    [300, 340, '#ffd23f'],
    [1320, 350, '#4ecdc4'],
    [1440, 450, '#ff9ff3'],
  ] as const)
    sheet.add(
      stroke(`M${x} ${y + 100}q-20 100 10 200t0 200`, '#ffffff', 4, { opacity: 0.7 }),
      ellipse(x, y, 78, 96, c),
      ellipse(x - 26, y - 36, 16, 26, '#ffffff', { opacity: 0.6 }),
      polygon(
        [
          [x - 12, y + 106],
          [x + 12, y + 106],
          [x, y + 90],
        ],
        c,
      ),
    );
  const child = (x: number, y: number, skin: string, hair: string, coat: string, hat: string) =>
    group(
      [
        path('M-130 320Q-130 60 0 50Q130 60 130 320Z', coat),
        circle(0, -40, 112, skin),
        path('M-116 -40Q-130 -170 0 -170Q130 -170 116 -40Q70 -110 0 -112Q-70 -110 -116 -40Z', hair),
        polygon(
          [
            [-70, -140],
            [0, -310],
            [70, -140],
          ],
          hat,
        ),
        circle(0, -312, 24, '#ffffff'),
        ...[-30, 0, 30].map((dx, i) => circle(dx * 0.8, -190 + (i % 2) * 30, 10, '#ffffff')),
        circle(-38, -34, 11, '#2b1b3d'),
        circle(38, -34, 11, '#2b1b3d'),
        path('M-34 6Q0 50 34 6Z', '#2b1b3d'),
        circle(-66, 4, 18, '#ff8fa3', { opacity: 0.6 }),
        circle(66, 4, 18, '#ff8fa3', { opacity: 0.6 }),
      ],
      { transform: `translate(${x} ${y})` },
    );
  sheet.add(
    child(480, 520, '#f6c79f', '#3b2417', '#ff6b6b', '#4ecdc4'),
    child(800, 490, '#8d5a3b', '#1c1210', '#ffd23f', '#ff6b6b'),
    child(1120, 520, '#fbd9b8', '#c9622b', '#4ecdc4', '#ffd23f'),
    rect(0, 720, 1600, 180, '#fff3d6'),
    ...Array.from({ length: 14 }, (_, i) => circle(i * 124, 726, 62, '#fff3d6')),
    tub(330, 800, 0.44, '#e8452f', '#ffffff'),
    tub(1280, 800, 0.44, '#4ecdc4', '#ffffff'),
  );
  for (const bx of [330, 1280])
    for (let i = 0; i < 12; i++) sheet.add(popcorn(bx - 80 + i * 14, 604 - Math.sin((i / 11) * 3.14) * 34, 17, i * 50));
  sheet.add(
    rect(660, 650, 280, 130, '#ff8fab', { rx: 16 }),
    rect(660, 650, 280, 40, '#ffffff', { rx: 16 }),
    ...[0, 1, 2, 3, 4].map((i) =>
      [
        rect(692 + i * 52, 590, 12, 62, nth(['#4ecdc4', '#ffd23f'], i)),
        path(`M${698 + i * 52} 548q18 24 0 40q-18 -16 0 -40Z`, '#ffb52e'),
      ].join(''),
    ),
  );
  for (let i = 0; i < 110; i++) {
    const [x, y] = [random.between(0, 1600), random.between(0, 880)];
    sheet.add(
      rect(x, y, 16, 9, random.pick(['#ffd23f', '#ff6b6b', '#4ecdc4', '#ffffff']), {
        transform: `rotate(${random.between(0, 180)} ${x} ${y})`,
      }),
    );
  }
  sheet.finish = { grain: 0.03, paper: 0.4 };
}
