import type { Film } from '../../film';
import { gown, stand } from '../../frames/people';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

// A palm house in the snow: iron and glass, warm within, and one voice.
export function garden(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.55, mix(dark, ground, 0.45)],
      [0.8, mix(ground, light, 0.35)],
    ]),
  );
  const flake = (r0: number, r1: number, y1 = 1180) =>
    circle(random.between(0, 1000), random.between(0, y1), random.between(r0, r1), light, {
      opacity: random.between(0.35, 0.9),
    });
  sheet.add(...Array.from({ length: 130 }, () => flake(1, 3)));
  const house = 'M90 1120V640C90 380 260 170 500 120C740 170 910 380 910 640V1120Z';
  sheet.add(
    circle(
      500,
      700,
      720,
      sheet.radial(
        [
          [0, '#ffc878', 0.6],
          [0.5, '#ff9a5a', 0.2],
          [1, '#ff9a5a', 0],
        ],
        500,
        700,
        720,
      ),
    ),
    path(
      house,
      sheet.linear([
        [0, mix(shape, '#ffd98a', 0.35)],
        [0.45, '#ffd084'],
        [0.8, '#ff9f5a'],
        [1, '#c85a34'],
      ]),
    ),
  );
  const inside = sheet.clip(path(house));
  const frond = (x: number, y: number, turn: number, s: number, tone: string) =>
    group(
      [
        stroke('M0 0Q40 -150 150 -230', tone, 7),
        ...Array.from({ length: 11 }, (_, i) => {
          const t = (i + 1) / 11;
          const [fx, fy] = [150 * t ** 1.4, -230 * t ** 0.8];
          return path(
            `M${fx} ${fy}Q${fx + 34} ${fy - 34} ${fx + 86 - i * 4} ${fy + 6}Q${fx + 34} ${fy + 4} ${fx} ${fy}ZM${fx} ${fy}Q${fx - 10} ${fy - 50} ${fx - 60 + i * 3} ${fy - 62}Q${fx - 26} ${fy - 18} ${fx} ${fy}Z`,
            tone,
          );
        }),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
    );
  const leaf = [darken(shape, 0.5), darken(shape, 0.66), darken(mix(shape, ground, 0.4), 0.55)];
  const plants = [
    ...[-60, -28, 4, 34].map((turn, i) => frond(150, 1000, turn, 1.3, leaf[i % 3] ?? dark)),
    ...[-120, -92, -62, -30].map((turn, i) => frond(850, 1000, turn, 1.3, leaf[(i + 1) % 3] ?? dark)),
    ...[-100, -70, -20, 16].map((turn, i) => frond(250, 1120, turn, 0.9, leaf[(i + 2) % 3] ?? dark)),
    ...[-130, -96, -40, -10].map((turn, i) => frond(760, 1120, turn, 0.9, leaf[i % 3] ?? dark)),
    rect(0, 1060, 1000, 80, darken(shape, 0.74)),
    ...Array.from({ length: 46 }, () => {
      const [x, y, r] = [random.between(110, 890), random.between(1000, 1080), random.between(11, 24)];
      return random.chance(0.55)
        ? [
            circle(x, y, r, accent),
            circle(x - r * 0.2, y - r * 0.2, r * 0.62, lighten(accent, 0.25)),
            circle(x, y, r * 0.26, '#ffe08a'),
          ]
        : ellipse(x, y, r * 1.5, r * 0.6, darken(shape, random.between(0.3, 0.6)), {
            transform: `rotate(${random.between(-60, 60)} ${x} ${y})`,
          });
    }).flat(),
  ];
  sheet.add(group(plants, { 'clip-path': inside }));
  stand(gown, { x: 500, y: 1096, s: 2, ink: darken(accent, 0.25), rim: '#ffe6b8' })(sheet);
  // The iron: ribs that meet in the lantern, and rings.
  const iron = '#0b1218';
  const ribs = [-1, -0.72, -0.44, -0.16, 0.16, 0.44, 0.72, 1].map((t) =>
    stroke(
      `M${500 + t * 410} 1120V640C${500 + t * 410} 380 ${500 + t * 240} 170 500 120`,
      iron,
      Math.abs(t) === 1 ? 13 : 6,
    ),
  );
  const rings = [640, 500, 380, 280, 200].map((y, i) => {
    const half = [410, 388, 340, 268, 176][i] ?? 0;
    return stroke(`M${500 - half} ${y}Q500 ${y + 34 - i * 6} ${500 + half} ${y}`, iron, i ? 5 : 12);
  });
  sheet.add(
    ribs,
    rings,
    line(90, 860, 330, 860, iron, 6),
    line(670, 860, 910, 860, iron, 6),
    path('M452 128L470 62H530L548 128Z', '#ffd890', { stroke: iron, 'stroke-width': 7 }),
    path('M456 62Q500 16 544 62Z', iron),
    line(500, 40, 500, -6, iron, 5),
    path('M0 1120Q160 1084 340 1112T700 1104T1000 1116V1500H0Z', mix(light, ground, 0.12)),
    path('M0 1170Q260 1130 520 1166T1000 1150V1500H0Z', light),
    ellipse(500, 1150, 330, 34, '#ffb878', { opacity: 0.55, filter: sheet.blur(12) }),
    path('M76 640Q90 610 108 640ZM892 640Q908 610 926 640ZM440 64Q500 6 560 64Q500 44 440 64Z', light),
  );
  // Snow on the shoulders of the roof.
  sheet.add(
    stroke('M150 440C190 350 260 260 350 200', light, 15, { opacity: 0.9 }),
    stroke('M850 440C810 350 740 260 650 200', light, 15, { opacity: 0.9 }),
  );
  sheet.add(
    group(
      Array.from({ length: 22 }, () => flake(5, 11)),
      { filter: sheet.blur(3) },
    ),
  );
}
