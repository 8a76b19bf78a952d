import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect } from '../../kit/svg';

function ride(film: Film) {
  const { accent, light, dark, shape } = film.palette;
  const wheel = (x: number) =>
    circle(x, 0, 62, dark) + circle(x, 0, 40, mix(light, dark, 0.2)) + circle(x, 0, 14, dark);
  return [
    ellipse(20, 66, 280, 16, '#000000', { opacity: 0.3 }),
    wheel(-170),
    wheel(180),
    path(
      'M-240 -30Q-250 -130 -140 -134L-20 -130Q10 -60 60 -50L110 -60L160 -220H196L200 -60Q204 -20 240 -10L120 6Q60 30 -40 10L-110 0Q-130 -60 -176 -60Q-220 -56 -236 -10Z',
      accent,
    ),
    path(
      'M-240 -30Q-250 -130 -140 -134L-60 -132Q-100 -60 -110 0Q-130 -60 -176 -60Q-220 -56 -236 -10Z',
      darken(accent, 0.18),
    ),
    path('M150 -216Q180 -270 214 -250L220 -220Z', accent),
    circle(222, -226, 20, '#fff2c2'),
    path('M156 -240L120 -268', 'none', { stroke: dark, 'stroke-width': 12, 'stroke-linecap': 'round' }),
    path('M-180 -134H0V-156Q-90 -176 -180 -156Z', dark),
    // she drives, he holds on and looks back
    path('M-30 -160Q-50 -300 10 -316Q60 -310 54 -230L40 -150L90 -120L96 -40H60L52 -100L-20 -120Z', light),
    path('M20 -290L130 -262L134 -244L24 -240Z', light),
    circle(18, -364, 42, '#e9b48c'),
    path('M-30 -370Q-30 -420 20 -416Q66 -412 60 -374L-20 -352Q-80 -330 -120 -350Q-60 -370 -30 -370Z', shape),
    rect(26, -376, 40, 14, dark, { rx: 6 }),
    path('M-130 -158Q-150 -300 -96 -318Q-40 -312 -44 -230L-60 -150L-10 -120L-14 -40H-48L-56 -104L-120 -130Z', dark),
    path('M-90 -290Q-30 -250 20 -240L16 -216Q-50 -216 -104 -250Z', dark),
    circle(-96, -362, 40, '#a4673f'),
    path('M-138 -366Q-134 -412 -90 -410Q-54 -404 -58 -370Q-90 -386 -138 -366Z', dark),
    rect(-226, -196, 70, 50, mix(shape, dark, 0.3), { rx: 8 }),
  ];
}

/** A white town above the sea, and two people on a scooter. */
export function scooter(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const sea = h * (wide ? 0.5 : 0.52);
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.55, mix(ground, light, 0.75)],
    ]),
  );
  sheet.add(circle(w * (wide ? 0.62 : 0.24), sea - 70, wide ? 110 : 120, '#fff3cf'), rect(0, sea, w, h - sea, shape));
  for (let i = 0; i < 26; i++)
    sheet.add(
      rect(random.between(0, w), sea + 10 + i * 9, random.between(40, 190), 5, lighten(shape, 0.35), { opacity: 0.7 }),
    );
  const x0 = wide ? 1240 : 420;
  sheet.add(
    path(
      `M${x0 - 120} ${sea + 40}Q${x0 + 100} ${sea - 160} ${x0 + 320} ${sea - 200}T${w + 40} ${sea - 330}V${sea + 240}H${x0 - 120}Z`,
      mix(shape, dark, 0.35),
    ),
  );
  for (let i = 0; i < 46; i++) {
    const t = random.next();
    const [x, y] = [x0 + t * (w - x0), sea + 20 - t * 270 * random.between(0.3, 1)];
    const [bw, bh] = [random.between(44, 96), random.between(50, 110)];
    const tone = random.pick([light, '#ffffff', mix(light, accent, 0.25), mix(light, ground, 0.3)]);
    sheet.add(
      rect(x, y, bw, bh + 90, tone),
      rect(x + bw * 0.62, y, bw * 0.38, bh + 90, darken(tone, 0.1)),
      path(`M${x + 10} ${y + 54}v-20a9 9 0 0 1 18 0v20Z`, nth([shape, dark, accent], i)),
    );
    if (i % 9 === 4) sheet.add(rect(x + 8, y - 74, 34, 80, light), circle(x + 25, y - 78, 17, shape));
  }
  const road = h * (wide ? 0.78 : 0.74);
  sheet.add(
    path(`M-20 ${road}Q${w * 0.5} ${road - 70} ${w + 20} ${road - 20}V${h + 20}H-20Z`, mix(dark, shape, 0.25)),
    path(
      `M-20 ${road}Q${w * 0.5} ${road - 70} ${w + 20} ${road - 20}V${road + 6}Q${w * 0.5} ${road - 44} -20 ${road + 26}Z`,
      light,
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      rect(i * (w / 11) - 30, road + (wide ? 86 : 210), w / 20, 9, light, { opacity: 0.8 }),
    ),
    group(ride(film), {
      transform: `translate(${wide ? 1400 : 480} ${road + (wide ? 50 : 130)}) scale(${wide ? 0.86 : 1.22})`,
    }),
  );
}
