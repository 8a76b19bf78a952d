import { darken, lighten } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, rect } from '../../kit/svg';
import { filmScene } from '../pictures';

export function kids(sheet: Sheet) {
  const { w, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, '#2a2f7a'],
      [1, '#5b3fa0'],
    ]),
  );
  for (let i = 0; i < 70; i++)
    sheet.add(
      circle(random.between(0, w), random.between(0, 420), random.between(1.5, 4), '#fff3c4', {
        opacity: random.between(0.4, 1),
      }),
    );
  for (const [x, y, s] of [
    [180, 150, 1],
    [1420, 120, 1.15],
  ] as const)
    sheet.add(
      group([ellipse(0, 0, 90, 40, '#ffffff'), circle(-40, -26, 42, '#ffffff'), circle(26, -36, 54, '#ffffff')], {
        transform: `translate(${x} ${y}) scale(${s})`,
        opacity: 0.9,
      }),
    );
  sheet.add(rect(352, 84, 896, 416, '#ffcf3f', { rx: 44 }));
  sheet.add(
    group(filmScene('p38', 376, 106, 848, 372, 'xMax'), {
      'clip-path': sheet.clip(rect(376, 108, 848, 368, '#000', { rx: 28 })),
    }),
  );
  for (let i = 0; i < 30; i++) {
    const a = i / 30;
    const x = 352 + a * 896;
    sheet.add(circle(x, 84, 8, nth(['#ff6f91', '#ffffff', '#2ec4b6'], i)));
  }
  const tones = ['#ff6f61', '#ffc93c', '#2ec4b6', '#6a67ce', '#ff8fab'];
  for (let r = 0; r < 3; r++) {
    const s = 120 + r * 46;
    for (let i = -1; i < w / s + 1; i++) {
      const x = i * s + (r % 2) * s * 0.5;
      const y = 560 + r * 118;
      const tone = darken(nth(tones, i + 6 + r * 2), r * 0.1);
      if (random.chance(0.62)) {
        sheet.add(
          circle(x + s / 2, y - 6, s * 0.2, darken(random.pick(['#3b2417', '#141414', '#a5622d', '#d9a441']), 0.1)),
          ...(random.chance(0.3)
            ? [
                circle(x + s * 0.32, y - s * 0.18, s * 0.08, '#3b2417'),
                circle(x + s * 0.68, y - s * 0.18, s * 0.08, '#3b2417'),
              ]
            : []),
        );
      }
      sheet.add(
        rect(x + 6, y, s - 12, 260, tone, { rx: s * 0.36 }),
        circle(x + s * 0.2, y + 12, s * 0.13, tone),
        circle(x + s * 0.8, y + 12, s * 0.13, tone),
        circle(x + s * 0.2, y + 12, s * 0.06, lighten(tone, 0.35)),
        circle(x + s * 0.8, y + 12, s * 0.06, lighten(tone, 0.35)),
      );
    }
  }
  sheet.finish = { grain: 0.025, paper: 0.25 };
}
