import type { Film } from '../../film';
import { smoothNoise } from '../../kit/noise';
import type { Sheet } from '../../kit/sheet';
import { circle, curve, ellipse, group, type Point, path, polygon, stroke } from '../../kit/svg';

export function boards(sheet: Sheet, film: Film, gap: Point) {
  const { ground, shape, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(ground);
  const noise = smoothNoise(random);
  const wobble = (x: number, y0: number, y1: number, amp: number) => {
    const pts: Point[] = [];
    for (let y = y0; y <= y1; y += 60) pts.push([x + noise(y * 0.021 + x) * amp, y]);
    return curve(pts);
  };
  const bw = 112;
  for (let x = -20; x < w + bw; x += bw) {
    const inGap = x >= gap[0] - 1 && x < gap[1] - 30;
    if (inGap) continue;
    for (let k = 0; k < 13; k++) {
      const xx = x + 8 + random.between(0, bw - 16);
      const y0 = random.between(-100, h);
      sheet.add(
        stroke(wobble(xx, y0, Math.min(h + 60, y0 + random.between(120, 700)), 6), shape, random.between(1, 2.6), {
          opacity: random.between(0.4, 0.95),
        }),
      );
    }
    for (let k = 0; k < 3; k++) sheet.add(stroke(wobble(x + random.between(-2, 2), -20, h + 60, 4), shape, 3.4));
    for (const y of [70, h * 0.52, h - 60])
      sheet.add(circle(x + 18, y, 5, shape), circle(x + bw - 18, y + 4, 5, shape));
    if (random.chance(0.5)) {
      const y = random.between(100, h - 100);
      for (let r = 6; r < 30; r += 7)
        sheet.add(ellipse(x + bw / 2, y, r, r * 1.7, 'none', { stroke: shape, 'stroke-width': 2 }));
    }
  }
  // the missing board
  const gx0 = gap[0] - 6;
  const gx1 = gap[1] + 6;
  const edge = (x: number, dir: number) => {
    const pts: Point[] = [];
    for (let y = -20; y <= h + 40; y += 34) pts.push([x + noise(y * 0.09 + x) * 12, y]);
    return dir > 0 ? pts : pts.reverse();
  };
  sheet.add(polygon([...edge(gx0, 1), ...edge(gx1, -1)], dark));
  const cx = (gx0 + gx1) / 2;
  for (let i = 0; i < 120; i++) {
    const y = random.between(0, h);
    sheet.add(
      stroke(
        `M${gx0 + random.between(-4, 6)} ${y}q${random.between(8, 30)} ${random.between(-30, 30)} ${random.between(30, 60)} ${random.between(-50, 50)}`,
        random.chance(0.7) ? dark : ground,
        random.between(1, 2.2),
        { opacity: 0.6 },
      ),
    );
  }
  const ey = h * 0.43;
  sheet.add(
    group(
      [
        ellipse(-36, 0, 21, 26, light),
        ellipse(38, 6, 21, 26, light),
        circle(-33, 4, 7, dark),
        circle(35, 10, 7, dark),
        ...[0, 1, 2].map((k) =>
          ellipse(-36 + k, 0, 25 + k * 4, 30 + k * 4, 'none', { stroke: ground, 'stroke-width': 1.4, opacity: 0.6 }),
        ),
        ...[0, 1].map((k) =>
          ellipse(38 - k, 6, 25 + k * 4, 30 + k * 4, 'none', { stroke: ground, 'stroke-width': 1.4, opacity: 0.6 }),
        ),
      ],
      { transform: `translate(${cx} ${ey}) scale(${(gap[1] - gap[0]) / 190})` },
    ),
  );
  // fingers over the edge
  for (let k = 0; k < 4; k++)
    sheet.add(
      path(`M${gx1 - 20} ${ey + 210 + k * 33}q60 -14 104 2q14 10 0 20q-46 12 -104 4Z`, dark),
      path(`M${gx1 + 66} ${ey + 213 + k * 33}q20 0 22 9q-4 8 -22 6Z`, ground),
    );
}
