import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path } from '../../kit/svg';
import { write } from '../../kit/type';

/** The title comes down the mountain; one skier has not turned round yet. */
export function slope(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [1, mix(ground, light, 0.5)],
    ]),
  );
  const [x0, y0, x1, y1] = wide ? [760, -140, 2000, 830] : [0, 130, 1000, 1130];
  sheet.add(
    path(
      `M${w * 0.4} ${h * 0.5}L${w * 0.72} ${h * 0.2}L${w * 0.86} ${h * 0.34}L${w + 10} ${h * 0.16}V${h}H${w * 0.4}Z`,
      mix(ground, shape, 0.4),
    ),
    path(`M${x0} ${y0}L${x1} ${y1}V${h + 10}H${wide ? 420 : x0 - 10}Z`, light),
  );
  const letters = [...film.title.toUpperCase()];
  letters.forEach((letter, i) => {
    const t = (i + 0.5) / letters.length;
    const x = x0 + (x1 - x0) * (0.1 + t * 0.74);
    const y = y0 + (y1 - y0) * (0.06 + t * 0.76);
    const size = (wide ? 250 : 330) + random.between(-20, 30);
    const turn = 40 + random.between(-22, 22);
    const at = { face: 'archivoBlack', size, x, y, turn, about: [x, y - size * 0.3], anchor: 'middle' } as const;
    sheet.add(
      write(letter, { ...at, x: x + 12, y: y + 14, fill: mix(light, shape, 0.5) }),
      write(letter, { ...at, fill: nth([dark, accent, shape], i) }),
    );
    for (let n = 0; n < 22; n++) {
      const a = random.between(0, Math.PI * 2);
      const d = random.between(110, 240);
      sheet.add(
        circle(
          x + Math.cos(a) * d,
          y + 20 + Math.abs(Math.sin(a)) * d * 0.7,
          random.between(5, 40),
          lighten(light, 0.7),
          { opacity: 0.85 },
        ),
      );
    }
  });
  const [sx, sy] = wide ? [1890, 748] : [905, 1030];
  const a = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  sheet.add(
    group(
      [
        line(-70, 0, 60, 0, dark, 7, { 'stroke-linecap': 'round' }),
        path('M-16 -4L-6 -40L-26 -62L-8 -96L18 -92L12 -62L20 -40L12 -4H0L4 -34L-4 -36L-4 -4Z', accent),
        circle(0, -108, 14, dark),
        line(-14, -80, -58, -30, dark, 5),
        line(16, -80, 44, -24, dark, 5),
      ],
      { transform: `translate(${sx} ${sy}) rotate(${a.toFixed(1)}) scale(${wide ? 0.8 : 1})` },
    ),
  );
}
