import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { ellipse, group, path, stroke } from '../../kit/svg';

export function hands(sheet: Sheet, film: Film, h: number, count: number) {
  const { dark } = film.palette;
  const { w, random } = sheet;
  for (let i = 0; i < count; i++) {
    const near = i / count;
    const x = random.between(-20, w + 20);
    const y = h - 240 + near * 210 + random.between(-30, 30);
    const s = 0.55 + near * 0.85;
    const tone = mix(film.palette.shape, dark, 0.45 + near * 0.55);
    const arm = random.chance(0.6);
    sheet.add(
      group(
        [
          path('M-90 200Q-80 40 0 30Q80 40 90 200Z', tone),
          ellipse(0, -20, 38, 46, tone),
          ...(arm
            ? [
                stroke(`M60 80Q110 -40 ${70 + random.between(-30, 40)} -150`, tone, 28),
                group(
                  [
                    path(
                      'M-20 20Q-26 -30 -14 -34L-18 -70Q-8 -80 -4 -66L0 -34L6 -78Q16 -84 16 -70L14 -30L28 -56Q38 -56 34 -44L18 24Z',
                      tone,
                    ),
                  ],
                  { transform: `translate(${82 + random.between(-20, 20)} -166) rotate(${random.between(-16, 16)})` },
                ),
              ]
            : []),
        ],
        { transform: `translate(${x} ${y}) scale(${random.chance(0.5) ? -s : s} ${s})` },
      ),
    );
  }
}
