import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect } from '../../kit/svg';
import { filmPoster } from '../pictures';

export function phone(sheet: Sheet) {
  sheet.fill('#1f6f78');
  sheet.add(
    circle(980, 450, 420, '#2a8a92'),
    ...Array.from({ length: 5 }, (_, i) =>
      circle(980, 450, 470 + i * 80, 'none', { stroke: '#2a8a92', 'stroke-width': 12, opacity: 1 - i * 0.18 }),
    ),
  );
  sheet.add(
    group(
      [
        rect(-196, -400, 392, 800, '#000000', { rx: 60, opacity: 0.25, transform: 'translate(20 26)' }),
        rect(-196, -400, 392, 800, '#12131c', { rx: 60 }),
        rect(-178, -382, 356, 764, '#fbf4e6', { rx: 46 }),
        rect(-50, -366, 100, 24, '#12131c', { rx: 12 }),
        group(filmPoster('p01', -130, -310, 260), {
          'clip-path': sheet.clip(rect(-130, -310, 260, 390, '#000', { rx: 18 })),
        }),
        line(-178, 116, 178, 116, '#d9cbb0', 5, { 'stroke-dasharray': '10 12' }),
        circle(-178, 116, 20, '#12131c'),
        circle(178, 116, 20, '#12131c'),
        ...Array.from({ length: 11 }, (_, r) =>
          Array.from({ length: 11 }, (_, c) =>
            (r * 7 + c * 13 + r * c * 3) % 5 < 2 || (r < 3 && (c < 3 || c > 7)) || (r > 7 && c < 3)
              ? rect(-88 + c * 16, 156 + r * 16, 15, 15, '#12131c')
              : '',
          ).join(''),
        ),
        ...(
          [
            [-88, 156],
            [40, 156],
            [-88, 284],
          ] as const
        ).map(([x, y]) =>
          [
            rect(x, y, 48, 48, '#12131c'),
            rect(x + 8, y + 8, 32, 32, '#fbf4e6'),
            rect(x + 15, y + 15, 18, 18, '#ef6351'),
          ].join(''),
        ),
      ],
      { transform: 'translate(1000 460) rotate(9)' },
    ),
  );
  sheet.add(
    path('M620 900C640 760 700 660 800 640C850 640 850 700 810 740L790 900Z', '#e8b48c'),
    path('M1180 900C1200 780 1240 700 1210 620C1200 560 1240 540 1270 580C1330 660 1370 780 1360 900Z', '#e8b48c'),
    ...[0, 1, 2].map((i) =>
      path(
        `M1176 ${420 + i * 74}Q1250 ${400 + i * 74} 1256 ${440 + i * 74}Q1250 ${480 + i * 74} 1168 ${470 + i * 74}Z`,
        mix('#e8b48c', '#c98d63', i * 0.2),
      ),
    ),
  );
  sheet.finish = { grain: 0.04, paper: 0.5, shift: 1 };
}
