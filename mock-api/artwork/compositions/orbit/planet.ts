import type { Film } from '../../film';
import { darken } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group } from '../../kit/svg';

export function planet(sheet: Sheet, film: Film, { cx, cy, r }: { cx: number; cy: number; r: number }) {
  const { ground, shape, accent, light } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(ground);
  for (let i = 0; i < 320; i++)
    sheet.add(
      circle(random.between(0, w), random.between(0, h), random.next() ** 4 * 2.6 + 0.5, light, {
        opacity: random.between(0.15, 0.9),
      }),
    );
  sheet.add(
    circle(
      cx,
      cy,
      r * 1.28,
      sheet.radial(
        [
          [0.74, shape, 0.85],
          [0.8, shape, 0.34],
          [1, shape, 0],
        ],
        cx,
        cy,
        r * 1.28,
      ),
    ),
  );
  sheet.add(
    circle(
      cx,
      cy,
      r,
      sheet.radial(
        [
          [0, ground],
          [0.82, darken(shape, 0.72)],
          [0.93, shape],
          [0.985, accent],
          [1, light],
        ],
        cx,
        cy,
        r,
      ),
    ),
  );
  const inside = sheet.clip(circle(cx, cy, r));
  const bands = [];
  for (let i = 0; i < 34; i++) {
    const y = cy - r + (i / 34) ** 1.5 * r * 1.3;
    bands.push(
      ellipse(
        cx + random.between(-80, 80),
        y + 40,
        r * random.between(0.3, 1),
        random.between(3, 17),
        i % 2 ? ground : accent,
        { opacity: random.between(0.04, 0.17), transform: `rotate(-14 ${cx} ${cy})` },
      ),
    );
  }
  sheet.add(group(bands, { 'clip-path': inside }));
  sheet.add(
    circle(
      cx,
      cy,
      r,
      sheet.linear(
        [
          [0.3, ground, 0],
          [0.72, ground, 0.96],
        ],
        62,
      ),
    ),
  );
  sheet.finish = { grain: 0.075 };
}
