import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';

/** An iron ring stands in the sea, as high as clouds; boats go to look. */
export function gate(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [cx, level, r] = wide ? [1420, 690, 400] : [500, 900, 400];
  sheet.fill(
    sheet.linear([
      [0, mix(dark, ground, 0.4)],
      [0.4, ground],
      [level / h, mix(accent, light, 0.4)],
    ]),
  );
  const cy = level - r * 0.72;
  sheet.add(
    circle(
      cx,
      cy + r * 0.2,
      r * 1.9,
      sheet.radial(
        [
          [0, light, 0.95],
          [0.3, accent, 0.5],
          [1, accent, 0],
        ],
        cx,
        cy + r * 0.2,
        r * 1.9,
      ),
    ),
  );
  const bank = (y: number, tone: string, opacity: number) => {
    for (let i = 0; i < 16; i++)
      sheet.add(
        ellipse(
          random.between(-60, w + 60),
          y + random.bell() * 34,
          random.between(120, 300),
          random.between(14, 34),
          tone,
          { opacity },
        ),
      );
  };
  bank(cy - r * 0.5, lighten(ground, 0.2), 0.3);
  const above = sheet.clip(rect(0, 0, w, level));
  const plates = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * Math.PI * 2;
    const lit = Math.max(0, Math.cos(a + 0.9));
    const at = (angle: number, radius: number) =>
      `${(cx + Math.cos(angle) * radius).toFixed(1)} ${(cy + Math.sin(angle) * radius).toFixed(1)}`;
    const b = a + (Math.PI * 2) / 72 - 0.008;
    return path(
      `M${at(a, r)}L${at(b, r)}L${at(b, r * 0.8)}L${at(a, r * 0.8)}Z`,
      mix(mix(dark, shape, 0.5), light, lit * 0.2 + (i % 5 === 0 ? 0.06 : 0)),
    );
  });
  sheet.add(
    group(
      [
        ...plates,
        circle(cx, cy, r * 0.795, 'none', { stroke: light, 'stroke-width': 5, opacity: 0.9 }),
        circle(cx, cy, r * 0.9, 'none', { stroke: dark, 'stroke-width': 9, opacity: 0.6 }),
        circle(cx, cy, r * 1.005, 'none', { stroke: mix(shape, light, 0.5), 'stroke-width': 4 }),
        ...Array.from({ length: 18 }, (_, i) =>
          circle(
            cx + Math.cos((i / 18) * Math.PI * 2) * r * 0.9,
            cy + Math.sin((i / 18) * Math.PI * 2) * r * 0.9,
            7,
            accent,
          ),
        ),
      ],
      { 'clip-path': above },
    ),
  );
  bank(level - 70, mix(light, accent, 0.3), 0.22);
  sheet.add(
    rect(
      0,
      level,
      w,
      h - level,
      sheet.linear([
        [0, mix(accent, dark, 0.35)],
        [0.35, mix(shape, dark, 0.5)],
        [1, dark],
      ]),
    ),
  );
  for (let i = 0; i < 210; i++) {
    const t = random.next();
    const x = cx + random.bell() * (r * 0.5 + t * w * 0.8);
    const y = level + 3 + t * t * (h - level);
    sheet.add(
      line(x, y, x + random.between(20, 130), y, random.chance(0.4) ? light : accent, 1.4 + t * 4, {
        opacity: random.between(0.1, 0.5),
      }),
    );
  }
  for (const [x, y, s] of [
    [cx - r * 0.36, level + 40, 0.5],
    [cx + r * 0.1, level + 18, 0.3],
    [cx + r * 0.5, level + 76, 0.7],
    [cx - r * 0.7, level + 120, 0.95],
  ] as const)
    sheet.add(
      group(path('M-50 0H50L36 22H-38ZM-4 -6V-96L46 -10ZM-10 -8V-80L-42 -8Z', dark), {
        transform: `translate(${x} ${y}) scale(${s})`,
      }),
    );
  for (let i = 0; i < 9; i++) {
    const [x, y] = [cx + random.bell() * r * 1.4, cy + random.between(-r * 0.5, r * 0.4)];
    sheet.add(path(`M${x} ${y}q10 -10 20 0q10 -10 20 0`, 'none', { stroke: dark, 'stroke-width': 3 }));
  }
  if (!wide)
    sheet.add(
      rect(
        0,
        1040,
        w,
        460,
        sheet.linear([
          [0, dark, 0],
          [0.4, dark, 0.8],
          [1, dark],
        ]),
      ),
    );
}
