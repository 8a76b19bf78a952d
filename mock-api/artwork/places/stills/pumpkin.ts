import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';

/** A pumpkin that shows a film on the wall. */
export function pumpkin(sheet: Sheet) {
  sheet.fill('#241238');
  sheet.add(
    circle(1260, 220, 110, '#ffe9b8'),
    path('M470 560L1600 120V820Z', '#ffb347', { opacity: 0.2 }),
    path('M470 580L1600 300V700Z', '#ffd98a', { opacity: 0.2 }),
  );
  sheet.add(rect(0, 720, 1600, 180, '#160a24'), ellipse(420, 770, 340, 34, '#000000', { opacity: 0.5 }));
  sheet.add(
    group(
      [
        ellipse(0, 0, 300, 230, '#d9611f'),
        ellipse(-120, 0, 130, 226, '#e8752a'),
        ellipse(120, 0, 130, 226, '#c9541a'),
        ellipse(0, 4, 120, 234, '#ef8233'),
        path('M-20 -210Q-30 -300 40 -320L60 -290Q20 -270 26 -210Z', '#3f7a45'),
        path('M-150 -70L-60 -20L-150 10ZM150 -70L60 -20L150 10Z', '#ffe27a'),
        path('M-170 60L-110 90L-80 60L-30 100L10 66L60 100L100 60L170 66Q120 160 0 164Q-120 160 -170 60Z', '#ffe27a'),
      ],
      { transform: 'translate(420 560)' },
    ),
    ...[
      [980, 380, 1],
      [1180, 470, 0.7],
      [1400, 330, 0.8],
    ].map(([x = 0, y = 0, s = 1]) =>
      path(
        'M0 0C-20 -30 -60 -34 -90 -10C-80 -10 -70 0 -66 14C-50 6 -30 6 -20 20L0 8L20 20C30 6 50 6 66 14C70 0 80 -10 90 -10C60 -34 20 -30 0 0Z',
        '#0d0618',
        { transform: `translate(${x} ${y}) scale(${s})` },
      ),
    ),
    ...[760, 860, 1420].map((x, i) =>
      group(
        [
          path('M-40 0C-44 -110 -40 -160 0 -164C40 -160 44 -110 40 0L20 -14L0 0L-20 -14Z', '#efeaff'),
          circle(-13, -110, 7, '#241238'),
          circle(13, -110, 7, '#241238'),
        ],
        { transform: `translate(${x} 770) scale(${1 - i * 0.14})` },
      ),
    ),
    line(0, 722, 1600, 722, '#3a1f54', 6),
  );
  sheet.finish = { grain: 0.06, vignette: 0.3 };
}
