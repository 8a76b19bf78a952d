import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import { circle, curve, ellipse, line, type Point, path } from '../../kit/svg';

function ribbonShape(points: readonly Point[], widths: readonly number[]) {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [nth(points, Math.max(0, i - 1)), nth(points, Math.min(points.length - 1, i + 1))];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / len, (b[0] - a[0]) / len];
    const [[x, y], width] = [nth(points, i), nth(widths, i)];
    left.push([x + nx * width, y + ny * width]);
    right.unshift([x - nx * width, y - ny * width]);
  }
  return `${curve(left) + curve(right).replace('M', 'L')}Z`;
}

export function dancer(film: Film) {
  const { shape, accent, light } = film.palette;
  const parts = [];
  // ribbon behind: two turns around the body, then off the page
  const turn = (n: number) =>
    Array.from({ length: n }, (_, i): { at: Point; depth: number } => {
      const t = i / (n - 1);
      const a = t * Math.PI * 4.4 + 0.4;
      const r = 120 + t * 330;
      return { at: [500 + Math.cos(a) * r * 1.12, 150 + t * 930 + Math.sin(a) * r * 0.3], depth: Math.sin(a) };
    });
  const all = turn(90);
  const width = (i: number) => 7 + 20 * Math.abs(Math.cos((i / 90) * 9.5 + 0.6));
  const segment = (a: number, b: number, tone: string) =>
    path(
      ribbonShape(
        all.slice(a, b + 1).map((p) => p.at),
        all.slice(a, b + 1).map((_, k) => width(a + k)),
      ),
      tone,
    );
  const back: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < 89; i += 1) {
    const behind = nth(all, i).depth < 0;
    (behind ? back : front).push(
      segment(Math.max(0, i - 0), Math.min(89, i + 2), behind ? darken(accent, 0.32) : accent),
    );
  }
  parts.push(...back);
  parts.push(
    // standing leg, lifted leg, body, arms in fifth
    path('M486 800C484 960 490 1080 494 1190L500 1290L508 1190C516 1080 522 960 524 800Z', shape),
    path(
      'M520 790C600 850 670 860 712 800C690 790 620 800 548 740ZM712 800C660 900 590 960 524 972L520 956C590 930 640 870 690 800Z',
      shape,
    ),
    path(
      'M470 800C480 740 460 690 452 640C450 590 470 560 504 556C540 560 560 590 556 640C548 690 530 740 540 800Z',
      shape,
    ),
    path(
      'M456 590C380 520 350 400 400 290C420 250 450 232 480 226L484 240C440 262 410 320 412 390C416 470 450 530 486 566ZM552 590C628 520 658 400 608 290C588 250 558 232 528 226L524 240C568 262 598 320 596 390C592 470 558 530 522 566Z',
      shape,
    ),
    path('M490 570L488 510H520L518 570Z', shape),
    ellipse(505, 470, 38, 48, shape),
    circle(512, 414, 21, shape),
    // tutu: a wide disc of fine strokes
    ...Array.from({ length: 64 }, (_, i) => {
      const a = (i / 64) * Math.PI * 2;
      return line(
        505,
        766,
        505 + Math.cos(a) * 292,
        770 + Math.sin(a) * 66 - 6,
        mix(shape, light, 0.35 + (i % 3) * 0.22),
        3.4,
      );
    }),
    ellipse(505, 768, 292, 66, light, { opacity: 0.5 }),
    ellipse(505, 764, 292, 64, 'none', { stroke: shape, 'stroke-width': 2.5 }),
    ellipse(505, 758, 210, 42, 'none', { stroke: shape, 'stroke-width': 1.5 }),
    path('M468 740Q505 762 542 740L546 776Q505 792 464 776Z', shape),
  );
  parts.push(...front);
  return parts;
}
