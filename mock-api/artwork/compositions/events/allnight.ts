import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

const guests: readonly ((ink: string, tone: string) => string)[] = [
  (ink, tone) =>
    path('M-60 60V-30Q-56 -90 0 -92Q56 -90 60 -30V60Z', tone) +
    circle(-22, -30, 17, '#ffffff') +
    circle(22, -30, 17, '#ffffff') +
    circle(-18, -28, 8, ink) +
    circle(26, -28, 8, ink) +
    path('M-28 10H28L20 24L10 12L0 26L-10 12L-20 24Z', '#ffffff'),
  (ink, tone) =>
    path('M-64 60C-74 -60 -40 -100 0 -100C40 -100 74 -60 64 60Z', ink) +
    ellipse(0, -30, 42, 50, tone) +
    path('M-42 -50Q0 -96 42 -50L30 -60L0 -44L-30 -60Z', ink) +
    circle(-16, -30, 6, '#d2263a') +
    circle(16, -30, 6, '#d2263a') +
    path('M-16 2H16M-10 2L-6 14L-2 2M4 2L8 14L12 2', '#ffffff', { stroke: '#ffffff', 'stroke-width': 4 }),
  (ink, tone) =>
    rect(-56, -92, 112, 150, tone, { rx: 14 }) +
    path('M-58 -64L-56 -96H56L58 -64L36 -76L14 -60L-10 -76L-34 -60Z', ink) +
    circle(-22, -34, 10, '#fff3b0') +
    circle(22, -34, 10, '#fff3b0') +
    stroke('M-20 14H20M-10 6V22M6 6V22', ink, 5) +
    rect(-76, -12, 20, 14, ink) +
    rect(56, -12, 20, 14, ink),
  (ink, tone) =>
    path('M-62 60Q-66 -90 0 -94Q66 -90 62 60Z', '#efe6d2') +
    [-70, -44, -18, 8, 34]
      .map((y, i) => stroke(`M-58 ${y}Q0 ${y + (i % 2 ? 24 : -6)} 58 ${y + 8}`, mix('#efe6d2', ink, 0.35), 5))
      .join('') +
    circle(18, -26, 13, ink) +
    circle(20, -28, 5, tone),
  (ink, tone) =>
    path('M-70 60L-60 -30L-86 -110L-34 -76Q0 -90 34 -76L86 -110L60 -30L70 60Z', tone) +
    circle(-24, -30, 12, '#ffe27a') +
    circle(24, -30, 12, '#ffe27a') +
    circle(-24, -30, 5, ink) +
    circle(24, -30, 5, ink) +
    path('M-16 0H16L0 14Z', ink) +
    path('M-24 26L-18 42L-12 26ZM12 26L18 42L24 26Z', '#ffffff'),
  (ink, tone) =>
    circle(0, -30, 62, tone) +
    path('M-10 -100Q0 -120 20 -112L14 -90Z', '#3f7a45') +
    path('M-36 -46L-14 -30L-40 -24ZM36 -46L14 -30L40 -24Z', '#ffe27a') +
    path('M-40 -4L-20 8L-8 -4L4 10L18 -4L40 6Q20 34 -4 30Q-30 28 -40 -4Z', '#ffe27a') +
    stroke('M-20 -90Q-40 -30 -20 30M20 -90Q40 -30 20 30', mix(tone, ink, 0.3), 5),
];

// The audience of the long night: everybody has come as themselves.
export function allnight(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.5, ground],
      [1, dark],
    ]),
  );
  const cone = sheet.linear([
    [0, light, 0.55],
    [1, light, 0],
  ]);
  sheet.add(path('M480 -20L-120 760H1120L520 -20Z', cone));
  for (let row = 0; row < 4; row++) {
    const y = 600 + row * 180;
    const s = 0.82 + row * 0.14;
    for (let i = -1; i < 6; i++) {
      const x = 90 + i * 210 * (0.9 + row * 0.04) + (row % 2) * 100;
      const seat = mix(shape, dark, 0.4 - row * 0.05);
      sheet.add(
        group(
          nth(guests, i + 1 + row * 4 + (row > 1 ? 1 : 0))(
            dark,
            nth(
              [mix(accent, dark, 0.2), '#8fae6a', '#b9a7d8', '#d98a4a', '#7f8fa6', '#e07b2c'],
              i + 1 + row * 4 + (row > 1 ? 1 : 0),
            ),
          ),
          { transform: `translate(${x} ${y}) scale(${s})` },
        ),
        path(
          `M${x - 92 * s} ${y + 230}V${y + 70 * s}Q${x - 92 * s} ${y + 40 * s} ${x - 60 * s} ${y + 38 * s}H${x + 60 * s}Q${x + 92 * s} ${y + 40 * s} ${x + 92 * s} ${y + 70 * s}V${y + 230}Z`,
          seat,
        ),
        path(
          `M${x - 78 * s} ${y + 230}V${y + 76 * s}Q${x - 74 * s} ${y + 54 * s} ${x - 50 * s} ${y + 54 * s}H${x + 50 * s}`,
          'none',
          { stroke: mix(seat, light, 0.25), 'stroke-width': 4 },
        ),
      );
    }
  }
  sheet.add(
    rect(
      0,
      1200,
      1000,
      300,
      sheet.linear([
        [0, dark, 0],
        [0.4, dark, 0.92],
        [1, dark],
      ]),
    ),
    circle(500, 0, 60, light, { opacity: 0.8 }),
  );
}
