import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, line, path, rect, stroke } from '../../kit/svg';

// A score that can be read from any side.
export function score(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(light);
  const tones = [ground, shape, accent, dark];
  sheet.add(
    circle(330, 420, 290, ground),
    circle(330, 420, 210, mix(ground, light, 0.3)),
    circle(330, 420, 120, accent),
    circle(330, 420, 44, dark),
    path('M620 60L960 60L620 640Z', shape),
    path('M960 60V640H620Z', mix(shape, light, 0.6)),
    rect(60, 760, 380, 200, dark),
    ...Array.from({ length: 8 }, (_, i) => rect(66 + i * 47, 766, 40, 188, light)),
    ...[0, 1, 3, 4, 5].map((i) => rect(94 + i * 47, 766, 26, 112, dark)),
    ...Array.from({ length: 5 }, (_, i) => line(480, 720 + i * 44, 960, 690 + i * 44, dark, 4)),
  );
  for (let i = 0; i < 9; i++) {
    const x = 510 + i * 52;
    const y = 720 + random.whole(0, 8) * 22;
    sheet.add(
      circle(x, y, 22, nth(tones, i)),
      line(x + 20, y, x + 20, y - 90, dark, 6),
      i % 3 === 1 ? path(`M${x + 20} ${y - 90}q40 20 30 60`, 'none', { stroke: dark, 'stroke-width': 6 }) : '',
    );
  }
  sheet.add(
    stroke('M80 1060C200 960 300 1120 440 1040S700 980 940 1050', accent, 22),
    ...Array.from({ length: 14 }, (_, i) =>
      circle(
        500 + Math.cos(i * 0.9) * (60 + i * 26),
        560 + Math.sin(i * 0.9) * (40 + i * 14),
        6 + (i % 4) * 4,
        nth(tones, i + 1),
      ),
    ),
    line(40, 700, 960, 40, dark, 5),
    line(330, 130, 900, 980, dark, 3),
    path('M700 940L840 1000L730 1080Z', accent),
  );
}
