import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { filmScene } from '../pictures';

/** Live music under a silent film. */
export function livePiano(sheet: Sheet) {
  sheet.fill('#12141c');
  sheet.add(filmScene('p194', 120, 40, 1360, 560, 'xMax'), rect(120, 40, 1360, 560, '#12141c', { opacity: 0.25 }));
  sheet.add(path('M120 40H1480L1600 900H0Z', '#fff2cf', { opacity: 0.04 }), rect(0, 660, 1600, 240, '#1c161a'));
  sheet.add(
    group(
      [
        ellipse(60, 250, 520, 30, '#000000', { opacity: 0.5 }),
        path('M-380 -20H330Q430 -20 420 60Q400 110 300 110H-380Z', '#0b0a0e'),
        path('M-300 -20L-180 -260Q60 -330 300 -240L360 -20Z', '#17141c'),
        path('M-300 -20L-180 -260Q60 -330 300 -240', 'none', { stroke: '#5a4a3a', 'stroke-width': 6 }),
        ...[-330, -40, 330].map((x) => path(`M${x - 20} 110L${x - 10} 250H${x + 10}L${x + 20} 110Z`, '#0b0a0e')),
        rect(-440, 6, 90, 30, '#efe6d2'),
        ...Array.from({ length: 9 }, (_, i) => line(-436 + i * 10, 6, -436 + i * 10, 36, '#15131c', 1.6)),
        path('M-640 250L-630 130H-520L-510 250Z', '#0b0a0e'),
        path('M-640 130C-650 -40 -610 -110 -560 -120C-510 -110 -490 -40 -500 130Z', '#20242f'),
        stroke('M-560 -70L-480 10L-410 6', '#20242f', 34),
        circle(-404, 8, 17, '#e3b08a'),
        ellipse(-552, -170, 44, 52, '#e3b08a'),
        path('M-600 -170C-610 -250 -500 -250 -504 -170C-530 -210 -580 -210 -600 -170Z', '#b9652b'),
        line(-470, -60, -420, -130, '#5a4a3a', 6),
        path('M-480 -150L-390 -160L-396 -90L-470 -84Z', '#fff6e0'),
        circle(
          -300,
          -60,
          150,
          sheet.radial(
            [
              [0, '#ffd98a', 0.5],
              [1, '#ffd98a', 0],
            ],
            -300,
            -60,
            150,
          ),
        ),
      ],
      { transform: 'translate(940 600)' },
    ),
  );
  sheet.finish = { grain: 0.09, vignette: 0.35 };
}
