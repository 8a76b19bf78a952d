import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, stroke } from '../../kit/svg';

// Everybody swims to the left. He will get there.
export function fish(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [1, mix(ground, dark, 0.5)],
    ]),
  );
  const dart = (x: number, y: number, s: number, tone: string) =>
    group(
      [
        path('M-60 0Q-10 -30 50 0Q-10 30 -60 0Z', tone),
        path('M44 0L84 -24L74 0L84 24Z', tone),
        circle(-36, -4, 5, dark),
        line(-14, -14, -14, 14, dark, 3),
        line(4, -12, 4, 12, dark, 3),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  for (let i = 0; i < 34; i++) {
    const y = 330 + (i % 17) * 56 + random.between(-16, 16);
    const x = random.between(30, 960);
    if (Math.hypot((x - 520) / 1.25, y - 800) < 330) continue;
    sheet.add(
      dart(x, y, random.between(0.7, 1.1), nth([accent, light, shape], i)),
      line(x + 100, y, x + 190, y, mix(ground, light, 0.4), 3),
    );
  }
  const rows = Array.from({ length: 7 }, (_, r) =>
    Array.from({ length: 8 - Math.abs(r - 3) }, (_, i) => {
      const [x, y] = [-120 + i * 62 + (r % 2) * 31, -180 + r * 60];
      return path(`M${x} ${y - 30}a31 31 0 0 1 0 60`, 'none', {
        stroke: nth([light, accent, dark], r),
        'stroke-width': 7,
      });
    }),
  ).flat();
  const body =
    'M-370 0C-300 -220 -60 -290 140 -200Q240 -140 300 -30L430 -170Q460 0 430 170L300 30Q240 150 140 200C-60 290 -300 220 -370 0Z';
  const inside = sheet.clip(path(body));
  sheet.add(
    group(
      [
        path('M-60 -240Q20 -380 180 -300L140 -196ZM-20 236Q60 350 160 290L120 206Z', accent),
        path(body, shape),
        group(rows, { 'clip-path': inside }),
        path(
          'M-370 0C-330 -130 -240 -200 -140 -236C-190 -120 -190 110 -140 236C-240 200 -330 130 -370 0Z',
          mix(shape, light, 0.45),
        ),
        path('M60 20Q140 -40 190 40Q140 120 70 100Z', accent),
        ...[0, 1, 2].map((i) => line(90 + i * 20, 44, 100 + i * 24, 88, dark, 4)),
        ...[-120, -60, 0, 60, 120].map((y) => line(330, y * 0.4, 424, y * 0.98, light, 5)),
        ellipse(-250, -44, 46, 46, '#ffffff'),
        circle(-244, -38, 24, dark),
        path('M-300 -72Q-250 -96 -202 -64L-202 -44Q-250 -70 -298 -52Z', mix(shape, dark, 0.4)),
        stroke('M-356 40Q-310 60 -280 44', dark, 8),
      ],
      { transform: 'translate(530 800) scale(0.98)' },
    ),
    ...[0, 1, 2, 3].map((i) =>
      circle(110 + (i % 2) * 26, 740 - i * 70, 11 + i * 4, 'none', { stroke: light, 'stroke-width': 5 }),
    ),
    ...[60, 190, 820, 930].map((x, i) =>
      stroke(
        `M${x} 1500Q${x - 60} 1380 ${x} 1290T${x + (i % 2 ? 20 : -20)} ${1120 + i * 14}`,
        mix(shape, dark, 0.4),
        22,
      ),
    ),
  );
}
