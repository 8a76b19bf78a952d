import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { isometric } from '../../kit/iso';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect } from '../../kit/svg';

// A room of wedges that swallow every sound, and one chair.
export function quiet(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(dark);
  const iso = isometric(500, 560, 62);
  const n = 8;
  const wedge = (
    corners: readonly (readonly [number, number, number])[],
    tip: readonly [number, number, number],
    tone: string,
  ) =>
    corners
      .map((corner, i) =>
        iso.face(
          [corner, corners[(i + 1) % 4] ?? corner, tip],
          mix(tone, i < 2 ? dark : light, [0.1, 0.34, 0.16, 0.02][i] ?? 0),
        ),
      )
      .join('');
  for (let a = 0; a < n; a++)
    for (let z = n - 1; z >= 0; z--) {
      const left = mix(ground, shape, ((a * 7 + z * 3) % 5) * 0.06);
      sheet.add(
        wedge(
          [
            [a, 0, z],
            [a + 1, 0, z],
            [a + 1, 0, z + 1],
            [a, 0, z + 1],
          ],
          [a + 0.5, 0.7, z + 0.5],
          left,
        ),
      );
      sheet.add(
        wedge(
          [
            [0, a, z],
            [0, a + 1, z],
            [0, a + 1, z + 1],
            [0, a, z + 1],
          ],
          [0.7, a + 0.5, z + 0.5],
          darken(left, 0.22),
        ),
      );
    }
  for (let x = 0; x < n; x++)
    for (let y = 0; y < n; y++) {
      const near = Math.hypot(x - 3.5, y - 3.5);
      if (near < 1.6) continue;
      sheet.add(
        wedge(
          [
            [x, y, 0],
            [x + 1, y, 0],
            [x + 1, y + 1, 0],
            [x, y + 1, 0],
          ],
          [x + 0.5, y + 0.5, 0.7],
          mix(ground, shape, 0.2),
        ),
      );
    }
  const [cx, cy] = iso.at(4, 4, 0.2);
  sheet.add(
    ellipse(cx, cy, 170, 96, mix(ground, light, 0.3)),
    ellipse(
      cx,
      cy,
      300,
      200,
      sheet.radial(
        [
          [0, light, 0.4],
          [1, light, 0],
        ],
        cx,
        cy,
        300,
      ),
    ),
    group(
      [
        path('M-44 -70H40V-54H-44ZM-44 -60V30H-34V-60ZM30 -60V30H40V-60ZM30 -150H40V-60H30Z', '#0b0a0d'),
        path('M-30 -70Q-50 -70 -48 -40L-44 26H-26L-28 -40H20Q34 -60 32 -130Q10 -156 -8 -136L0 -76Z', accent),
        circle(12, -170, 24, '#e9bd97'),
        path('M-12 -176Q-6 -202 16 -196Q40 -190 34 -166Q26 -182 -12 -176Z', '#1b1518'),
      ],
      { transform: `translate(${cx} ${cy})` },
    ),
    rect(
      0,
      1000,
      1000,
      500,
      sheet.linear([
        [0, dark, 0],
        [0.3, dark, 0.92],
        [1, dark],
      ]),
    ),
  );
}
