import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, short, stroke } from '../../kit/svg';

/** One figure in five brush strokes, and a great deal of rain. */
export function ink(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [x, y, s] = wide ? [1400, 480, 0.86] : [560, 600, 1.04];
  sheet.fill(ground);
  sheet.add(circle(x + 120 * s, y - 250 * s, 190 * s, accent));
  const brush = (d: string, width: number, tone = dark) => {
    const hairs = Array.from({ length: 9 }, (_, i) =>
      stroke(d, tone, width * 0.16, {
        transform: `translate(${short((i - 4) * width * 0.11)} ${short(random.between(-6, 6))})`,
        opacity: random.between(0.55, 1),
        'stroke-dasharray': `${short(random.between(200, 900))} ${short(random.between(2, 26))}`,
      }),
    );
    return [stroke(d, tone, width * 0.7), ...hairs];
  };
  // mountains in thin ink
  for (const [mx, my, k, tone] of [
    [-0.1, 0.62, 1.2, 0.14],
    [0.5, 0.68, 1, 0.24],
    [0.86, 0.64, 1.3, 0.18],
  ] as const)
    sheet.add(
      path(
        `M${w * mx - 300 * k} ${h * my + 120}Q${w * mx - 90 * k} ${h * my - 250 * k} ${w * mx + 20} ${h * my - 270 * k}Q${w * mx + 120 * k} ${h * my - 200 * k} ${w * mx + 360 * k} ${h * my + 120}Z`,
        sheet.linear([
          [0, mix(ground, shape, tone * 3)],
          [1, ground, 0],
        ]),
      ),
    );
  sheet.add(
    group(
      [
        ...brush('M-40 -150C-150 -40 -190 140 -230 330', 120),
        ...brush('M20 -150C90 20 110 180 150 340', 130),
        path('M-110 -160C-170 40 -200 200 -220 350H140C130 200 110 20 60 -160Z', dark),
        path('M-30 -150L-60 340H-20L10 -150Z', mix(dark, light, 0.22)),
        ...brush('M60 -90C150 -60 230 -20 300 -60', 62),
        circle(0, -230, 62, mix(light, shape, 0.25)),
        path('M-280 -250C-150 -330 130 -350 270 -256C150 -262 60 -300 0 -372C-70 -300 -160 -262 -280 -250Z', dark),
        ...brush('M-270 -252Q0 -310 262 -256', 20, mix(dark, light, 0.3)),
        path('M290 -80L640 -250L646 -238L300 -58Z', mix(shape, light, 0.5)),
        path('M284 -96L316 -50L300 -40L268 -86Z', accent),
        path('M-160 60C-60 20 30 20 110 60L100 110C20 70 -70 70 -160 112Z', accent),
        path('M-160 80Q-260 120 -300 220L-280 230Q-230 150 -150 112Z', accent),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
  for (let i = 0; i < (wide ? 260 : 230); i++) {
    const [rx, ry, l] = [random.between(-60, w), random.between(-100, h), random.between(40, 170)];
    sheet.add(
      path(`M${rx.toFixed(0)} ${ry.toFixed(0)}l${(-l * 0.24).toFixed(0)} ${l.toFixed(0)}`, 'none', {
        stroke: random.chance(0.2) ? light : dark,
        'stroke-width': random.between(0.8, 2.6),
        opacity: random.between(0.15, 0.6),
      }),
    );
  }
  for (let i = 0; i < 90; i++) {
    const a = random.between(0, Math.PI * 2);
    const d = 260 * s + random.next() ** 3 * 420;
    sheet.add(
      circle(
        x + Math.cos(a) * d,
        y + 100 + Math.sin(a) * d * 0.8,
        random.between(1.5, 9) * (random.chance(0.2) ? 1.8 : 1),
        dark,
        { opacity: 0.85 },
      ),
    );
  }
  sheet.add(
    path(
      `M${x - 360 * s} ${y + 350 * s}Q${x} ${y + 310 * s} ${x + 340 * s} ${y + 360 * s}Q${x} ${y + 400 * s} ${x - 360 * s} ${y + 350 * s}Z`,
      dark,
      { opacity: 0.8 },
    ),
  );
}
