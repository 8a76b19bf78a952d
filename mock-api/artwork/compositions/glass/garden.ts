import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, path } from '../../kit/svg';
import { leadTone, pane, sector } from './lead';

// A rose window in which it is winter; in the middle something flowers.
export function garden(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(dark);
  const [cx, cy] = [500, 610];
  const cold = [ground, shape, lighten(ground, 0.3), lighten(shape, 0.35), mix(ground, shape, 0.5)];
  const ringOf = (r0: number, r1: number, n: number, tones: readonly string[], shift = 0) => {
    for (let i = 0; i < n; i++)
      sheet.add(
        pane(
          sheet,
          sector(cx, cy, r0, r1, ((i + shift) / n) * Math.PI * 2, ((i + 1 + shift) / n) * Math.PI * 2),
          random.pick(tones),
        ),
      );
  };
  sheet.add(circle(cx, cy, 480, leadTone));
  ringOf(410, 470, 36, cold);
  ringOf(330, 410, 24, [light, lighten(ground, 0.5), lighten(shape, 0.55)], 0.5);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 360;
    sheet.add(
      pane(
        sheet,
        `M${cx} ${cy - 330}C${cx - 74} ${cy - 290} ${cx - 60} ${cy - 200} ${cx} ${cy - 150}C${cx + 60} ${cy - 200} ${cx + 74} ${cy - 290} ${cx} ${cy - 330}Z`,
        i % 2 ? mix(shape, light, 0.3) : ground,
        { transform: `rotate(${a} ${cx} ${cy})` },
      ),
    );
    sheet.add(
      circle(cx + Math.cos((a * Math.PI) / 180) * 372, cy + Math.sin((a * Math.PI) / 180) * 372, 17, accent, {
        stroke: leadTone,
        'stroke-width': 8,
      }),
    );
  }
  for (let i = 0; i < 10; i++)
    sheet.add(
      pane(
        sheet,
        `M${cx} ${cy}C${cx - 90} ${cy - 60} ${cx - 70} ${cy - 170} ${cx} ${cy - 190}C${cx + 70} ${cy - 170} ${cx + 90} ${cy - 60} ${cx} ${cy}Z`,
        i % 2 ? accent : lighten(accent, 0.3),
        { transform: `rotate(${i * 36} ${cx} ${cy})` },
      ),
    );
  for (let i = 0; i < 6; i++)
    sheet.add(
      pane(
        sheet,
        `M${cx} ${cy}C${cx - 50} ${cy - 40} ${cx - 40} ${cy - 90} ${cx} ${cy - 100}C${cx + 40} ${cy - 90} ${cx + 50} ${cy - 40} ${cx} ${cy}Z`,
        lighten(accent, 0.55),
        { transform: `rotate(${i * 60 + 20} ${cx} ${cy})` },
      ),
    );
  sheet.add(circle(cx, cy, 30, '#ffe08a', { stroke: leadTone, 'stroke-width': 9 }));
  // the light it throws on the floor
  for (let i = 0; i < 26; i++) {
    const [x, y] = [cx + random.bell() * 420, random.between(1130, 1230)];
    sheet.add(
      path(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${random.between(30, 90).toFixed(0)} -14l${random.between(10, 40).toFixed(0)} 24l-80 12Z`,
        random.pick([accent, ground, shape, light]),
        { opacity: 0.3, filter: i % 9 ? undefined : sheet.blur(8) },
      ),
    );
  }
  sheet.add(
    circle(
      cx,
      cy,
      700,
      sheet.radial(
        [
          [0, light, 0.16],
          [1, light, 0],
        ],
        cx,
        cy,
        700,
      ),
    ),
  );
}
