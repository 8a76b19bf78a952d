import type { Film } from '../../film';
import { darken, lighten } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, stroke } from '../../kit/svg';

function creature(sheet: Sheet, x: number, y: number, r: number, tone: string, ink: string, happy: boolean) {
  const eyes = [-1, 1].map(
    (side) =>
      ellipse(x + side * r * 0.3, y - r * 0.1, r * 0.15, r * 0.2, ink) +
      circle(x + side * r * 0.3 - r * 0.04, y - r * 0.18, r * 0.06, '#ffffff'),
  );
  return group([
    circle(
      x,
      y,
      r,
      sheet.radial(
        [
          [0, lighten(tone, 0.55)],
          [0.55, tone],
          [1, darken(tone, 0.4)],
        ],
        x - r * 0.35,
        y - r * 0.4,
        r * 1.5,
      ),
    ),
    circle(
      x,
      y,
      r,
      sheet.radial(
        [
          [0.75, '#ffffff', 0],
          [1, '#ffffff', 0.5],
        ],
        x,
        y,
        r,
      ),
    ),
    ellipse(x - r * 0.38, y - r * 0.52, r * 0.26, r * 0.14, '#ffffff', {
      opacity: 0.85,
      transform: `rotate(-34 ${x - r * 0.38} ${y - r * 0.52})`,
    }),
    circle(x + r * 0.5, y + r * 0.56, r * 0.06, '#ffffff', { opacity: 0.7 }),
    ...eyes,
    happy
      ? path(
          `M${x - r * 0.26} ${y + r * 0.2}Q${x} ${y + r * 0.6} ${x + r * 0.26} ${y + r * 0.2}Q${x} ${y + r * 0.3} ${x - r * 0.26} ${y + r * 0.2}Z`,
          ink,
        )
      : ellipse(x, y + r * 0.3, r * 0.09, r * 0.11, ink),
    circle(x - r * 0.54, y + r * 0.16, r * 0.12, '#ff8fa3', { opacity: 0.5 }),
    circle(x + r * 0.54, y + r * 0.16, r * 0.12, '#ff8fa3', { opacity: 0.5 }),
  ]);
}

// A soap bubble and a glass marble, who ought not to get too close.
export function bubbles(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(
    sheet.linear(
      [
        [0, lighten(ground, 0.25)],
        [0.6, ground],
        [1, darken(ground, 0.5)],
      ],
      70,
    ),
  );
  for (let i = 0; i < 40; i++) {
    const [x, y, r] = [random.between(0, 1000), random.between(0, 1200), random.between(8, 60)];
    sheet.add(
      circle(
        x,
        y,
        r,
        sheet.radial(
          [
            [0, '#ffffff', 0.02],
            [0.8, '#ffffff', 0.08],
            [1, '#ffffff', 0.4],
          ],
          x,
          y,
          r,
        ),
      ),
      ellipse(x - r * 0.4, y - r * 0.4, r * 0.2, r * 0.12, '#ffffff', { opacity: 0.6 }),
    );
  }
  const [bx, by, br] = [610, 420, 300];
  sheet.add(
    circle(
      bx,
      by,
      br,
      sheet.radial(
        [
          [0, light, 0.05],
          [0.7, accent, 0.16],
          [0.88, shape, 0.5],
          [1, '#ffffff', 0.9],
        ],
        bx,
        by,
        br,
      ),
    ),
    stroke(`M${bx - 230} ${by - 110}A260 260 0 0 1 ${bx - 90} ${by - 240}`, '#ffffff', 22, { opacity: 0.85 }),
    stroke(`M${bx + 130} ${by + 220}A256 256 0 0 0 ${bx + 236} ${by + 96}`, '#ffffff', 12, { opacity: 0.6 }),
    ...[-1, 1].map(
      (side) => ellipse(bx + side * 84, by - 20, 40, 54, dark) + circle(bx + side * 84 - 12, by - 42, 15, '#ffffff'),
    ),
    path(
      `M${bx - 76} ${by + 70}Q${bx} ${by + 170} ${bx + 76} ${by + 70}Q${bx} ${by + 100} ${bx - 76} ${by + 70}Z`,
      dark,
    ),
    circle(bx - 150, by + 60, 34, '#ff8fa3', { opacity: 0.45 }),
    circle(bx + 150, by + 60, 34, '#ff8fa3', { opacity: 0.45 }),
    ellipse(360, 1080, 190, 26, '#000000', { opacity: 0.35, filter: sheet.blur(14) }),
    creature(sheet, 350, 890, 200, shape, dark, true),
    path('M210 850Q350 760 500 960Q480 1020 420 1060Q380 900 210 850Z', accent, { opacity: 0.45 }),
    path('M180 930Q260 1000 300 1080Q240 1060 200 1010Z', light, { opacity: 0.5 }),
  );
}
