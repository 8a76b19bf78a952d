// A snow globe holding a whole life; or a light bulb holding a storm.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, light, dark } = film.palette;
  sheet.fill(ground);
  if (variant === 'bulb') {
    sheet.add(group(bulb(sheet, film), { transform: 'translate(500 600)' }));
    sheet.add(
      setTitle(film, {
        face: 'josefinBold',
        x: 500,
        y: 1320,
        from: 'bottom',
        anchor: 'middle',
        width: 880,
        height: 190,
        lines: 2,
        leading: 0.98,
        limit: 170,
        cased: upper,
        fill: light,
      }).svg,
      write(film.tagline, {
        face: 'josefin',
        size: 32,
        x: 500,
        y: 1376,
        anchor: 'middle',
        fill: onto(film.palette.ground, film.palette.accent, film.palette.light, film.palette.dark),
        max: 880,
      }),
      credits(film, { x: 500, y: 1424, width: 860, fill: light, size: 22, rows: 2 }),
    );
    sheet.finish = { grain: 0.07, vignette: 0.25 };
    return;
  }
  sheet.add(group(globe(sheet, film), { transform: 'translate(500 790)' }));
  sheet.add(
    setTitle(film, {
      face: 'playfairItalic',
      x: 500,
      y: 80,
      anchor: 'middle',
      width: 880,
      height: 250,
      lines: 2,
      leading: 0.96,
      limit: 190,
      fill: dark,
    }).svg,
  );
  sheet.add(
    write(film.tagline, { face: 'playfairItalic', size: 36, x: 500, y: 1366, anchor: 'middle', fill: dark, max: 880 }),
    credits(film, { x: 500, y: 1414, width: 860, fill: dark, size: 23, rows: 2 }),
  );
  sheet.finish = { grain: 0.05, paper: 0.6, specks: 0.06, shift: 1 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  sheet.fill(film.palette.ground);
  sheet.add(
    group(variant === 'bulb' ? bulb(sheet, film) : globe(sheet, film), {
      transform: `translate(1400 ${variant === 'bulb' ? 420 : 380}) scale(0.84)`,
    }),
  );
  sheet.finish = { grain: 0.055, paper: 0.4 };
}
function globe(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const inside = sheet.clip(circle(0, 0, 370));
  const house = (x: number, y: number, s: number, tone: string) =>
    group(
      [
        rect(-50, -80, 100, 90, tone),
        polygon(
          [
            [-64, -78],
            [0, -140],
            [64, -78],
          ],
          light,
        ),
        rect(-16, -40, 32, 50, accent),
        rect(-40, -64, 22, 24, '#ffd98a'),
        rect(18, -64, 22, 24, '#ffd98a'),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  return [
    ellipse(0, 470, 400, 40, darken(ground, 0.18)),
    circle(0, 0, 388, mix(light, shape, 0.35)),
    circle(
      0,
      0,
      370,
      sheet.linear([
        [0, darken(shape, 0.35)],
        [0.7, shape],
        [1, mix(shape, light, 0.5)],
      ]),
    ),
    group(
      [
        circle(130, -170, 66, light),
        path('M-400 160Q-200 60 0 130T400 110V400H-400Z', mix(light, shape, 0.25)),
        house(-190, 150, 0.8, dark),
        house(-90, 130, 1.05, accent),
        house(210, 150, 0.9, dark),
        rect(60, -60, 56, 210, dark),
        polygon(
          [
            [50, -58],
            [88, -150],
            [126, -58],
          ],
          light,
        ),
        circle(88, -10, 18, '#ffd98a'),
        ...(
          [
            [-280, 170],
            [290, 170],
            [150, 190],
          ] as const
        ).map(([x, y]) =>
          polygon(
            [
              [x - 44, y],
              [x, y - 130],
              [x + 44, y],
            ],
            darken(shape, 0.4),
          ),
        ),
        path('M-400 230Q-100 150 100 220T400 200V400H-400Z', light),
        // a person knocks on the glass from the inside
        group(
          [
            path('M-30 150Q-36 20 0 10Q36 20 30 150Z', accent),
            circle(0, -22, 30, '#f0c7a2'),
            path('M-32 -20Q-36 -66 0 -66Q36 -66 32 -20Q10 -44 -32 -20Z', dark),
            stroke('M-18 40Q-60 20 -60 -50M18 40Q60 20 60 -50', accent, 18),
            circle(-60, -62, 12, '#f0c7a2'),
            circle(60, -62, 12, '#f0c7a2'),
            rect(-24, 146, 18, 50, dark),
            rect(6, 146, 18, 50, dark),
          ],
          { transform: 'translate(-20 150) scale(0.95)' },
        ),
        ...Array.from({ length: 130 }, () =>
          circle(random.between(-370, 370), random.between(-370, 340), random.next() ** 2 * 9 + 2, '#ffffff', {
            opacity: 0.9,
          }),
        ),
      ],
      { 'clip-path': inside },
    ),
    path('M-310 -120A332 332 0 0 1 -150 -296', 'none', {
      stroke: '#ffffff',
      'stroke-width': 26,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    circle(-330, -60, 13, '#ffffff', { opacity: 0.8 }),
    path('M-290 290H290L340 470H-340Z', dark),
    path('M-290 290H290L300 326H-300Z', accent),
    rect(-120, 376, 240, 50, light, { rx: 4 }),
    line(-96, 401, 96, 401, dark, 4),
  ];
}
function bulb(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const glass =
    'M-130 330C-130 220 -330 140 -330 -110C-330 -300 -180 -430 0 -430C180 -430 330 -300 330 -110C330 140 130 220 130 330Z';
  const inside = sheet.clip(path(glass));
  return [
    circle(
      0,
      -60,
      640,
      sheet.radial(
        [
          [0, accent, 0.35],
          [1, accent, 0],
        ],
        0,
        -60,
        640,
      ),
    ),
    path(
      glass,
      sheet.linear([
        [0, darken(shape, 0.5)],
        [0.6, shape],
        [1, accent],
      ]),
    ),
    group(
      [
        ...(
          [
            [-180, -230, 90],
            [-60, -270, 120],
            [90, -250, 110],
            [200, -200, 90],
            [0, -200, 130],
          ] as const
        ).map(([x, y, r]) => circle(x, y, r, darken(shape, 0.62))),
        polygon(
          [
            [30, -150],
            [-70, 40],
            [0, 30],
            [-50, 200],
            [110, -20],
            [30, -10],
            [100, -150],
          ],
          light,
        ),
        path('M-340 180Q-260 110 -170 170T0 170T170 170T340 160V400H-340Z', dark),
        path('M-340 230Q-250 170 -150 226T40 226T230 220T340 220V400H-340Z', darken(shape, 0.5)),
        group(
          [
            path('M-70 0Q-50 40 50 36Q70 20 80 -6Z', light),
            line(0, 0, 0, -90, light, 6),
            polygon(
              [
                [6, -86],
                [60, -20],
                [6, -14],
              ],
              accent,
            ),
          ],
          { transform: 'translate(-60 170) rotate(-14)' },
        ),
        ...Array.from({ length: 60 }, () => {
          const [x, y] = [random.between(-330, 330), random.between(-150, 250)];
          return line(x, y, x - 14, y + 40, light, 2.5, { opacity: 0.5 });
        }),
      ],
      { 'clip-path': inside },
    ),
    path('M-280 -90C-280 -250 -170 -350 -60 -380', 'none', {
      stroke: '#ffffff',
      'stroke-width': 18,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
    path(glass, 'none', { stroke: light, 'stroke-width': 9 }),
    ...[0, 1, 2, 3].map((i) =>
      rect(-136 + i * 6, 338 + i * 44, 272 - i * 12, 34, i % 2 ? mix(light, dark, 0.5) : mix(light, dark, 0.3), {
        rx: 16,
      }),
    ),
    path('M-70 516H70L40 560H-40Z', dark),
  ];
}
