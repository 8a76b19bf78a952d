import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, ring } from '../../kit/svg';

const over = { style: 'mix-blend-mode:multiply' };

/** A mast on a plain sends out its circles; the dust answers. */
export function dust(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [mx, level] = wide ? [1500, 680] : [620, 1130];
  const top = level - (wide ? 520 : 640);
  sheet.fill(light);
  sheet.add(
    ...Array.from({ length: 12 }, (_, i) =>
      ring(mx, top, 70 + i * (wide ? 80 : 92), i % 3 ? ground : accent, 20 + i * 1.6, {
        ...over,
        opacity: 0.85 - i * 0.06,
      }),
    ),
  );
  const cloud = (y: number, size: number, fill: string, opacity: number) => {
    let d = `M-40 ${h + 40}V${y}`;
    for (let x = -40; x < w + 80; ) {
      const step = random.between(0.6, 1.4) * size;
      d += `q${(step / 2).toFixed(0)} ${(-random.between(0.4, 1) * size).toFixed(0)} ${step.toFixed(0)} 0`;
      x += step;
    }
    return path(`${d}V${h + 40}Z`, fill, { ...over, opacity });
  };
  sheet.add(
    cloud(level - 130, wide ? 240 : 210, ground, 0.6),
    cloud(level - 50, wide ? 180 : 160, accent, 0.5),
    rect(0, level, w, h - level, shape, over),
  );
  const rungs = Array.from({ length: 12 }, (_, i) => {
    const t = i / 12;
    const [a, b] = [8 + t * 46, 8 + (t + 1 / 12) * 46];
    const [y, z] = [top + t * (level - top), top + (t + 1 / 12) * (level - top)];
    return (
      line(mx - a, y, mx + b, z, dark, 5) + line(mx + a, y, mx - b, z, dark, 5) + line(mx - b, z, mx + b, z, dark, 4)
    );
  });
  sheet.add(
    line(mx - 8, top, mx - 54, level, dark, 9),
    line(mx + 8, top, mx + 54, level, dark, 9),
    ...rungs,
    line(mx, top - 70, mx, top, dark, 7),
    circle(mx, top - 76, 13, accent),
    rect(mx - 250, level - 92, 180, 96, dark),
    path(`M${mx - 266} ${level - 90}L${mx - 160} ${level - 132}L${mx - 54} ${level - 90}Z`, dark),
    rect(mx - 220, level - 66, 40, 34, '#ffd98a'),
    group([circle(0, -66, 13, dark), path('M-16 -50H16L12 0H-12Z', dark), path('M-14 -70H18L14 -80H-10Z', dark)], {
      transform: `translate(${mx - 330} ${level + 6})`,
    }),
    ...Array.from({ length: wide ? 12 : 8 }, (_, i) => {
      const x = (i + 0.5) * (w / (wide ? 12 : 8));
      return path(`M${x} ${level + 60 + (i % 3) * 50}l6 -40l8 34l14 -30l-2 40Z`, mix(shape, dark, 0.6));
    }),
    path(
      `M${mx - 420} ${level + 20}Q${mx - 200} ${level + 60} ${mx + 460} ${h}H${mx - 300}Q${mx - 360} ${level + 120} ${mx - 420} ${level + 20}Z`,
      mix(light, shape, 0.4),
      { opacity: 0.6 },
    ),
  );
  if (!wide) sheet.add(rect(0, 1310, w, 190, mix(shape, dark, 0.75)));
}
