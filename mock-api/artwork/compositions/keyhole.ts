// Through a keyhole: a city, a garden, or an eye that looks back.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';

const hole = (x: number, y: number, s: number) =>
  `M${x - 60 * s} ${y + 40 * s}A${150 * s} ${150 * s} 0 1 1 ${x + 60 * s} ${y + 40 * s}L${x + 140 * s} ${y + 420 * s}H${x - 140 * s}Z`;
function view(sheet: Sheet, film: Film, variant: string, x: number, y: number, s: number) {
  const { shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const clip = sheet.clip(path(hole(x, y, s)));
  const parts = [];
  if (variant === 'eye') {
    parts.push(
      rect(x - 300 * s, y - 300 * s, 600 * s, 900 * s, '#e8b994'),
      path(
        `M${x - 170 * s} ${y - 60 * s}Q${x} ${y - 190 * s} ${x + 170 * s} ${y - 60 * s}Q${x} ${y + 60 * s} ${x - 170 * s} ${y - 60 * s}Z`,
        '#ffffff',
      ),
      circle(x, y - 66 * s, 66 * s, accent),
      ...Array.from({ length: 40 }, (_, i) => {
        const a = i * 0.157;
        return line(
          x + Math.cos(a) * 30 * s,
          y - 66 * s + Math.sin(a) * 30 * s,
          x + Math.cos(a) * 64 * s,
          y - 66 * s + Math.sin(a) * 64 * s,
          darken(accent, 0.35),
          3,
        );
      }),
      circle(x, y - 66 * s, 30 * s, dark),
      circle(x + 20 * s, y - 88 * s, 13 * s, '#ffffff'),
      stroke(`M${x - 170 * s} ${y - 60 * s}Q${x} ${y - 200 * s} ${x + 170 * s} ${y - 60 * s}`, dark, 13 * s),
      stroke(`M${x - 150 * s} ${y - 130 * s}Q${x} ${y - 240 * s} ${x + 160 * s} ${y - 130 * s}`, dark, 16 * s),
      path(
        `M${x - 20 * s} ${y + 40 * s}Q${x - 80 * s} ${y + 260 * s} ${x} ${y + 270 * s}Q${x + 60 * s} ${y + 270 * s} ${x + 40 * s} ${y + 230 * s}`,
        'none',
        { stroke: '#c98d63', 'stroke-width': 10 * s },
      ),
      path(
        `M${x - 110 * s} ${y + 360 * s}Q${x} ${y + 320 * s} ${x + 110 * s} ${y + 360 * s}Q${x} ${y + 430 * s} ${x - 110 * s} ${y + 360 * s}Z`,
        '#b33a3a',
      ),
    );
  } else {
    parts.push(
      rect(
        x - 300 * s,
        y - 300 * s,
        600 * s,
        900 * s,
        sheet.linear([
          [0, shape],
          [0.6, accent],
          [1, light],
        ]),
      ),
      circle(x + 40 * s, y - 20 * s, 60 * s, light),
    );
    for (let layer = 0; layer < 3; layer++)
      for (let i = 0; i < 9; i++) {
        const bw = 46 * s;
        const bx = x - 190 * s + i * bw + layer * 14 * s;
        const hgt = random.between(80, 230) * s;
        const by = y + (210 + layer * 90) * s - hgt;
        const tone = mix(shape, dark, 0.25 + layer * 0.3);
        parts.push(
          rect(bx, by, bw - 4, hgt + 400, tone),
          ...(i % 3 === layer
            ? [
                path(`M${bx} ${by}a${bw / 2 - 2} ${bw / 2} 0 0 1 ${bw - 4} 0Z`, tone),
                line(bx + bw / 2, by - bw / 2, bx + bw / 2, by - bw, tone, 4),
              ]
            : []),
          ...[0, 1, 2, 3].map((k) =>
            rect(bx + 9 * s + (k % 2) * 16 * s, by + 20 * s + Math.floor(k / 2) * 30 * s, 8 * s, 13 * s, light, {
              opacity: random.between(0.3, 1),
            }),
          ),
        );
      }
    parts.push(
      group(
        [
          path('M-16 0Q-20 -80 0 -84Q20 -80 16 0Z', dark),
          circle(0, -100, 15, dark),
          stroke('M10 -64L44 -96', dark, 7),
          line(44, -140, 44, -40, dark, 4),
        ],
        { transform: `translate(${x} ${y + 420 * s}) scale(${s})` },
      ),
    );
  }
  return group(parts, { 'clip-path': clip });
}
function plate(sheet: Sheet, film: Film, variant: string, x: number, y: number, s: number) {
  const { ground, dark } = film.palette;
  return [
    path(hole(x, y - 4, s * 1.16), darken(ground, 0.4)),
    path(hole(x, y, s * 1.08), dark),
    view(sheet, film, variant, x, y, s),
    path(hole(x, y, s), 'none', { stroke: lighten(ground, 0.35), 'stroke-width': 6 }),
  ];
}
function wood(sheet: Sheet, tone: string) {
  const { w, h, random } = sheet;
  sheet.fill(tone);
  let d = '';
  for (let i = 0; i < w / 9; i++) {
    const x = i * 9 + random.between(-4, 4);
    d += `M${x.toFixed(0)} -10C${(x + random.between(-16, 16)).toFixed(0)} ${h * 0.3} ${(x + random.between(-16, 16)).toFixed(0)} ${h * 0.7} ${(x + random.between(-6, 6)).toFixed(0)} ${h + 10}`;
  }
  sheet.add(stroke(d, darken(tone, 0.25), 2, { opacity: 0.5 }));
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, light } = film.palette;
  wood(sheet, ground);
  sheet.add(plate(sheet, film, variant, 500, 480, 1.5));
  sheet.add(
    setTitle(film, {
      face: variant === 'eye' ? 'abril' : 'limelight',
      x: 500,
      y: 1340,
      from: 'bottom',
      anchor: 'middle',
      width: 900,
      height: 150,
      lines: 2,
      leading: 0.96,
      limit: 140,
      fill: light,
    }).svg,
    write(film.tagline, {
      face: 'playfairItalic',
      size: 36,
      x: 500,
      y: 1394,
      anchor: 'middle',
      fill: onto(film.palette.ground, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 500, y: 1438, width: 880, fill: light, size: 21, rows: 2 }),
  );
  sheet.finish = { grain: 0.07, paper: 0.6, shift: 1, vignette: 0.2 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  wood(sheet, film.palette.ground);
  sheet.add(plate(sheet, film, variant, 1400, 330, 1.15));
  sheet.finish = { grain: 0.07, paper: 0.5, vignette: 0.25 };
}
