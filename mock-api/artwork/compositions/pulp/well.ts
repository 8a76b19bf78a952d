import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, stroke } from '../../kit/svg';

/** The view from the bottom of a well: a disc of sky, and somebody who looks down. */
export function well(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [cx, cy, r] = wide ? [1440, 380, 190] : [500, 520, 215];
  sheet.fill('#020304');
  const far = Math.max(w, h) * 1.15;
  for (let ring = 11; ring >= 0; ring--) {
    const t = ring / 11;
    const [r0, r1] = [r + (far - r) * t ** 2.1, r + (far - r) * ((ring + 1) / 11) ** 2.1];
    const count = 17;
    for (let i = 0; i < count; i++) {
      const [a, b] = [
        ((i + (ring % 2) / 2) / count) * Math.PI * 2,
        ((i + 0.95 + (ring % 2) / 2) / count) * Math.PI * 2,
      ];
      const at = (angle: number, radius: number) =>
        `${(cx + Math.cos(angle) * radius).toFixed(0)} ${(cy + Math.sin(angle) * radius).toFixed(0)}`;
      const tone = darken(mix(ground, shape, random.between(0, 0.5)), Math.min(0.93, 0.12 + t * 1.05));
      sheet.add(
        path(
          `M${at(a, r0 + 4)}A${r0} ${r0} 0 0 1 ${at(b, r0 + 4)}L${at(b, r1 - 6)}A${r1} ${r1} 0 0 0 ${at(a, r1 - 6)}Z`,
          tone,
        ),
      );
    }
  }
  sheet.add(
    circle(
      cx,
      cy,
      r,
      sheet.linear([
        [0, light],
        [1, mix(light, accent, 0.5)],
      ]),
    ),
    group(
      [
        // a head over the edge, and the hair that hangs down from it
        path(
          'M-120 -230C-150 -120 -120 -40 -96 60Q-84 90 -74 40L-64 -10L-50 90Q-40 120 -30 80L-14 10L4 110Q14 130 22 90L36 6L56 76Q66 100 74 60L84 -20L98 30Q110 50 112 10C126 -80 140 -140 120 -230Z',
          '#050708',
        ),
        ellipse(-34, -74, 13, 9, accent),
        ellipse(34, -74, 13, 9, accent),
        circle(-34, -74, 4, '#050708'),
        circle(34, -74, 4, '#050708'),
        path(
          'M-226 -90Q-190 -20 -150 -16Q-140 -30 -150 -40L-140 -20Q-128 -30 -140 -54L-170 -110ZM226 -90Q190 -20 150 -16Q140 -30 150 -40L140 -20Q128 -30 140 -54L170 -110Z',
          '#050708',
        ),
      ],
      { transform: `translate(${cx} ${cy - 10}) scale(${(r / 215).toFixed(2)})` },
    ),
    circle(cx, cy, r + 6, 'none', { stroke: darken(ground, 0.4), 'stroke-width': 16 }),
    circle(
      cx,
      cy,
      far * 0.5,
      sheet.radial(
        [
          [0, light, 0.28],
          [0.5, light, 0.06],
          [1, light, 0],
        ],
        cx,
        cy,
        far * 0.5,
      ),
    ),
    stroke(
      `M${cx + r * 0.5} ${cy + r * 0.8}Q${cx + r * 0.8} ${cy + r * 2} ${cx + r * 0.3} ${cy + r * 3}T${cx + r * 0.9} ${h + 20}`,
      mix(shape, dark, 0.4),
      wide ? 13 : 17,
    ),
  );
}
