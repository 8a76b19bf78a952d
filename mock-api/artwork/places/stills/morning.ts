import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

/** Morning screening: coffee, a croissant, reading glasses. */
export function morning(sheet: Sheet) {
  sheet.fill('#e8d9bd');
  sheet.add(path('M0 0L900 0L300 900H0Z', '#f6ecd6'), path('M1000 0H1160L560 900H400Z', '#f6ecd6', { opacity: 0.7 }));
  sheet.add(
    ellipse(1020, 480, 300, 290, '#00000022'),
    circle(1000, 450, 290, '#ffffff'),
    circle(1000, 450, 210, '#eef1f0'),
    circle(1000, 440, 160, '#ffffff'),
    circle(1000, 440, 140, '#6b3f24'),
    path('M900 440Q940 380 1000 410Q1060 440 1100 400Q1110 470 1040 500Q960 520 900 440Z', '#e8c9a0'),
    path('M1150 400Q1250 380 1250 450Q1250 510 1146 490', 'none', { stroke: '#ffffff', 'stroke-width': 34 }),
    group(
      [
        path(
          'M-190 60C-200 -60 -90 -130 20 -110C130 -100 200 -10 180 80C150 50 110 40 80 60C40 0 -60 0 -100 60C-130 40 -170 40 -190 60Z',
          '#d9953f',
        ),
        ...[-110, -50, 20, 90].map((x, i) =>
          stroke(`M${x - 20} ${-70 + Math.abs(i - 1.5) * 20}Q${x + 20} -30 ${x + 4} 40`, '#a8642a', 9),
        ),
      ],
      { transform: 'translate(640 620) rotate(-18) scale(1.1)' },
    ),
    group(
      [
        path('M-190 -90H190V-30A30 30 0 0 0 190 30V90H-190V30A30 30 0 0 0 -190 -30Z', '#c8452f'),
        rect(-160, -64, 250, 128, 'none', { stroke: '#f6dcc0', 'stroke-width': 5, rx: 8 }),
        star(-36, 0, 40, '#f6dcc0'),
      ],
      { transform: 'translate(1330 690) rotate(-24)' },
    ),
    group(
      [
        circle(-90, 0, 74, '#ffffff', { opacity: 0.4 }),
        circle(90, 0, 74, '#ffffff', { opacity: 0.4 }),
        circle(-90, 0, 74, 'none', { stroke: '#2a2a33', 'stroke-width': 15 }),
        circle(90, 0, 74, 'none', { stroke: '#2a2a33', 'stroke-width': 15 }),
        stroke('M-18 -10Q0 -30 18 -10M-162 -20L-250 -90M162 -20L230 -110', '#2a2a33', 13),
      ],
      { transform: 'translate(420 320) rotate(-12)' },
    ),
  );
  sheet.finish = { grain: 0.04, paper: 0.8 };
}
