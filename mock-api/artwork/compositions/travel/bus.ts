import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';

function coach(film: Film) {
  const { accent, light, dark, shape, ground } = film.palette;
  const wheel = (x: number) => circle(x, 90, 58, dark) + circle(x, 90, 30, mix(light, dark, 0.3));
  const load = [
    [-250, 92, 70, shape],
    [-150, 120, 90, light],
    [-20, 100, 66, accent],
    [90, 140, 84, mix(shape, dark, 0.3)],
    [236, 80, 60, light],
  ] as const;
  return [
    ellipse(0, 150, 420, 18, '#000000', { opacity: 0.3 }),
    ...load.map(
      ([x, w, h, tone]) =>
        rect(x, -190 - h, w, h, tone, { rx: 10 }) +
        line(x, -190 - h * 0.5, x + w, -190 - h * 0.5, darken(tone, 0.3), 6),
    ),
    path('M-130 -312Q-100 -390 -40 -340L-34 -306Z', '#ffffff'),
    circle(-34, -350, 17, '#ffffff'),
    circle(-30, -354, 4, dark),
    line(-290, -190, 320, -190, dark, 8),
    ...[-280, -160, -40, 80, 200, 310].map((x) => line(x, -190, x, -164, dark, 6)),
    path('M-380 80V-120Q-376 -164 -330 -164H330Q376 -160 392 -60L400 80Z', accent),
    path('M-380 0H398V80H-380Z', light),
    path('M-380 -6H398V14H-380Z', ground),
    ...Array.from({ length: 6 }, (_, i) => rect(-350 + i * 100, -132, 84, 92, lighten(shape, 0.55), { rx: 10 })),
    path('M262 -132H322Q350 -128 366 -44H262Z', lighten(shape, 0.6)),
    ...[0, 1, 2, 3, 4, 5].map(
      (i) =>
        circle(-306 + i * 100, -70, 25, nth(['#c98d63', '#8d5a3b', '#e8b48d'], i)) +
        path(
          `M${-334 + i * 100} -72Q${-330 + i * 100} -104 ${-306 + i * 100} -102Q${-280 + i * 100} -104 ${-278 + i * 100} -72Q${-306 + i * 100} -92 ${-334 + i * 100} -72Z`,
          nth([dark, light, shape], i),
        ),
    ),
    ...Array.from({ length: 19 }, (_, i) =>
      path(`M${-372 + i * 40} 56l16 -22l16 22Z`, nth([accent, shape, ground], i)),
    ),
    circle(384, 34, 20, '#fff3c4'),
    wheel(-230),
    wheel(240),
  ];
}

/** An overloaded coach under the snow of the Atlas. */
export function bus(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const low = h * (wide ? 0.66 : 0.6);
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.5, mix(ground, light, 0.7)],
    ]),
  );
  const peak = (x: number, tall: number, half: number, tone: string) => {
    const top = low - tall;
    const cap = tall * 0.34;
    const edge = `L${x + half * 0.3} ${top + cap}L${x + half * 0.14} ${top + cap * 0.8}L${x} ${top + cap * 1.2}L${x - half * 0.13} ${top + cap * 0.85}L${x - half * 0.3} ${top + cap}Z`;
    return (
      path(`M${x - half} ${low}L${x} ${top}L${x + half} ${low}Z`, tone) +
      path(`M${x} ${top}L${x + half} ${low}H${x + half * 0.2}Z`, darken(tone, 0.14)) +
      path(`M${x} ${top}${edge}`, '#ffffff')
    );
  };
  const s = wide ? 0.8 : 1;
  sheet.add(
    circle(w * (wide ? 0.56 : 0.2), low - (wide ? 400 : 620), wide ? 80 : 96, accent),
    ...(
      [
        [0.1, 330, 300],
        [0.36, 470, 360],
        [0.94, 430, 380],
        [0.64, 620, 420],
      ] as const
    ).map(([x, tall, half], i) =>
      peak(w * x, tall * s, half * (wide ? 1.3 : 1), mix(shape, ground, 0.1 + (i % 2) * 0.25)),
    ),
    path(
      `M-20 ${low}Q${w * 0.3} ${low - 90} ${w * 0.55} ${low - 20}T${w + 20} ${low - 60}V${h + 20}H-20Z`,
      mix(accent, dark, 0.3),
    ),
  );
  for (let i = 0; i < 22; i++) {
    const x = w * 0.5 + random.between(0, w * 0.5);
    const [bw, bh] = [random.between(50, 90), random.between(40, 100)];
    const y = low - 10 - random.between(0, 50);
    sheet.add(
      rect(
        x,
        y - bh,
        bw,
        bh + 30,
        random.pick([mix(accent, light, 0.4), mix(accent, light, 0.25), mix(accent, dark, 0.1)]),
      ),
      rect(x + bw * 0.4, y - bh * 0.6, 12, 18, dark),
    );
  }
  const road = h * (wide ? 0.84 : 0.74);
  sheet.add(
    path(`M-20 ${road - 30}Q${w * 0.5} ${road - 70} ${w + 20} ${road - 10}V${h + 20}H-20Z`, mix(accent, dark, 0.62)),
    ...Array.from({ length: 18 }, (_, i) =>
      rect(i * (w / 16), road + (wide ? 100 : 96) + Math.sin(i) * 5, w / 40, 8, light, { opacity: 0.6 }),
    ),
    group(coach(film), {
      transform: `translate(${wide ? 1420 : 510} ${road - (wide ? 40 : 20)}) rotate(-2) scale(${wide ? 0.84 : 1.08})`,
    }),
  );
}
