import type { Film } from '../../film';
import { darken, lighten } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

// One ball mark beside a line: in, or out?
export function clay(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, light } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(ground);
  let d = '';
  for (let i = 0; i < 300; i++) {
    const y = random.between(0, h);
    d += `M${random.between(-100, w).toFixed(0)} ${y.toFixed(0)}q${random.between(60, 200).toFixed(0)} ${random.between(-14, 14).toFixed(0)} ${random.between(120, 360).toFixed(0)} 0`;
  }
  sheet.add(
    stroke(d, darken(ground, 0.16), 2, { opacity: 0.5 }),
    group([rect(-400, 0, 3000, 92, '#f7efe2'), rect(640, -2000, 92, 2000, '#f7efe2')], {
      transform: wide ? 'translate(0 640) rotate(-8)' : 'translate(-60 1120) rotate(-14)',
    }),
  );
  const [x, y, s] = wide ? [1480, 330, 0.85] : [480, 800, 1.2];
  sheet.add(
    group(
      [
        ellipse(160, 190, 170, 60, darken(ground, 0.45), { opacity: 0.8, transform: 'rotate(-14 160 190)' }),
        circle(0, 0, 190, shape),
        circle(
          0,
          0,
          190,
          sheet.radial(
            [
              [0.5, darken(shape, 0.5), 0],
              [1, darken(shape, 0.5), 0.55],
            ],
            x - 60,
            y - 60,
            300,
          ),
        ),
        path('M-150 -116C-20 -90 40 20 10 190', 'none', { stroke: light, 'stroke-width': 20 }),
        path('M60 -180C30 -60 100 50 186 40', 'none', { stroke: light, 'stroke-width': 20 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
  for (let i = 0; i < 90; i++) {
    const a = random.between(0, 6.28);
    const r = random.between(210, 420) * s;
    sheet.add(
      circle(
        x + Math.cos(a) * r + 60,
        y + Math.sin(a) * r * 0.7 + 120,
        random.between(2, 9),
        random.chance(0.5) ? darken(ground, 0.25) : lighten(ground, 0.25),
      ),
    );
  }
  sheet.finish = { grain: 0.09, paper: 0.8, specks: 0.05 };
}
