import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { group, rect } from '../../kit/svg';

export function newsprint(sheet: Sheet, film: Film) {
  const { light, dark } = film.palette;
  const { random, w, h } = sheet;
  for (let k = 0; k < 26; k++) {
    const [x, y, t, n] = [
      random.between(-100, w - 150),
      random.between(-80, h - 60),
      random.between(-24, 24),
      random.whole(5, 13),
    ];
    const bw = random.between(180, 380);
    sheet.add(
      group(
        [
          rect(0, 0, bw, n * 19 + 50, mix(light, dark, random.between(0.02, 0.16))),
          rect(14, 16, bw * random.between(0.4, 0.85), 17, mix(light, dark, 0.55)),
          ...Array.from({ length: n }, (_, i) =>
            rect(14, 48 + i * 19, (bw - 28) * (i === n - 1 ? 0.5 : 1), 6, mix(light, dark, 0.3)),
          ),
        ],
        { transform: `translate(${x} ${y}) rotate(${t})` },
      ),
    );
  }
}
