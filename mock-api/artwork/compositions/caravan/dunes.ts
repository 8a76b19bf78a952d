import { camel } from '../../figures/camel';
import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import { hill } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, stroke } from '../../kit/svg';

export function dunes(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.6, mix(ground, light, 0.6)],
    ]),
  );
  const k = wide ? 0.62 : 1;
  const y0 = wide ? 330 : 560;
  sheet.add(circle(w * (wide ? 0.84 : 0.72), y0 - 130, wide ? 110 : 150, accent));
  sheet.add(
    hill(
      [
        [0, y0 + 60],
        [w * 0.3, y0 - 40],
        [w * 0.62, y0 + 70],
        [w, y0 - 20],
      ],
      w,
      h,
      mix(shape, light, 0.35),
    ),
  );
  // the great dune: lit flank, knife edge, dark flank
  const top = [w * (wide ? 0.62 : 0.36), y0 + 40];
  sheet.add(
    path(
      `M-20 ${h + 20}V${y0 + 330 * k}C${nth(top, 0) * 0.4} ${y0 + 280 * k} ${nth(top, 0) * 0.7} ${nth(top, 1) + 20} ${nth(top, 0)} ${nth(top, 1)}C${nth(top, 0) + w * 0.12} ${nth(top, 1) + 10} ${w * 0.8} ${y0 + 260 * k} ${w + 20} ${y0 + 280 * k}V${h + 20}Z`,
      shape,
    ),
    path(
      `M${nth(top, 0)} ${nth(top, 1)}C${nth(top, 0) + w * 0.12} ${nth(top, 1) + 10} ${w * 0.8} ${y0 + 260 * k} ${w + 20} ${y0 + 280 * k}V${h + 20}H${w * 0.5}C${w * 0.66} ${y0 + 560 * k} ${w * 0.3} ${y0 + 420 * k} ${nth(top, 0)} ${nth(top, 1)}Z`,
      mix(shape, dark, 0.62),
    ),
  );
  const ripples = Array.from({ length: 17 }, (_, i) =>
    stroke(
      `M-20 ${y0 + (420 + i * 40) * k}Q${w * 0.16} ${y0 + (390 + i * 44) * k} ${w * 0.3} ${y0 + (440 + i * 42) * k}T${w * 0.52} ${y0 + (470 + i * 44) * k}`,
      mix(shape, dark, 0.18),
      3,
    ),
  );
  sheet.add(...ripples);
  const n = 6;
  for (let i = 0; i < n; i++) {
    const x = (wide ? 900 : 120) + i * (wide ? 150 : 128);
    const y = y0 + (wide ? 190 : 300) + Math.sin(i * 0.8) * 18 + i * (wide ? 14 : 26);
    const s = (wide ? 0.56 : 0.66) + i * 0.03;
    sheet.add(
      group(
        [
          group(camel(s, '#000000'), { transform: 'skewX(-40) scale(1 -1.3)', opacity: 0.32 }),
          camel(s, dark, i % 2 ? accent : light, i % 2 ? light : accent),
        ],
        { transform: `translate(${x} ${y})` },
      ),
    );
  }
  sheet.finish = { grain: 0.07, paper: 0.6, shift: 1, specks: 0.04 };
}
