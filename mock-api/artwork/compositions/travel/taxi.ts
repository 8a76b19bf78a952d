import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';

function car(film: Film) {
  const { accent, light, dark, shape, ground } = film.palette;
  const wheel = (x: number) => circle(x, 96, 70, dark) + circle(x, 96, 40, light) + circle(x, 96, 15, dark);
  const bag = (x: number, y: number, w: number, h: number, tone: string) =>
    rect(x, y, w, h, tone, { rx: 12 }) +
    rect(x + w * 0.2, y, 12, h, darken(tone, 0.3)) +
    rect(x + w * 0.7, y, 12, h, darken(tone, 0.3));
  return [
    ellipse(0, 166, 430, 22, '#000000', { opacity: 0.25 }),
    bag(-150, -330, 190, 92, mix(shape, dark, 0.3)),
    bag(50, -310, 120, 72, light),
    bag(-110, -396, 130, 66, shape),
    stroke('M-250 -226Q0 -270 300 -236', '#ffffff', 34),
    stroke('M-250 -226Q0 -270 300 -236', lighten(ground, 0.2), 10),
    rect(-190, -240, 10, 40, dark),
    rect(170, -240, 10, 40, dark),
    path(
      'M-400 90V-30Q-396 -60 -350 -66L-240 -80Q-200 -200 -120 -204H100Q180 -200 230 -84L360 -60Q410 -50 410 0V90Z',
      accent,
    ),
    path('M-400 30H410V56H-400Z', dark),
    ...Array.from({ length: 27 }, (_, i) => rect(-400 + i * 30, 30 + (i % 2) * 13, 15, 13, light)),
    path('M-214 -84Q-180 -176 -116 -180H-20V-84Z', lighten(shape, 0.5)),
    path('M4 -84V-180H96Q156 -176 196 -84Z', lighten(shape, 0.5)),
    circle(-90, -120, 34, '#e8b48d'),
    path('M-126 -126Q-120 -166 -84 -160Q-54 -152 -58 -120Q-90 -146 -126 -126Z', dark),
    circle(84, -118, 34, '#8d5a3b'),
    path('M46 -130Q90 -170 124 -128L132 -116L110 -124Q80 -140 46 -130Z', light),
    rect(-44, -252, 100, 44, '#fff3c4', { rx: 10 }),
    write('TAXI', { face: 'archivoBlack', size: 28, x: 6, y: -220, anchor: 'middle', fill: dark }),
    circle(382, -16, 24, '#fff3c4'),
    rect(-400, -20, 26, 40, '#ff6b4a', { rx: 8 }),
    wheel(-230),
    wheel(240),
  ];
}

/** A city taxi that has gone too far: dunes, beach, the sea. */
export function taxi(sheet: Sheet, film: Film) {
  const { ground, shape } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const sea = h * (wide ? 0.46 : 0.5);
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.5, lighten(ground, 0.45)],
    ]),
  );
  const gull = (x: number, y: number, s: number) =>
    path('M-60 0Q-30 -34 0 0Q30 -34 60 0Q30 -16 0 12Q-30 -16 -60 0Z', '#ffffff', {
      transform: `translate(${x} ${y}) scale(${s})`,
    });
  sheet.add(
    rect(0, sea, w, h - sea, shape),
    ...Array.from({ length: 5 }, (_, i) =>
      stroke(
        `M-20 ${sea + 30 + i * 34}${Array.from({ length: 16 }, () => `q${w / 32} ${-14 + i * 2} ${w / 16} 0`).join('')}`,
        lighten(shape, 0.5),
        5,
      ),
    ),
    path(
      `M-20 ${sea + 190}Q${w * 0.3} ${sea + 130} ${w * 0.6} ${sea + 170}T${w + 20} ${sea + 130}V${h + 20}H-20Z`,
      '#f3dcaa',
    ),
    path(`M-20 ${sea + 190}Q${w * 0.3} ${sea + 130} ${w * 0.6} ${sea + 170}T${w + 20} ${sea + 130}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 16,
    }),
    ...(wide
      ? [gull(1180, 160, 1), gull(1320, 220, 0.6), gull(1800, 130, 0.8)]
      : [gull(760, 420, 1), gull(880, 500, 0.6), gull(640, 520, 0.5)]),
    path(`M${w * 0.5} ${h}Q${w * 0.7} ${sea + 240} ${w + 20} ${sea + 150}V${h}Z`, '#e5c587'),
    ...Array.from({ length: 60 }, () => {
      const [x, y] = [random.between(w * 0.62, w), random.between(sea + 260, h)];
      return line(x, y, x + random.between(-14, 22), y - random.between(30, 70), '#8f9a54', 4);
    }),
    group(car(film), {
      transform: `translate(${wide ? 1430 : 480} ${wide ? 640 : 1080}) rotate(-3) scale(${wide ? 0.94 : 1.06})`,
    }),
  );
}
