// Architecture in hard light: a stairwell seen from the top landing.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, curve, group, type Point, path, polygon, rect, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film) {
  const { ground, dark } = film.palette;
  stairwell(sheet, film, 500, 640, 860);
  sheet.add(rect(0, 1188, 1000, 312, ground));
  sheet.add(write(nth(film.captions, 0), { face: 'archivoBlack', size: 340, x: 52, y: 1446, fill: dark }));
  sheet.add(
    stack(
      linesOf(film).map((t) => t.toUpperCase()),
      { face: 'archivoBlack', size: 86, x: 322, y: 1230, leading: 0.96, track: -0.03, fill: dark },
    ).svg,
  );
  sheet.add(write(film.tagline, { face: 'archivoBold', size: 23, x: 326, y: 1414, fill: dark, max: 610 }));
  sheet.add(credits(film, { x: 326, y: 1446, width: 620, fill: dark, size: 18, anchor: 'start', rows: 2 }));
  sheet.finish = { grain: 0.06, shift: 1, paper: 0.2 };
}
export function backdrop(sheet: Sheet, film: Film) {
  stairwell(sheet, film, 1330, 460, 1380);
  sheet.finish = { grain: 0.06, vignette: 0.25 };
}

// Four turns of wedge-shaped treads, each turn smaller: a logarithmic spiral of light and shade.
function stairwell(sheet: Sheet, film: Film, cx: number, cy: number, outer: number) {
  const { accent, light, dark } = film.palette;
  sheet.fill(dark);
  const perTurn = 26;
  const turns = 4;
  const shrink = 0.53;
  const radius = (i: number) => outer * shrink ** (i / perTurn);
  const at = (i: number, k: number): Point => {
    const a = (i / perTurn) * Math.PI * 2 - 0.4;
    const r = radius(i) * k;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  };
  for (let i = 0; i < perTurn * turns; i++) {
    const a = (i / perTurn) * Math.PI * 2;
    const light_ = 0.5 + 0.5 * Math.cos(a - 0.9);
    const depth = i / (perTurn * turns);
    const lit = light_ > 0.42;
    const tread = lit ? mix(light, accent, Math.min(1, 0.25 + depth * 1.1 + (1 - light_))) : mix(dark, accent, 0.1);
    const riser = lit ? mix(accent, dark, 0.42 + depth * 0.3) : dark;
    sheet.add(polygon([at(i, 1), at(i + 1, 1), at(i + 1, 0.62), at(i, 0.62)], tread));
    sheet.add(polygon([at(i + 0.74, 1), at(i + 1, 1), at(i + 1, 0.62), at(i + 0.74, 0.62)], riser));
  }
  const rail = [];
  for (let i = 0; i < perTurn * turns; i += 1) rail.push(at(i, 0.62));
  sheet.add(stroke(curve(rail), dark, 15), stroke(curve(rail), mix(accent, dark, 0.15), 4));
  for (let i = 0; i < perTurn * turns; i += 1) {
    const [p, q] = [at(i, 0.62), at(i, 0.555)];
    sheet.add(path(`M${p}L${q}`, 'none', { stroke: dark, 'stroke-width': Math.max(1.5, 8 * shrink ** (i / perTurn)) }));
  }
  sheet.add(
    circle(
      cx,
      cy,
      outer * 0.9,
      sheet.radial(
        [
          [0, accent, 0],
          [0.75, dark, 0],
          [1, dark, 0.75],
        ],
        cx,
        cy,
        outer * 0.9,
      ),
    ),
  );
  const hole = radius(perTurn * turns) * 1.1;
  sheet.add(circle(cx, cy, hole, dark), circle(cx, cy, hole * 0.5, accent));
  // one hand on the rail, one long shadow
  const [hx, hy] = at(perTurn * 1.12, 0.78);
  sheet.add(
    group(
      [
        path('M-10 -20L190 40L214 70L170 76L-10 30Z', dark, { opacity: 0.55 }),
        stroke('M-34 0Q-66 -10 -76 -44', '#c22a1e', 17),
        path('M-56 4Q-50 -34 0 -36Q50 -34 56 4Q40 34 0 34Q-40 34 -56 4Z', '#c22a1e'),
        circle(2, -4, 25, dark),
        path('M-20 6Q2 34 26 8L34 44Q4 62 -22 44Z', dark),
      ],
      { transform: `translate(${hx} ${hy}) rotate(20)` },
    ),
  );
}
