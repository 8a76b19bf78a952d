import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { screen } from './screen';

export function moving(sheet: Sheet) {
  const { random, w, h } = sheet;
  sheet.fill('#04070f');
  const pic = [
    rect(
      0,
      0,
      w,
      h,
      sheet.radial(
        [
          [0, '#ffffff'],
          [0.08, '#9ff3ff'],
          [0.4, '#1758c7'],
          [1, '#050a24'],
        ],
        860,
        300,
        700,
      ),
    ),
  ];
  for (let i = 0; i < 170; i++) {
    const a = random.between(0, 6.28);
    const r = random.between(30, 200);
    const l = random.between(60, 460);
    pic.push(
      line(
        860 + Math.cos(a) * r,
        300 + Math.sin(a) * r * 0.6,
        860 + Math.cos(a) * (r + l),
        300 + Math.sin(a) * (r + l) * 0.6,
        random.pick(['#ffffff', '#7df9ff', '#ff5cad']),
        random.between(1, 5),
        { opacity: 0.75 },
      ),
    );
  }
  screen(
    sheet,
    [
      [120, 60],
      [1480, 60],
      [1480, 560],
      [120, 560],
    ],
    pic,
    '#2a7bff',
  );
  for (let i = 0; i < 5; i++) {
    const x = 60 + i * 310;
    const tilt = nth([-9, 6, -4, 8, -7], i);
    const y = 640 + nth([10, -16, 14, -10, 6], i);
    const seat = [];
    if (i === 1 || i === 3)
      for (const m of [-1, 1])
        seat.push(
          stroke(`M${m * 56} -40Q${m * 100} -110 ${m * (84 + i * 4)} -196`, '#0a0e18', 25),
          circle(m * (84 + i * 4), -206, 17, '#0a0e18'),
        );
    seat.push(
      ellipse(0, -92, 38, 46, '#0a0e18'),
      path('M-40 -94Q-36 -142 0 -142Q36 -142 40 -94', 'none', { stroke: '#9fe8ff', 'stroke-width': 3, opacity: 0.75 }),
      ...(i % 2 ? [] : [path('M-38 -100Q-58 -60 -44 -30H44Q58 -60 38 -100Q0 -130 -38 -100Z', '#0a0e18')]),
      path(
        'M-124 170Q-142 30 -112 -24Q-96 -48 -66 -50Q-58 -74 0 -76Q58 -74 66 -50Q96 -48 112 -24Q142 30 124 170Z',
        '#151b29',
      ),
      path(
        'M-130 60Q-134 10 -112 -24Q-96 -48 -66 -50Q-58 -74 0 -76Q58 -74 66 -50Q96 -48 112 -24Q134 10 130 60',
        'none',
        { stroke: '#6fd6ff', 'stroke-width': 3.5, opacity: 0.85 },
      ),
      path('M-66 -30Q-74 60 -66 140M66 -30Q74 60 66 140M0 -60V140', 'none', { stroke: '#0b0f19', 'stroke-width': 5 }),
      rect(-96, 120, 192, 5, '#ff3d81', { rx: 2 }),
      rect(-168, 50, 44, 100, '#111725', { rx: 16 }),
      rect(124, 50, 44, 100, '#111725', { rx: 16 }),
      rect(-160, 46, 28, 6, '#6fd6ff', { rx: 3, opacity: 0.7 }),
      rect(132, 46, 28, 6, '#6fd6ff', { rx: 3, opacity: 0.7 }),
      rect(-130, 160, 260, 34, '#0c111c', { rx: 10 }),
    );
    // the floor plate stays level while the seat leans on its pistons
    sheet.add(
      rect(x - 20, 868, 280, 40, '#0b101b', { rx: 8 }),
      ...[-1, 1].map((m) => line(x + 120 + m * 70, 880, x + 120 + m * 78, y + 180 + m * tilt * 1.6, '#5b6b80', 14)),
      group(seat, { transform: `translate(${x + 120} ${y + 4}) rotate(${tilt})` }),
    );
  }
  for (let i = 0; i < 26; i++)
    sheet.add(
      ellipse(
        random.between(0, w),
        random.between(500, 900),
        random.between(60, 220),
        random.between(10, 40),
        '#7fc8ff',
        { opacity: 0.035 },
      ),
    );
  sheet.finish = { grain: 0.05, vignette: 0.4 };
}
