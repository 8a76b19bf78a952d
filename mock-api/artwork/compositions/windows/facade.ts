import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, type Point, path, rect } from '../../kit/svg';

export function facade(
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
