import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../../kit/svg';

// Half a mask, half a face, and a tear that is a pearl.
export function mask(sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const face =
    'M500 250C360 250 290 350 296 500C302 680 400 850 500 890C600 850 698 680 704 500C710 350 640 250 500 250Z';
  const left = sheet.clip(rect(0, 0, 500, 1200));
  const feather = (a: number, l: number, tone: string) =>
    path(`M0 0Q${l * 0.2} ${-l * 0.5} 0 ${-l}Q${-l * 0.2} ${-l * 0.5} 0 0Z`, tone, {
      transform: `translate(410 350) rotate(${a})`,
    });
  return [
    ...Array.from({ length: 11 }, (_, i) => feather(-70 + i * 12, 330 - Math.abs(i - 5) * 18, i % 2 ? accent : ground)),
    path(face, light),
    group(
      [
        path(face, accent),
        path(
          'M296 500C302 680 400 850 500 890V250C360 250 290 350 296 500Z',
          sheet.linear(
            [
              [0, lighten(accent, 0.3)],
              [1, darken(accent, 0.2)],
            ],
            30,
          ),
        ),
      ],
      { 'clip-path': left },
    ),
    path('M340 500Q410 430 470 520Q400 560 340 500Z', dark),
    path('M530 520Q590 440 660 500Q600 560 530 520Z', mix(light, dark, 0.12)),
    circle(598, 506, 22, dark),
    stroke('M530 516Q592 452 662 498', dark, 9),
    stroke('M528 440Q600 390 676 430', dark, 12),
    stroke('M500 500V650Q500 680 530 676', mix(light, dark, 0.4), 7),
    path('M440 750Q500 720 566 750Q500 800 440 750Z', ground),
    stroke('M436 750Q500 762 570 748', dark, 5),
    line(500, 250, 500, 890, dark, 4),
    ...[0, 1, 2, 3].map((i) => circle(360 + i * 8, 560 + i * 44, 8, ground)),
    stroke('M322 430Q400 380 476 430', ground, 8),
    circle(606, 600, 17, '#ffffff'),
    circle(601, 595, 5, light),
    path('M430 884Q500 930 570 884L640 1100H360Z', darken(light, 0.16)),
    path('M200 1100Q260 980 420 980Q500 1060 580 980Q740 980 800 1100Z', ground),
  ];
}
