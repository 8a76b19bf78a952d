// Moon phases as a calendar of waiting; or one eclipse over the plain.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix, onto } from '../kit/colour';
import { dots } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, group, line, path, polygon, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';

// k runs 0..1 through one lunation.
function phase(x: number, y: number, r: number, k: number, lit: string, dark: string) {
  const sweep = Math.cos(k * Math.PI * 2) * r;
  const right = k < 0.5;
  return [
    circle(x, y, r, dark),
    path(
      `M${x} ${y - r}A${r} ${r} 0 0 ${right ? 1 : 0} ${x} ${y + r}A${Math.abs(sweep)} ${r} 0 0 ${(sweep > 0) === right ? 0 : 1} ${x} ${y - r}Z`,
      lit,
    ),
  ].join('');
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, accent, light, dark } = film.palette;
  if (variant === 'eclipse') {
    eclipse(sheet, film, 500, 620, 270);
    sheet.add(
      setTitle(film, {
        face: 'unboundedLight',
        x: 500,
        y: 90,
        anchor: 'middle',
        width: 860,
        height: 150,
        lines: 2,
        leading: 1,
        limit: 100,
        cased: upper,
        track: 0.1,
        fill: light,
      }).svg,
      write(film.tagline, {
        face: 'josefin',
        size: 32,
        x: 500,
        y: 1356,
        anchor: 'middle',
        fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
        max: 860,
      }),
      credits(film, { x: 500, y: 1410, width: 860, fill: light, size: 23, rows: 2 }),
    );
    return;
  }
  sheet.fill(ground);
  for (let i = 0; i < 28; i++) {
    const [c, r] = [i % 4, Math.floor(i / 4)];
    const [x, y] = [158 + c * 228, 130 + r * 150];
    sheet.add(
      i === 14
        ? [
            circle(x, y, 64, accent),
            group(
              [
                path('M-12 10Q-14 -30 0 -32Q14 -30 12 10Z', dark),
                circle(0, -42, 9, dark),
                line(10, -20, 26, 12, dark, 4),
              ],
              { transform: `translate(${x} ${y + 50})` },
            ),
          ]
        : phase(x, y, 58, (i + 0.5) / 28, light, mix(ground, light, 0.1)),
    );
  }
  sheet.add(
    line(60, 1180, 940, 1180, light, 2),
    setTitle(film, {
      face: 'bodoniItalic',
      x: 60,
      y: 1330,
      from: 'bottom',
      width: 880,
      height: 120,
      lines: 1,
      limit: 150,
      fill: light,
    }).svg,
    write(film.tagline, {
      face: 'josefin',
      size: 30,
      x: 60,
      y: 1386,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 60, y: 1430, width: 880, fill: light, size: 21, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.07, paper: 0.4 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, light, accent } = film.palette;
  if (variant === 'eclipse') return eclipse(sheet, film, 1420, 360, 190);
  sheet.fill(ground);
  for (let i = 0; i < 18; i++) {
    const [x, y] = [900 + (i % 6) * 196, 200 + Math.floor(i / 6) * 250];
    sheet.add(i === 9 ? circle(x, y, 84, accent) : phase(x, y, 76, (i + 0.5) / 18, light, mix(ground, light, 0.1)));
  }
  sheet.finish = { grain: 0.07 };
}
function eclipse(sheet: Sheet, film: Film, cx: number, cy: number, r: number) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.6, ground],
      [1, shape],
    ]),
  );
  sheet.add(
    ...dots(random, 120, [0, 0, w, h * 0.7], [1, 3], light, [0.2, 0.8]),
    circle(
      cx,
      cy,
      r * 2.6,
      sheet.radial(
        [
          [0.36, accent, 0.75],
          [0.5, shape, 0.35],
          [1, shape, 0],
        ],
        cx,
        cy,
        r * 2.6,
      ),
    ),
  );
  let d = '';
  for (let i = 0; i < 220; i++) {
    const a = (i / 220) * Math.PI * 2;
    const l = r * (1.1 + random.next() ** 3 * 0.8);
    d += `M${(cx + Math.cos(a) * r).toFixed(0)} ${(cy + Math.sin(a) * r).toFixed(0)}L${(cx + Math.cos(a) * l).toFixed(0)} ${(cy + Math.sin(a) * l).toFixed(0)}`;
  }
  sheet.add(
    stroke(d, light, 2.4, { opacity: 0.45 }),
    circle(cx, cy, r * 1.03, light),
    circle(cx, cy, r, dark),
    circle(
      cx + r * 0.72,
      cy - r * 0.72,
      60,
      sheet.radial(
        [
          [0, '#ffffff'],
          [0.3, light, 0.8],
          [1, light, 0],
        ],
        cx + r * 0.72,
        cy - r * 0.72,
        60,
      ),
    ),
  );
  const floor = h * 0.76;
  sheet.add(
    path(`M0 ${floor}Q${w * 0.3} ${floor - 30} ${w * 0.5} ${floor}T${w} ${floor - 10}V${h}H0Z`, darken(dark, 0.2)),
  );
  // a whole village stands still, every shadow points one way
  for (let i = 0; i < 13; i++) {
    const x = cx + (i - 6) * 58 + random.between(-14, 14);
    const s = random.between(0.8, 1.1);
    sheet.add(
      group(
        [
          path('M-13 0Q-16 -70 0 -74Q16 -70 13 0Z', dark),
          circle(0, -88, 13, dark),
          path('M-14 -4Q-16 -70 -4 -74', 'none', { stroke: accent, 'stroke-width': 3 }),
          polygon(
            [
              [-12, 0],
              [12, 0],
              [(i - 6) * 22 + 26, 220],
              [(i - 6) * 22 - 26, 220],
            ],
            '#000000',
            { opacity: 0.4 },
          ),
        ],
        { transform: `translate(${x} ${floor + 16}) scale(${s})` },
      ),
    );
  }
  sheet.finish = { grain: 0.08, vignette: 0.3 };
}
