import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

function boxer(trunks: string, glove: string, skin: string, dark: string) {
  return [
    stroke('M-30 170L-70 300L-60 420', skin, 62),
    stroke('M40 170L110 290L150 420', skin, 62),
    path('M-90 410H-20V450H-110ZM110 410H200V450H104Z', dark),
    path('M-84 120H92L112 250H20L0 200L-30 250H-110Z', trunks),
    rect(-86, 108, 180, 26, '#f6efe2'),
    path('M-80 120C-120 0 -90 -120 10 -130C100 -110 110 20 90 120Z', skin),
    path('M10 -130C100 -110 110 20 90 120H20C40 20 40 -60 10 -130Z', darken(skin, 0.22)),
    circle(34, -190, 62, skin),
    path('M-24 -200C-20 -270 80 -270 92 -206C60 -230 10 -230 -24 -200Z', dark),
    stroke('M60 -100L150 -40L190 -130', skin, 52),
    circle(198, -160, 56, glove),
    stroke('M-60 -80L20 -10L110 -70', darken(skin, 0.12), 52),
    circle(122, -90, 54, darken(glove, 0.15)),
    path('M98 -126q24 -16 44 0', 'none', { stroke: '#ffffff', 'stroke-width': 6, opacity: 0.6 }),
  ];
}

/** Two fighters, four ropes, and the light that hangs over them. */
export function ring(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [cx, floor, s] = wide ? [1420, 770, 0.96] : [500, 1010, 1.14];
  sheet.fill(dark);
  const lamp = (x: number) =>
    path(`M${x - 60} -10L${cx - 620 * s} ${floor}H${cx + 620 * s}L${x + 60} -10Z`, light, { opacity: 0.07 });
  for (let i = 0; i < (wide ? 240 : 170); i++) {
    const [x, y] = [random.between(wide ? 500 : 0, w), random.between(h * 0.3, floor - 40)];
    sheet.add(circle(x, y, random.between(13, 22), mix(dark, ground, random.between(0.1, 0.5))));
    if (random.chance(0.06))
      sheet.add(
        circle(x, y - 20, 4, '#ffffff'),
        circle(
          x,
          y - 20,
          26,
          sheet.radial(
            [
              [0, '#ffffff', 0.6],
              [1, '#ffffff', 0],
            ],
            x,
            y - 20,
            26,
          ),
        ),
      );
  }
  sheet.add(
    lamp(cx - 300),
    lamp(cx),
    lamp(cx + 300),
    ellipse(cx, 10, 420 * s, 46, '#fff8dc'),
    path(
      `M${cx - 640 * s} ${floor + 20}L${cx - 470 * s} ${floor - 90}H${cx + 470 * s}L${cx + 640 * s} ${floor + 20}Z`,
      mix(light, ground, 0.35),
    ),
    ellipse(cx, floor - 30, 300 * s, 44, '#000000', { opacity: 0.25 }),
    ...[0, 1, 2].map((i) =>
      line(
        cx - 470 * s,
        floor - 330 * s + i * 90 * s,
        cx + 470 * s,
        floor - 330 * s + i * 90 * s,
        [accent, light, shape][i] ?? light,
        9,
      ),
    ),
    group(boxer(accent, accent, '#8d5a3b', '#120d10'), {
      transform: `translate(${cx - 190 * s} ${floor - 430 * s}) scale(${s * 0.92})`,
    }),
    group(boxer(shape, shape, '#e3b08a', '#120d10'), {
      transform: `translate(${cx + 200 * s} ${floor - 430 * s}) scale(${-s * 0.92} ${s * 0.92})`,
    }),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      line(
        cx,
        floor - 560 * s,
        cx + Math.cos(i * 1.05) * 150 * s,
        floor - 560 * s + Math.sin(i * 1.05) * 110 * s,
        '#ffffff',
        7,
        { 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${70 * s} ${70 * s} 400` },
      ),
    ),
    rect(cx - 650 * s, floor + 20, 1300 * s, 46, accent),
    ...[0, 1, 2].map((i) =>
      path(
        `M${cx - 660 * s} ${floor - 250 * s + i * 90 * s}Q${cx} ${floor - 216 * s + i * 90 * s} ${cx + 660 * s} ${floor - 250 * s + i * 90 * s}`,
        'none',
        { stroke: [accent, light, shape][i] ?? light, 'stroke-width': 15 },
      ),
    ),
    rect(0, floor + 60, w, h, dark),
  );
}
