import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, stroke } from '../../kit/svg';

// A face looking up; the fire is drawn with the same lines as her hair.
export function joan(sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const { random } = sheet;
  const parts = [
    rect(
      0,
      0,
      1000,
      1200,
      sheet.linear([
        [0, mix(ground, light, 0.5)],
        [1, ground],
      ]),
    ),
  ];
  for (let i = 0; i < 60; i++) {
    const x = random.between(0, 1000);
    const hgt = random.between(260, 620) * (0.6 + Math.abs(x - 500) / 700);
    parts.push(
      path(
        `M${x - 46} 1220C${x - 60} ${1200 - hgt * 0.4} ${x + 40} ${1200 - hgt * 0.5} ${x - 6} ${1200 - hgt}C${x + 70} ${1200 - hgt * 0.6} ${x + 20} ${1200 - hgt * 0.3} ${x + 46} 1220Z`,
        mix(accent, i % 3 ? '#f2a33c' : dark, random.between(0.1, 0.6)),
        { opacity: 0.9 },
      ),
    );
  }
  parts.push(
    group(
      [
        path(
          'M-150 700C-120 560 -110 500 -150 430C-230 330 -240 150 -160 40C-90 -60 90 -80 180 20C230 80 240 150 236 210L262 290C268 310 250 322 234 326L236 368C240 384 224 392 224 400C232 416 226 428 214 436C214 480 190 500 150 500C110 500 90 510 90 560C90 620 130 660 150 700Z',
          light,
        ),
        path(
          'M-150 430C-230 330 -240 150 -160 40C-90 -60 90 -80 180 20C120 0 60 40 40 110C30 180 -20 190 -30 240C-60 230 -80 250 -76 290C-100 340 -130 380 -150 430Z',
          dark,
        ),
        stroke('M110 190Q160 160 214 186', dark, 12),
        path('M120 240Q170 200 220 236Q170 262 120 240Z', '#ffffff'),
        circle(186, 228, 15, dark),
        stroke('M116 242Q170 196 222 236', dark, 9),
        stroke('M170 400Q200 392 226 400', dark, 8),
        path('M176 300Q168 344 172 380', 'none', { stroke: '#7fb2c9', 'stroke-width': 9, 'stroke-linecap': 'round' }),
        circle(171, 388, 9, '#7fb2c9'),
        path('M90 560C90 620 130 660 150 700H-150C-120 560 -110 500 -150 430Q-60 560 90 500Z', darken(light, 0.2)),
      ],
      { transform: 'translate(480 330) rotate(-24) scale(1.22)' },
    ),
  );
  for (let i = 0; i < 26; i++) {
    const x = random.between(0, 1000);
    const hgt = random.between(120, 330);
    parts.push(
      path(
        `M${x - 40} 1220C${x - 50} ${1200 - hgt * 0.4} ${x + 34} ${1200 - hgt * 0.5} ${x - 6} ${1200 - hgt}C${x + 60} ${1200 - hgt * 0.6} ${x + 16} ${1200 - hgt * 0.3} ${x + 40} 1220Z`,
        i % 2 ? '#f2a33c' : accent,
      ),
    );
  }
  for (let i = 0; i < 50; i++)
    parts.push(
      circle(random.between(60, 940), random.between(100, 900), random.between(2, 6), accent, { opacity: 0.8 }),
    );
  return parts;
}
