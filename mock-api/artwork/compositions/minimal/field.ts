import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect } from '../../kit/svg';

/** A field in rows up to the horizon, and somebody who crosses it. */
export function field(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const sky = h * (wide ? 0.36 : 0.3);
  const vanish = w * 0.72;
  sheet.fill(
    sheet.linear([
      [0, mix(light, ground, 0.25)],
      [0.3, light],
    ]),
  );
  sheet.add(
    rect(
      0,
      sky,
      w,
      h - sky,
      sheet.linear([
        [0, mix(ground, light, 0.35)],
        [0.5, ground],
        [1, mix(ground, shape, 0.35)],
      ]),
    ),
  );
  for (let i = -60; i < 60; i += 2) {
    const foot = vanish + i * w * 0.075;
    sheet.add(
      polygon(
        [
          [vanish + i * 3, sky],
          [foot, h],
          [foot + w * 0.05, h],
        ],
        mix(ground, shape, 0.5),
        { opacity: 0.42 },
      ),
    );
  }
  for (let i = 0; i < 900; i++) {
    const t = random.next() ** 0.6;
    const [x, y] = [random.between(0, w), sky + t * (h - sky)];
    sheet.add(
      path(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${random.between(-4, 6).toFixed(1)} ${(-8 - t * 46).toFixed(0)}l4 ${(6 + t * 42).toFixed(0)}Z`,
        random.chance(0.5) ? mix(ground, light, 0.5) : mix(ground, shape, 0.7),
        { opacity: 0.55 },
      ),
    );
  }
  const [x, y] = wide ? [1420, 620] : [610, 900];
  sheet.add(
    path(`M${x} ${y}L${x - 290} ${y + 74}L${x - 286} ${y + 92}L${x + 14} ${y + 8}Z`, dark, { opacity: 0.5 }),
    group(
      [
        path('M-16 -74C-22 -50 -30 -20 -34 0H34C30 -20 22 -50 16 -74Z', accent),
        path('M-10 0L-14 34H-6L0 2L6 34H14L10 0Z', dark),
        circle(0, -90, 13, mix(light, shape, 0.5)),
        path('M-15 -88C-18 -116 18 -116 15 -84Q22 -60 8 -66Q10 -96 -4 -100Q-16 -96 -15 -88Z', dark),
        path('M14 -70L40 -44L36 -38L12 -56Z', accent),
        rect(30, -40, 30, 26, mix(dark, shape, 0.5), { rx: 4 }),
      ],
      { transform: `translate(${x} ${y})` },
    ),
  );
}
