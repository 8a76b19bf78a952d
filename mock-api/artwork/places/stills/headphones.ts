import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { group, path, rect, stroke } from '../../kit/svg';

/** Headphones for those who listen to the picture. */
export function headphones(sheet: Sheet) {
  sheet.fill('#1f4a5a');
  sheet.add(
    ...Array.from({ length: 26 }, (_, i) => {
      const tall = 60 + Math.abs(Math.sin(i * 0.7) * Math.cos(i * 0.23)) * 520;
      return rect(60 + i * 58, 450 - tall / 2, 26, tall, mix('#1f4a5a', '#f2b632', 0.2 + (i % 4) * 0.06), { rx: 13 });
    }),
  );
  sheet.add(
    group(
      [
        path('M-330 160C-340 -320 340 -320 330 160', 'none', {
          stroke: '#0d1a22',
          'stroke-width': 70,
          'stroke-linecap': 'round',
          opacity: 0.4,
          transform: 'translate(20 30)',
        }),
        path('M-330 160C-340 -320 340 -320 330 160', 'none', {
          stroke: '#f4ead4',
          'stroke-width': 64,
          'stroke-linecap': 'round',
        }),
        path('M-326 100C-320 -270 320 -270 326 100', 'none', {
          stroke: '#d8402f',
          'stroke-width': 16,
          'stroke-linecap': 'round',
        }),
        rect(-440, 90, 170, 300, '#d8402f', { rx: 80 }),
        rect(-330, 110, 90, 260, '#22303a', { rx: 44 }),
        rect(270, 90, 170, 300, '#d8402f', { rx: 80 }),
        rect(240, 110, 90, 260, '#22303a', { rx: 44 }),
        rect(-420, 120, 34, 220, lighten('#d8402f', 0.25), { rx: 17 }),
        stroke('M360 380Q380 520 240 540T60 620', '#f4ead4', 13),
      ],
      { transform: 'translate(800 400)' },
    ),
  );
  sheet.finish = { grain: 0.05, paper: 0.5 };
}
