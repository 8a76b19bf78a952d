import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect } from '../../kit/svg';
import { filmScene } from '../pictures';
import { screen } from './screen';

function seatRows(
  sheet: Sheet,
  {
    from,
    rows,
    tone,
    rim,
    size = 46,
    growth = 1.32,
    heads = 0.5,
    rx = 0.34,
  }: {
    from: number;
    rows: number;
    tone: string;
    rim: string;
    size?: number;
    growth?: number;
    heads?: number;
    rx?: number;
  },
) {
  const { w, random } = sheet;
  let y = from;
  let s = size;
  for (let r = 0; r < rows; r++) {
    const shade = mix(tone, '#000000', 0.15 + (r / rows) * 0.75);
    for (let x = w / 2 - Math.ceil(w / 2 / s) * s - (r % 2) * s * 0.5; x < w + s; x += s) {
      const dip = ((x - w / 2) / w) ** 2 * s * 1.4;
      if (random.chance(heads)) {
        const hy = y - s * 0.06 + dip;
        sheet.add(
          circle(x + s / 2 + random.between(-3, 3), hy, s * 0.2, darken(shade, 0.55)),
          path(`M${x + s * 0.28} ${hy - 2}A${s * 0.22} ${s * 0.22} 0 0 1 ${x + s * 0.72} ${hy - 2}`, 'none', {
            stroke: rim,
            'stroke-width': 1.6,
            opacity: 0.55,
          }),
        );
      }
      sheet.add(
        rect(x + s * 0.06, y + dip, s * 0.88, s * 1.5, shade, { rx: s * rx }),
        path(
          `M${x + s * 0.12} ${y + dip + s * 0.3}Q${x + s * 0.14} ${y + dip + 1} ${x + s * 0.42} ${y + dip + 1}H${x + s * 0.58}Q${x + s * 0.86} ${y + dip + 1} ${x + s * 0.88} ${y + dip + s * 0.3}`,
          'none',
          { stroke: rim, 'stroke-width': 1.5 + s * 0.012, opacity: 0.6 - r * 0.06 },
        ),
      );
    }
    y += s * 0.74;
    s *= growth;
  }
}

export function laser(sheet: Sheet) {
  sheet.fill('#05060c');
  screen(
    sheet,
    [
      [150, 90],
      [1450, 90],
      [1420, 590],
      [180, 590],
    ],
    filmScene('p03', 150, 88, 1300, 506, 'xMax'),
    '#ff7a42',
  );
  // What the screen sheds on the ceiling would be a brown bar over the picture.
  const ceiling = sheet.linear([
    [0, '#05060c'],
    [1, '#05060c', 0.55],
  ]);
  sheet.add(
    rect(0, 0, 1600, 90, ceiling),
    polygon(
      [
        [0, 0],
        [150, 90],
        [180, 590],
        [0, 720],
      ],
      sheet.linear(
        [
          [0, '#0a0c18'],
          [1, '#3b2230'],
        ],
        0,
      ),
    ),
    polygon(
      [
        [1600, 0],
        [1450, 90],
        [1420, 590],
        [1600, 720],
      ],
      sheet.linear(
        [
          [0, '#3b2230'],
          [1, '#0a0c18'],
        ],
        0,
      ),
    ),
  );
  for (let i = 0; i < 5; i++)
    for (const s of [0, 1]) {
      const x = s ? 1600 - (20 + i * 28) : 20 + i * 28;
      sheet.add(rect(x - 3, 130 + i * 16, 6, 330 - i * 16, '#ffb27a', { opacity: 0.14 + i * 0.05 }));
    }
  const soft = sheet.blur(7);
  // the laser: three colours leave one point above us and meet on the screen; blurred as one, for each blur costs
  const rays = (
    [
      ['#ff3d5a', -34],
      ['#4dff9e', 0],
      ['#4d8bff', 34],
    ] as const
  ).flatMap(([c, dx]) => {
    const light = sheet.linear(
      [
        [0, c, 0],
        [0.5, c, 0.05],
        [1, c, 0.17],
      ],
      90,
    );
    return Array.from({ length: 9 }, (_, i) => {
      const x = 150 + i * 162;
      const corners = [
        [800 + dx, 900],
        [x, 90],
        [x + 46, 90],
      ] as const;
      return polygon(corners, light, { style: 'mix-blend-mode:screen' });
    });
  });
  sheet.add(group(rays, { filter: soft, style: 'mix-blend-mode:screen' }));
  seatRows(sheet, { from: 600, rows: 5, tone: '#3a1720', rim: '#ffb27a', size: 50, heads: 0.45 });
  sheet.finish = { grain: 0.04, vignette: 0.4 };
}
