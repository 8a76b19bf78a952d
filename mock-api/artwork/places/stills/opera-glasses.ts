import { darken, lighten } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

/** An evening at the opera: glasses, gloves, a programme. */
export function operaGlasses(sheet: Sheet) {
  sheet.fill('#3a0f1f');
  sheet.add(
    ...Array.from({ length: 12 }, (_, i) =>
      path(
        `M${i * 150 - 60} -20C${i * 150 - 20} 300 ${i * 150 - 110} 600 ${i * 150 - 40} 920H${i * 150 + 40}C${i * 150} 600 ${i * 150 + 60} 300 ${i * 150 + 20} -20Z`,
        '#541729',
      ),
    ),
  );
  const gold = '#d9a441';
  sheet.add(
    group(
      [
        rect(-210, -290, 420, 580, '#f6ead2'),
        rect(-186, -266, 372, 532, 'none', { stroke: gold, 'stroke-width': 6 }),
        path('M-90 120V-20A90 90 0 0 1 90 -20V120Z', '#7a1f34'),
        path('M0 -70C30 -20 30 20 0 60C-30 20 -30 -20 0 -70Z', gold),
        rect(-110, 160, 220, 12, '#7a1f34'),
        rect(-70, 190, 140, 8, '#7a1f34'),
      ],
      { transform: 'translate(520 480) rotate(-14)' },
    ),
    group(
      [
        path(
          'M-120 260C-170 120 -160 0 -150 -90L-130 -250Q-110 -270 -96 -246L-90 -110L-76 -300Q-56 -322 -38 -300L-34 -120L-6 -310Q14 -328 30 -306L18 -110L66 -260Q86 -272 98 -248L66 -60L130 -120Q152 -120 150 -96L70 60C60 140 70 200 90 260Z',
          '#fffaf0',
        ),
        stroke('M-90 -60L-86 60M-34 -60L-30 60M18 -60L14 60', '#d8cbb4', 6),
        circle(0, 200, 13, gold),
      ],
      { transform: 'translate(1330 560) rotate(24) scale(0.9)' },
    ),
    group(
      [
        path('M-250 -60H-60L-40 60H-60Q-80 190 -160 190Q-250 190 -260 70Z', '#1a1218'),
        path('M250 -60H60L40 60H60Q80 190 160 190Q250 190 260 70Z', '#1a1218'),
        rect(-260, -90, 210, 44, gold, { rx: 14 }),
        rect(50, -90, 210, 44, gold, { rx: 14 }),
        rect(-54, -40, 108, 40, gold, { rx: 12 }),
        circle(0, -20, 26, darken(gold, 0.25)),
        ellipse(-160, 186, 96, 30, lighten('#5a7fa8', 0.2)),
        ellipse(160, 186, 96, 30, lighten('#5a7fa8', 0.2)),
        ellipse(-160, 186, 96, 30, 'none', { stroke: gold, 'stroke-width': 13 }),
        ellipse(160, 186, 96, 30, 'none', { stroke: gold, 'stroke-width': 13 }),
        rect(250, -10, 300, 22, gold, { rx: 11, transform: 'rotate(24 250 0)' }),
      ],
      { transform: 'translate(930 430) rotate(-6)' },
    ),
  );
  sheet.finish = { grain: 0.055, vignette: 0.3 };
}
