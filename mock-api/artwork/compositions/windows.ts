// A city at night: one facade of lit windows, or a field of towers under neon rain.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, group, line, type Point, path, polygon, rect } from '../kit/svg';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'towers' ? towersPoster(sheet, film) : facadePoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'towers') {
    const { dark } = film.palette;
    towers(sheet, film, { from: 120 });
    sheet.add(
      group(bolt(sheet, film), { transform: 'translate(940 -60) scale(0.72)' }),
      rect(
        0,
        0,
        sheet.w,
        sheet.h,
        sheet.linear(
          [
            [0, dark, 0.95],
            [0.3, dark, 0.8],
            [0.62, dark, 0],
          ],
          0,
        ),
      ),
    );
    return;
  }
  facade(sheet, film, { columns: 15, rows: 6, special: [11, 2] });
  sheet.add(
    rect(
      0,
      0,
      sheet.w,
      sheet.h,
      sheet.linear(
        [
          [0, film.palette.dark, 0.92],
          [0.55, film.palette.dark, 0],
        ],
        0,
      ),
    ),
  );
}

function facade(
  sheet: Sheet,
  film: Film,
  {
    columns,
    rows,
    special,
    top = 0,
    bottom = sheet.h,
  }: { columns: number; rows: number; special: Point; top?: number; bottom?: number },
) {
  const { shape, accent, light, dark } = film.palette;
  const { w, random } = sheet;
  sheet.fill(shape);
  const [cw, ch] = [w / columns, (bottom - top) / rows];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const [x, y] = [c * cw + cw * 0.2, top + r * ch + ch * 0.17];
      const [ww, hh] = [cw * 0.6, ch * 0.62];
      const lit = c === special[0] && r === special[1];
      const dim = random.chance(0.16);
      const blind = random.between(0, 0.7);
      sheet.add(rect(x - 6, y - 6, ww + 12, hh + 12, darken(shape, 0.35)));
      if (lit) {
        sheet.add(
          rect(
            x,
            y,
            ww,
            hh,
            sheet.linear([
              [0, light],
              [1, accent],
            ]),
          ),
        );
        sheet.add(
          group(figure(x + ww * 0.46, y + hh, hh * 0.86, dark), { 'clip-path': sheet.clip(rect(x, y, ww, hh)) }),
        );
      } else {
        sheet.add(
          rect(
            x,
            y,
            ww,
            hh,
            sheet.linear([
              [0, mix(dark, shape, dim ? 0.9 : 0.5)],
              [1, dark],
            ]),
          ),
        );
        sheet.add(rect(x, y, ww, hh * blind, mix(shape, light, 0.1), { opacity: 0.5 }));
        if (random.chance(0.28))
          sheet.add(
            path(
              `M${x} ${y + hh}L${x} ${y}H${x + ww * 0.4}Q${x + ww * 0.25} ${y + hh * 0.6} ${x + ww * 0.1} ${y + hh}Z`,
              mix(shape, light, 0.18),
              { opacity: 0.6 },
            ),
          );
      }
      sheet.add(
        rect(x + ww / 2 - 2.5, y, 5, hh, darken(shape, 0.3)),
        rect(x, y + hh * 0.36, ww, 5, darken(shape, 0.3)),
      );
      sheet.add(rect(x - 12, y + hh + 6, ww + 24, 9, lighten(shape, 0.12)));
    }
  const [sx, sy] = [special[0] * cw + cw / 2, top + special[1] * ch + ch / 2];
  sheet.add(
    circle(
      sx,
      sy,
      ch * 1.9,
      sheet.radial(
        [
          [0, accent, 0.42],
          [1, accent, 0],
        ],
        sx,
        sy,
        ch * 1.9,
      ),
    ),
  );
  for (let r = 1; r < rows; r++) sheet.add(line(0, top + r * ch - 4, w, top + r * ch - 4, darken(shape, 0.22), 3));
  sheet.finish = { grain: 0.07, vignette: 0.5 };
  return { cw, ch };
}

const figure = (x: number, y: number, h: number, fill: string) => [
  circle(x, y - h * 0.82, h * 0.12, fill),
  path(
    `M${x - h * 0.24} ${y}Q${x - h * 0.26} ${y - h * 0.62} ${x} ${y - h * 0.66}Q${x + h * 0.26} ${y - h * 0.62} ${x + h * 0.24} ${y}Z`,
    fill,
  ),
];

function facadePoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  facade(sheet, film, { columns: 6, rows: 9, special: [3, 4], top: 20, bottom: 1500 });
  sheet.add(
    rect(
      0,
      1040,
      1000,
      460,
      sheet.linear([
        [0, dark, 0],
        [0.55, dark, 0.94],
        [1, dark],
      ]),
    ),
  );
  const [name, number] = [nth(film.title.split(' '), 0), nth(film.title.split(' '), 1)];
  sheet.add(write(name.toUpperCase(), { face: 'gothic', size: 205, x: 60, y: 1330, fill: light }));
  sheet.add(write(number, { face: 'gothic', size: 205, x: 940, y: 1330, anchor: 'end', fill: accent }));
  sheet.add(write(film.tagline, { face: 'typewriter', size: 29, x: 62, y: 1140, fill: light }));
  sheet.add(credits(film, { x: 60, y: 1400, width: 880, fill: light, anchor: 'start', size: 25 }));
}

function towers(sheet: Sheet, film: Film, { from }: { from: number }) {
  const { ground, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.55, ground],
      [0.8, mix(ground, accent, 0.55)],
      [1, accent],
    ]),
  );
  for (let layer = 0; layer < 4; layer++) {
    const near = layer / 3;
    const tone = mix(mix(ground, accent, 0.45), dark, 0.25 + near * 0.75);
    let x = -40;
    while (x < w) {
      const bw = random.between(60, 120) * (0.7 + near * 0.9);
      const bh = (h - from) * random.between(0.35, 1) * (1.12 - near * 0.34);
      const y = h - bh;
      if (!(near > 0.6 && Math.abs(x + bw / 2 - w * 0.5) < w * 0.17)) {
        sheet.add(rect(x, y, bw, bh, tone));
        if (random.chance(0.4)) sheet.add(rect(x + bw * 0.46, y - 70 * (0.5 + near), 4, 70 * (0.5 + near), tone));
        if (random.chance(0.35))
          sheet.add(
            polygon(
              [
                [x, y],
                [x + bw, y - bw * 0.5],
                [x + bw, y],
              ],
              tone,
            ),
          );
        const step = 15 + near * 9;
        const lit = random.pick([light, light, accent, '#ffd98a']);
        let d = '';
        for (let wy = y + step; wy < h; wy += step * 1.35)
          for (let wx = x + step * 0.6; wx < x + bw - step * 0.8; wx += step)
            if (random.chance(0.27))
              d += `M${wx.toFixed(0)} ${wy.toFixed(0)}h${(step * 0.5).toFixed(0)}v${(step * 0.62).toFixed(0)}h-${(step * 0.5).toFixed(0)}z`;
        sheet.add(path(d, lit, { opacity: 0.35 + near * 0.6 }));
      }
      x += bw + random.between(0, 26);
    }
  }
  sheet.finish = { grain: 0.06, vignette: 0.25 };
}

function bolt(sheet: Sheet, film: Film) {
  const points = [
    [520, 0],
    [430, 560],
    [520, 540],
    [400, 1130],
    [640, 470],
    [545, 500],
    [650, 0],
  ] as const;
  return [polygon(points, film.palette.light, { filter: sheet.blur(22), opacity: 0.7 }), polygon(points, '#ffffff')];
}

function towersPoster(sheet: Sheet, film: Film) {
  const { light, dark } = film.palette;
  towers(sheet, film, { from: 420 });
  sheet.add(bolt(sheet, film));
  sheet.add(
    rect(
      0,
      820,
      1000,
      680,
      sheet.linear([
        [0, dark, 0],
        [0.36, dark, 0.94],
        [1, dark],
      ]),
    ),
  );
  sheet.add(
    stack(film.title.toUpperCase().split(' '), {
      face: 'unbounded',
      size: 128,
      x: 500,
      y: 1316,
      from: 'bottom',
      anchor: 'middle',
      leading: 1,
      fill: light,
      max: 118,
    }).svg,
  );
  sheet.add(
    write(film.tagline, { face: 'unboundedLight', size: 23, x: 500, y: 1372, anchor: 'middle', fill: light, max: 860 }),
  );
  sheet.add(credits(film, { x: 500, y: 1410, width: 860, fill: light, size: 22, rows: 2 }));
  sheet.finish = { grain: 0.06, shift: 2, vignette: 0.3 };
}
