import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { rays, toyEye } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { jumpingTitle } from './jumping-title';

export function robots(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide) sheet.fill(ground);
  if (!wide) sheet.add(rays(500, 900, 1400, 28, [mix(ground, light, 0.18), ground]));
  const bot = (x: number, y: number, s: number, body: string, face: string, kind: number) =>
    group(
      [
        ...(kind === 0
          ? [line(0, -330, 0, -420, dark, 12), circle(0, -430, 26, accent)]
          : kind === 1
            ? [
                line(-70, -330, -110, -410, dark, 12),
                line(70, -330, 110, -410, dark, 12),
                circle(-112, -416, 20, shape),
                circle(112, -416, 20, shape),
              ]
            : [path('M-60 -330Q0 -430 60 -330Z', accent)]),
        rect(-170, -330, 340, 250, body, { rx: kind === 1 ? 120 : 46 }),
        rect(-130, -290, 260, 150, face, { rx: 60 }),
        toyEye(-58, -220, 42, dark, 0.1),
        toyEye(58, -220, 42, dark, -0.1),
        stroke(kind === 2 ? 'M-30 -160Q0 -176 30 -160' : 'M-36 -168Q0 -140 36 -168', dark, 10),
        circle(-186, -206, 28, darken(body, 0.18)),
        circle(186, -206, 28, darken(body, 0.18)),
        rect(-140, -60, 280, 260, darken(body, 0.08), { rx: 36 }),
        circle(0, 60, 62, light),
        stroke('M-34 60L-8 60L6 26L20 92L34 60', accent, 9),
        ...[-90, 90].map((dx) => rect(dx - 30, 200, 60, 90, dark, { rx: 12 })),
        ...[-90, 90].map((dx) => rect(dx - 50, 270, 100, 46, body, { rx: 22 })),
        stroke('M-150 0Q-240 30 -230 130', darken(body, 0.2), 40),
        stroke(kind === 0 ? 'M150 0Q260 -40 250 -150' : 'M150 0Q240 30 230 130', darken(body, 0.2), 40),
        circle(-230, 146, 36, body),
        circle(kind === 0 ? 250 : 230, kind === 0 ? -166 : 146, 36, body),
        ...[-100, 100].map((dx) => circle(dx, -30, 10, dark)),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  sheet.add(
    ellipse(500, 1290, 620, 80, darken(ground, 0.14)),
    bot(190, 1080, 0.72, mix(shape, ground, 0.2), light, 2),
    bot(830, 1090, 0.68, '#7a5cd0', light, 1),
    bot(500, 990, 1.12, shape, light, 0),
  );
  if (!wide) jumpingTitle(sheet, film, { face: 'lilita', y: 40, height: 330, colours: [light, accent], outline: dark });
}
