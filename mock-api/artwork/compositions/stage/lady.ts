import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon } from '../../kit/svg';

// The Frost Lady: a column of ice light, gown falling in facets.
export function lady(sheet: Sheet, x: number, foot: number, s: number) {
  const { random } = sheet;
  const r = 640 * s;
  const cy = foot - 560 * s;
  sheet.add(
    circle(
      x,
      cy,
      r,
      sheet.radial(
        [
          [0, '#dff0fb', 0.95],
          [0.4, '#86a9c9', 0.6],
          [1, '#1c2a44', 0],
        ],
        x,
        cy,
        r,
      ),
    ),
  );
  const parts = [];
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const a = -250 + t * 500;
    parts.push(
      polygon(
        [
          [-36 + t * 72, -590],
          [a, 0],
          [a + 26, 0],
          [-33 + t * 72, -590],
        ],
        mix('#f7fcff', '#6f93b8', (i % 3) * 0.3 + random.between(0, 0.24)),
        { opacity: 0.96 },
      ),
    );
  }
  parts.push(
    path('M-40 -585Q-54 -690 -30 -730Q0 -742 30 -730Q54 -690 40 -585Z', '#f4faff'),
    path('M-28 -728Q-100 -700 -132 -560L-196 -470L-176 -460L-108 -540Q-72 -650 -24 -690Z', '#e3f0f9'),
    path('M28 -728Q100 -740 150 -850L196 -930L178 -938L128 -862Q80 -780 24 -760Z', '#e3f0f9'),
    path('M-14 -726V-790H14V-726Z', '#dcebf5'),
    ellipse(0, -830, 40, 52, '#eef7fd'),
    path('M-46 -824Q-54 -900 0 -900Q54 -900 46 -824Q40 -870 0 -872Q-40 -870 -46 -824Z', '#2a3c58'),
  );
  for (let i = -3; i <= 3; i++)
    parts.push(
      polygon(
        [
          [i * 14 - 8, -884],
          [i * 19, -960 + Math.abs(i) * 16],
          [i * 14 + 8, -884],
        ],
        '#ffffff',
      ),
    );
  sheet.add(group(parts, { transform: `translate(${x} ${foot}) scale(${s})` }));
  for (let i = 0; i < 90; i++)
    sheet.add(
      circle(x + random.bell() * 420 * s, foot - random.between(0, 1250) * s, random.between(1, 5), '#ffffff', {
        opacity: random.between(0.3, 1),
      }),
    );
}
