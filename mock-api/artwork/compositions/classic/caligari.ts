import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, stroke } from '../../kit/svg';

// A town without a right angle, and the sleeper who walks in it.
export function caligari(_sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const window = (x: number, y: number, s: number) =>
    path('M0 0L60 -24L44 84L-14 96Z', accent, { transform: `translate(${x} ${y}) scale(${s})` }) +
    path('M26 -10L14 90M-6 46L52 30', 'none', {
      stroke: dark,
      'stroke-width': 7,
      transform: `translate(${x} ${y}) scale(${s})`,
    });
  return [
    rect(0, 0, 1000, 1200, ground),
    path('M0 0H1000V300L760 420L560 200L300 460L0 340Z', mix(ground, light, 0.45)),
    circle(720, 210, 96, light),
    path('M-20 1200L60 420L-20 300V1200ZM-20 460L230 330L330 560L260 1200H-20Z', dark),
    path('M230 330L330 560L300 900L230 620Z', mix(dark, shape, 0.45)),
    path('M300 1200L360 540L480 380L520 600L620 470L640 1200Z', shape),
    path('M520 600L620 470L640 1200H560Z', mix(shape, dark, 0.45)),
    path('M1020 1200L700 1200L740 560L860 260L1020 420Z', dark),
    path('M860 260L1020 420V900L900 640Z', mix(dark, shape, 0.45)),
    path('M440 380L500 240L560 400Z', dark),
    window(90, 560, 1.1),
    window(150, 800, 0.9),
    window(410, 640, 0.8),
    window(820, 560, 1),
    window(780, 800, 1.2),
    // a path in sharp bends
    path(
      'M420 1200L520 1020L400 930L560 830L480 760L540 700L600 770L520 850L680 940L620 1030L820 1200Z',
      mix(light, ground, 0.25),
    ),
    path('M400 930L560 830L520 850L470 940ZM520 1020L680 940L620 1030L540 1110Z', mix(light, dark, 0.4)),
    group(
      [
        path('M-44 -210C-70 -120 -60 60 -110 340H-30L0 120L24 340H104C70 80 70 -110 48 -210Z', dark),
        path(
          'M-40 -200L-190 -120L-300 -160L-294 -130L-190 -84L-20 -130ZM40 -200L140 -60L240 -30L234 -2L120 -26L20 -130Z',
          dark,
        ),
        path('M-300 -160L-350 -190L-326 -146L-360 -130L-310 -126ZM240 -30L290 -40L262 -12L286 12L236 0Z', light),
        path('M-50 -250C-56 -330 60 -330 54 -250C50 -200 20 -176 2 -176C-20 -176 -46 -200 -50 -250Z', light),
        path('M-62 -240C-80 -350 80 -360 66 -240C40 -300 -30 -300 -62 -240Z', dark),
        path('M-34 -256L-6 -248L-30 -230ZM36 -256L10 -248L32 -230Z', dark),
        stroke('M-34 -226L-40 -196M32 -226L38 -196', dark, 6),
        path('M-16 -202H20L2 -190Z', accent),
      ],
      { transform: 'translate(560 840)' },
    ),
  ];
}
