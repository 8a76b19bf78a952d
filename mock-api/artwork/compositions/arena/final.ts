import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, type Point, path, polygon, rect, stroke } from '../../kit/svg';

// The ball is the moon over the stadium.
export function final(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const [cx, cy, r] = wide ? [1380, 330, 240] : [500, 470, 290];
  const floor = wide ? 560 : 800;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.6, ground],
    ]),
  );
  for (const x of wide ? [880, 1880] : [90, 910]) {
    sheet.add(
      polygon(
        [
          [x, floor - 360],
          [cx - 500, h],
          [cx + 500, h],
        ],
        sheet.linear([
          [0, light, 0.5],
          [1, light, 0],
        ]),
        { filter: sheet.blur(10) },
      ),
      rect(x - 7, floor - 340, 14, 400, dark),
      rect(x - 70, floor - 420, 140, 84, dark),
      ...Array.from({ length: 12 }, (_, i) =>
        circle(x - 52 + (i % 4) * 35, floor - 400 + Math.floor(i / 4) * 24, 12, '#ffffff'),
      ),
    );
  }
  sheet.add(
    circle(
      cx,
      cy,
      r * 1.5,
      sheet.radial(
        [
          [0.5, light, 0.45],
          [1, light, 0],
        ],
        cx,
        cy,
        r * 1.5,
      ),
    ),
    circle(cx, cy, r, light),
  );
  const clip = sheet.clip(circle(cx, cy, r));
  const pent = (x: number, y: number, s: number, turn: number, sq = 1) =>
    polygon(
      Array.from({ length: 5 }, (_, i) => {
        const a = (i / 5) * Math.PI * 2 + turn;
        return [x + Math.cos(a) * s * sq, y + Math.sin(a) * s];
      }),
      dark,
    );
  const ball = [pent(cx, cy, r * 0.33, -Math.PI / 2)];
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
    const o: Point = [cx + Math.cos(a) * r * 0.95, cy + Math.sin(a) * r * 0.95];
    ball.push(
      pent(...o, r * 0.3, a + Math.PI),
      line(
        cx + Math.cos(a) * r * 0.33,
        cy + Math.sin(a) * r * 0.33,
        cx + Math.cos(a) * r * 0.7,
        cy + Math.sin(a) * r * 0.7,
        dark,
        7,
      ),
    );
    const b = a + Math.PI / 5;
    ball.push(
      stroke(
        `M${cx + Math.cos(a) * r * 0.68} ${cy + Math.sin(a) * r * 0.68}L${cx + Math.cos(b) * r * 0.62} ${cy + Math.sin(b) * r * 0.62}L${cx + Math.cos(a + 1.2566) * r * 0.68} ${cy + Math.sin(a + 1.2566) * r * 0.68}M${cx + Math.cos(b) * r * 0.62} ${cy + Math.sin(b) * r * 0.62}L${cx + Math.cos(b) * r} ${cy + Math.sin(b) * r}`,
        dark,
        7,
      ),
    );
  }
  sheet.add(
    group(ball, { 'clip-path': clip }),
    circle(
      cx,
      cy,
      r,
      sheet.radial(
        [
          [0.4, dark, 0],
          [1, dark, 0.55],
        ],
        cx - r * 0.3,
        cy - r * 0.3,
        r * 1.5,
      ),
    ),
  );
  sheet.add(
    path(
      `M${-w * 0.1} ${floor + 60}Q${w / 2} ${floor - 90} ${w * 1.1} ${floor + 60}V${h}H${-w * 0.1}Z`,
      darken(ground, 0.5),
    ),
  );
  const crowd = [];
  for (let i = 0; i < 900; i++) {
    const x = random.between(0, w);
    const y = floor - 6 + random.between(0, 150) + ((x - w / 2) / w) ** 2 * 60;
    crowd.push(
      circle(
        x,
        y,
        random.between(2, 5),
        random.pick([shape, accent, light, mix(ground, light, 0.4), mix(ground, light, 0.25)]),
        { opacity: random.between(0.4, 1) },
      ),
    );
  }
  sheet.add(
    crowd,
    polygon(
      [
        [w * -0.2, h],
        [w * 0.12, floor + 150],
        [w * 0.88, floor + 150],
        [w * 1.2, h],
      ],
      '#1f7a4a',
    ),
  );
  for (let i = 0; i < 5; i++) {
    const t0 = (i / 5) ** 1.6;
    const t1 = ((i + 0.5) / 5) ** 1.6;
    const [y0, y1] = [floor + 150 + t0 * (h - floor - 150), floor + 150 + t1 * (h - floor - 150)];
    const e = (t: number) => w * 0.12 - t * w * 0.32;
    sheet.add(
      polygon(
        [
          [e(t0), y0],
          [w - e(t0), y0],
          [w - e(t1), y1],
          [e(t1), y1],
        ],
        '#2b8d58',
      ),
    );
  }
  sheet.add(
    ellipse(w / 2, floor + 220, w * 0.16, 40, 'none', { stroke: light, 'stroke-width': 6 }),
    line(w * 0.04, floor + 220, w * 0.96, floor + 220, light, 6),
  );
  if (!wide)
    sheet.add(
      rect(
        0,
        900,
        1000,
        600,
        sheet.linear([
          [0, dark, 0],
          [0.35, dark, 0.9],
          [1, dark],
        ]),
      ),
    );
  sheet.finish = { grain: 0.06, shift: 1 };
}
