import type { Film } from '../../film';
import { darken, lighten } from '../../kit/colour';
import type { Random } from '../../kit/random';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, path, rect, short } from '../../kit/svg';

/** A ball of hair, lit from the upper left. */
function ball(sheet: Sheet, random: Random, x: number, y: number, r: number, tone: string, count: number) {
  const layers = [0, 1, 2].map((layer) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = random.between(0, Math.PI * 2);
      const k = layer === 0 ? random.between(0.82, 1) : Math.sqrt(random.next()) * (0.96 - layer * 0.16);
      const [px, py] = [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k];
      const l = r * random.between(0.1, 0.2);
      const b = a + random.between(-0.5, 0.5);
      d += `M${short(px)} ${short(py)}q${short(Math.cos(b) * l * 0.5 + 4)} ${short(Math.sin(b) * l * 0.5)} ${short(Math.cos(b) * l)} ${short(Math.sin(b) * l + 6)}`;
    }
    return path(d, 'none', {
      stroke: [darken(tone, 0.2), tone, lighten(tone, 0.3)][layer] ?? tone,
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: layer === 2 ? 0.55 : 0.9,
    });
  });
  return [
    ellipse(x + r * 0.1, y + r * 1.02, r * 0.9, r * 0.16, '#000000', { opacity: 0.3, filter: sheet.blur(14) }),
    circle(
      x,
      y,
      r * 0.97,
      sheet.radial(
        [
          [0, lighten(tone, 0.3)],
          [0.6, tone],
          [1, darken(tone, 0.42)],
        ],
        x - r * 0.35,
        y - r * 0.4,
        r * 1.5,
      ),
    ),
    ...layers,
  ];
}

const eye = (sheet: Sheet, x: number, y: number, r: number, iris: string) => [
  circle(
    x,
    y,
    r,
    sheet.radial(
      [
        [0, '#ffffff'],
        [0.8, '#f0f0f4'],
        [1, '#c9c9d6'],
      ],
      x - r * 0.2,
      y - r * 0.2,
      r * 1.2,
    ),
  ),
  circle(
    x + r * 0.12,
    y + r * 0.06,
    r * 0.56,
    sheet.radial(
      [
        [0, lighten(iris, 0.4)],
        [1, darken(iris, 0.3)],
      ],
      x,
      y + r * 0.3,
      r * 0.7,
    ),
  ),
  circle(x + r * 0.12, y + r * 0.06, r * 0.3, '#15131f'),
  circle(x - r * 0.1, y - r * 0.22, r * 0.17, '#ffffff'),
];

// Three of them, from under the sofa.
export function fuzz(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(
    sheet.radial(
      [
        [0, lighten(ground, 0.45)],
        [0.6, ground],
        [1, darken(ground, 0.45)],
      ],
      500,
      560,
      900,
    ),
  );
  sheet.add(
    rect(
      0,
      1060,
      1000,
      440,
      sheet.linear([
        [0, darken(ground, 0.15)],
        [1, darken(ground, 0.55)],
      ]),
    ),
  );
  sheet.add(
    ...ball(sheet, random, 200, 900, 150, shape, 520),
    ...eye(sheet, 166, 860, 40, accent),
    ...eye(sheet, 250, 866, 40, accent),
    path('M170 950Q206 980 246 948', 'none', { stroke: dark, 'stroke-width': 9, 'stroke-linecap': 'round' }),
    ...ball(sheet, random, 820, 930, 130, '#ffd447', 460),
    ...eye(sheet, 820, 890, 56, shape),
    path('M780 980Q820 1000 866 976', 'none', { stroke: dark, 'stroke-width': 9, 'stroke-linecap': 'round' }),
    ...ball(sheet, random, 510, 660, 380, accent, 1500),
    ...eye(sheet, 400, 540, 92, '#3aa7d8'),
    ...eye(sheet, 620, 530, 104, '#3aa7d8'),
    path('M330 740Q510 930 700 730Q640 960 500 950Q380 940 330 740Z', dark),
    path('M400 800Q500 880 610 800L590 830Q500 890 420 834Z', '#ffffff'),
    path('M430 900Q510 860 580 896Q540 952 490 948Q450 940 430 900Z', '#ff7f8a'),
    ...[-1, 1].map((side) =>
      path(
        `M${510 + side * 120} 330Q${510 + side * 190} 200 ${510 + side * 250} 220Q${510 + side * 230} 300 ${510 + side * 180} 380Z`,
        sheet.linear([
          [0, '#fff1cf'],
          [1, '#e0b878'],
        ]),
      ),
    ),
  );
}
