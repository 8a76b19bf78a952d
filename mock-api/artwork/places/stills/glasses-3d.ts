import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path } from '../../kit/svg';

/** 3D glasses in which two different films are running. */
export function glasses3d(sheet: Sheet) {
  sheet.fill('#efe6d4');
  sheet.add(
    circle(800, 450, 380, '#e2d5bb'),
    ...[0, 1, 2, 3, 4].map((i) => circle(800, 450, 420 + i * 90, 'none', { stroke: '#e2d5bb', 'stroke-width': 16 })),
  );
  const frame =
    'M-520 -150H520L500 70Q480 170 360 170H170Q80 170 50 90Q0 20 -50 90Q-80 170 -170 170H-360Q-480 170 -500 70Z';
  const lens = (x: number, tone: string) =>
    path('M-170 -90H170L150 70Q140 104 100 106H-100Q-140 104 -150 70Z', tone, { transform: `translate(${x} 10)` });
  sheet.add(
    group(
      [
        path(frame, '#000000', { opacity: 0.2, transform: 'translate(26 40)' }),
        path('M-520 -140L-700 -60L-690 10L-510 0ZM520 -140L700 -60L690 10L510 0Z', '#f9f4e8'),
        path(frame, '#ffffff'),
        path(frame, 'none', { stroke: '#d8cdb4', 'stroke-width': 6 }),
        lens(-270, '#e23b3b'),
        lens(270, '#1fb0d8'),
        path('M-420 -80L-330 -80L-400 110L-416 80Z', '#ffffff', { opacity: 0.35 }),
        path('M120 -80L210 -80L140 110L124 80Z', '#ffffff', { opacity: 0.35 }),
        path('M-330 80L-280 -10L-230 50L-190 0L-140 80Z', '#7a1414', { opacity: 0.6 }),
        circle(340, -20, 40, '#d6f4ff', { opacity: 0.7 }),
        ...[0, 1, 2, 3].map((i) => star(-470 + i * 20, -120, 6, '#d8402f')),
      ],
      { transform: 'translate(800 450) rotate(-9)' },
    ),
  );
  sheet.finish = { grain: 0.045, paper: 0.9, shift: 4 };
}
