import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { dots } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { group, line, path, polygon } from '../../kit/svg';

export function deep(sheet: Sheet, film: Film, surface: number) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, mix(shape, light, 0.35)],
      [0.25, shape],
      [0.7, ground],
      [1, dark],
    ]),
  );
  const cx = w > 1500 ? 1400 : 620;
  const soft = sheet.blur(14);
  const beams = [];
  for (let i = 0; i < 9; i++) {
    const a = (i - 4) * 0.11;
    beams.push(
      polygon(
        [
          [cx + i * 20 - 90, surface],
          [cx + i * 20 - 60, surface],
          [cx + Math.sin(a + 0.04) * 1500, h * 0.92],
          [cx + Math.sin(a) * 1500 - 60, h * 0.92],
        ],
        sheet.linear([
          [0, light, 0.42],
          [1, light, 0],
        ]),
      ),
    );
  }
  sheet.add(group(beams, { filter: soft }));
  if (surface) {
    sheet.add(
      path(
        `M-10 -10H${w + 10}V${surface}` +
          Array.from(
            { length: Math.ceil(w / 100) + 1 },
            (_, i) => `Q${w - i * 100 - 50} ${surface + (i % 2 ? 34 : -26)} ${w - (i + 1) * 100} ${surface}`,
          ).join('') +
          'Z',
        mix(accent, light, 0.3),
      ),
      ...Array.from({ length: 26 }, () => {
        const [x, y] = [random.between(0, w), surface + random.between(14, 90)];
        return line(x, y, x + random.between(30, 130), y, light, 4, { opacity: 0.5, 'stroke-linecap': 'round' });
      }),
    );
  }
  sheet.add(...dots(random, 90, [0, surface + 60, w, h], [1.5, 7], light, [0.1, 0.5]));
  sheet.finish = { grain: 0.06, vignette: 0.25 };
}
