import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect } from '../../kit/svg';

/** A hole in the ice, seen from below, and a diver on a line. */
export function ice(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const top = h * (wide ? 0.3 : 0.34);
  const hx = wide ? 1420 : 560;
  sheet.fill(
    sheet.linear([
      [0, light],
      [0.12, light],
      [top / h, shape],
      [0.6, ground],
      [1, dark],
    ]),
  );
  const facet = (y: number, tone: string, opacity: number) => {
    let d = `M-20 ${y}`;
    for (let x = -20; x < w + 60; ) {
      x += random.between(50, 150);
      d += `L${x.toFixed(0)} ${(y + random.between(-46, 50)).toFixed(0)}`;
    }
    return path(`${d}V-20H-20Z`, tone, { opacity });
  };
  sheet.add(
    facet(top + 40, mix(shape, light, 0.25), 0.6),
    facet(top - 20, mix(shape, light, 0.55), 0.7),
    facet(top - 90, light, 0.8),
  );
  for (let i = 0; i < 40; i++) {
    const [x, y] = [random.between(0, w), random.between(0, top)];
    sheet.add(
      path(
        `M${x} ${y}l${random.between(-60, 60)} ${random.between(20, 70)}l${random.between(-40, 40)} ${random.between(10, 50)}`,
        'none',
        { stroke: '#ffffff', 'stroke-width': random.between(1, 4), opacity: 0.6 },
      ),
    );
  }
  const beam = (spread: number, opacity: number) =>
    path(
      `M${hx - 70} ${top - 30}L${hx - spread} ${h + 20}H${hx + spread}L${hx + 70} ${top - 30}Z`,
      sheet.linear([
        [0, '#ffffff', opacity],
        [1, '#ffffff', 0],
      ]),
    );
  sheet.add(ellipse(hx, top - 24, 96, 30, '#ffffff'), beam(wide ? 420 : 380, 0.34), beam(wide ? 200 : 170, 0.4));
  const [x, y, s] = wide ? [hx + 40, 610, 0.84] : [hx + 30, 960, 1.15];
  sheet.add(
    path(`M${hx} ${top - 30}Q${hx - 30} ${(top + y) / 2} ${x} ${y - 90 * s}`, 'none', {
      stroke: accent,
      'stroke-width': 5,
    }),
    group(
      [
        path(
          'M-40 -80Q-60 0 -40 60L-70 150L-110 220L-84 232L-36 160L0 80L30 160L16 240L44 244L66 158L46 60Q60 -10 40 -80Z',
          dark,
        ),
        path('M-110 214L-160 250L-90 262L-70 232ZM10 236L-20 290L56 282L48 240Z', accent),
        path('M-40 -60L-120 -10L-150 40M40 -60L120 -90L160 -60', 'none', {
          stroke: dark,
          'stroke-width': 26,
          'stroke-linecap': 'round',
        }),
        rect(-32, -70, 30, 110, accent, { rx: 14 }),
        circle(0, -112, 42, dark),
        path('M-14 -126Q20 -140 42 -116Q40 -92 14 -92Q-10 -96 -14 -126Z', mix(light, ground, 0.3)),
        circle(170, -60, 14, '#fff3c4'),
        path('M176 -66L420 -150L440 -30L180 -54Z', '#fff3c4', { opacity: 0.25 }),
      ],
      { transform: `translate(${x} ${y}) rotate(-12) scale(${s})` },
    ),
    ...Array.from({ length: 26 }, (_, i) =>
      circle(x + 10 + Math.sin(i * 1.7) * (14 + i), y - 130 * s - i * (wide ? 12 : 19), random.between(3, 11), 'none', {
        stroke: '#ffffff',
        'stroke-width': 2.6,
        opacity: 0.7,
      }),
    ),
    ...Array.from({ length: 120 }, () =>
      circle(random.between(0, w), random.between(top, h), random.between(0.8, 3), lighten(shape, 0.6), {
        opacity: random.between(0.15, 0.6),
      }),
    ),
  );
}
