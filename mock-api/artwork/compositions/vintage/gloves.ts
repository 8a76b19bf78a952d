import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

// A black glove, an eye, a razor's worth of light: the seventies.
export function gloves(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const skin = mix(light, accent, 0.2);
  sheet.add(
    rect(
      0,
      0,
      1000,
      1160,
      sheet.radial(
        [
          [0, mix(ground, accent, 0.5)],
          [1, ground],
        ],
        500,
        520,
        800,
      ),
    ),
    ...Array.from({ length: 13 }, (_, i) =>
      path(
        `M500 520L${500 + Math.cos((i / 13) * 6.283) * 1200} ${520 + Math.sin((i / 13) * 6.283) * 1200}L${500 + Math.cos((i / 13) * 6.283 + 0.2) * 1200} ${520 + Math.sin((i / 13) * 6.283 + 0.2) * 1200}Z`,
        mix(ground, shape, 0.55),
      ),
    ),
    path(
      'M170 560C150 280 320 110 520 110C740 110 880 300 850 580C830 820 700 1000 520 1010C330 1000 190 830 170 560Z',
      skin,
    ),
    path(
      'M150 620C90 260 300 40 540 50C800 60 930 300 880 640C840 480 800 380 700 300C560 380 360 380 250 340C190 420 170 520 150 620Z',
      shape,
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      stroke(
        `M${300 + i * 34} 90Q${200 + i * 56} 200 ${150 + i * 62} ${560 - Math.abs(i - 5) * 30}`,
        i % 2 ? lighten(shape, 0.16) : mix(shape, dark, 0.35),
        8,
      ),
    ),
    ...[350, 670].map((x) =>
      group(
        [
          path('M-110 0Q0 -100 110 0Q0 70 -110 0Z', '#ffffff'),
          circle(0, -12, 46, '#4f9a8c'),
          circle(0, -12, 20, dark),
          circle(14, -28, 9, '#ffffff'),
          path('M-124 4Q0 -130 124 4Q0 -92 -124 4Z', dark),
          ...[-80, -40, 0, 40, 80].map((d) => stroke(`M${d} ${-54 + Math.abs(d) * 0.3}l${d * 0.16} -34`, dark, 8)),
        ],
        { transform: `translate(${x} 560)` },
      ),
    ),
    stroke('M510 590L490 690Q510 716 540 704', mix(skin, dark, 0.5), 9),
    path('M430 800Q510 760 600 800Q580 890 514 894Q450 890 430 800Z', accent),
    path('M452 812Q514 796 578 812Q560 860 514 862Q470 860 452 812Z', dark),
    // two gloves come from the sides
    group(
      [
        path(
          'M-420 120C-300 40 -180 20 -90 60L60 40Q96 40 96 70Q90 96 60 96L-30 104L90 110Q124 116 120 146Q112 168 86 164L-30 150L70 170Q100 180 92 206Q80 224 56 216L-60 186L20 214Q44 228 34 250Q20 264 -4 254L-130 220Q-220 280 -420 300Z',
          '#0b090c',
        ),
        stroke('M-60 70Q20 60 70 62M-30 126L80 134M-50 166L60 190', '#4a4552', 7),
      ],
      { transform: 'translate(330 790) rotate(-14)' },
    ),
    group(
      [
        path(
          'M-420 120C-300 40 -180 20 -90 60L60 40Q96 40 96 70Q90 96 60 96L-30 104L90 110Q124 116 120 146Q112 168 86 164L-30 150L70 170Q100 180 92 206Q80 224 56 216L-60 186L20 214Q44 228 34 250Q20 264 -4 254L-130 220Q-220 280 -420 300Z',
          '#0b090c',
        ),
        stroke('M-60 70Q20 60 70 62M-30 126L80 134M-50 166L60 190', '#4a4552', 7),
      ],
      { transform: 'translate(720 850) scale(-1 1) rotate(-8)' },
    ),
    ellipse(360, 730, 50, 26, accent, { opacity: 0.35 }),
    ellipse(680, 730, 50, 26, accent, { opacity: 0.35 }),
  );
}
