// The sea as a woodblock print: rows of cut waves with foam, seven of them.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, path, rect } from '../kit/svg';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(circle(735, 330, 165, accent));
  waves(sheet, film, { top: 560, rows: 7, unit: 250 });
  // title runs down the side, like a print's cartouche
  sheet.add(rect(70, 70, 150, 560, light), rect(70, 70, 150, 560, 'none', { stroke: shape, 'stroke-width': 3 }));
  sheet.add(
    write(film.title, {
      face: 'gloock',
      size: 104,
      x: 0,
      y: 0,
      fill: dark,
      more: { transform: 'translate(182 602) rotate(-90)' },
      max: 524,
    }),
  );
  sheet.add(rect(84, 84, 24, 24, accent));
  sheet.add(rect(0, 1356, 1000, 144, light));
  sheet.add(write(film.tagline, { face: 'cormorantItalic', size: 40, x: 70, y: 1412, fill: dark }));
  sheet.add(credits(film, { x: 70, y: 1450, width: 860, fill: dark, size: 19, anchor: 'start', rows: 2 }));
  sheet.finish = { grain: 0.04, paper: 0.9, shift: 2, specks: 0.1 };
}
export function backdrop(sheet: Sheet, film: Film) {
  sheet.fill(film.palette.ground);
  sheet.add(circle(1510, 260, 150, film.palette.accent));
  waves(sheet, film, { top: 420, rows: 6, unit: 300 });
  sheet.finish = { grain: 0.04, paper: 0.9, shift: 1, specks: 0.1 };
}

function waves(sheet: Sheet, film: Film, { top, rows, unit }: { top: number; rows: number; unit: number }) {
  const { ground, shape, light, dark } = film.palette;
  const { w, h, random } = sheet;
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1);
    const size = unit * (0.5 + t * 0.75);
    const y = top + t ** 1.15 * (h - top - 220);
    const tone = mix(mix(ground, shape, 0.45), r === rows - 1 ? dark : shape, 0.15 + t * 0.85);
    const start = -size * random.next() - size;
    let d = `M${start} ${h}L${start} ${y}`;
    const foam = [];
    const streaks = [];
    for (let x = start; x < w + size; x += size) {
      const hgt = size * (0.44 + (Math.round(x / size) % 3) * 0.05);
      // one breaking wave: a long back, a hooked crest, a hollow face
      d += `C${x + size * 0.35} ${y} ${x + size * 0.42} ${y - hgt} ${x + size * 0.72} ${y - hgt}`;
      d += `C${x + size * 0.95} ${y - hgt} ${x + size * 1.02} ${y - hgt * 0.45} ${x + size * 0.86} ${y - hgt * 0.38}`;
      d += `C${x + size * 0.93} ${y - hgt * 0.62} ${x + size * 0.7} ${y - hgt * 0.66} ${x + size * 0.7} ${y - hgt * 0.28}`;
      d += `C${x + size * 0.72} ${y} ${x + size * 0.9} ${y} ${x + size} ${y}`;
      for (let k = 0; k < 10; k++)
        foam.push(
          circle(
            x + size * (0.62 + k * 0.05),
            y - hgt * (1 + Math.sin(k) * 0.05) + Math.max(0, k - 3) ** 2 * size * 0.014,
            size * random.between(0.018, 0.036),
            light,
          ),
        );
      for (let k = 1; k < 4; k++)
        streaks.push(
          path(
            `M${x + size * 0.16 + k * 14} ${y + k * size * 0.09}C${x + size * 0.42} ${y + k * size * 0.06} ${x + size * 0.4} ${y - hgt + k * size * 0.13} ${x + size * 0.66} ${y - hgt + k * size * 0.1}`,
            'none',
            { stroke: light, 'stroke-width': 2.5 + t * 2, opacity: 0.75, 'stroke-linecap': 'round' },
          ),
        );
    }
    d += `L${w + size * 2} ${h}Z`;
    sheet.add(path(d, tone), ...streaks, ...foam);
  }
}
