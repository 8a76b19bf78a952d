import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, polygon, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';
import { jumpingTitle } from './jumping-title';

// A pop-up book: the castle stands up out of the page.
export function castle(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide) sheet.fill(ground);
  if (!wide)
    sheet.add(
      ...(
        [
          [150, 560],
          [830, 500],
          [620, 420],
        ] as const
      ).map(([x, y], i) =>
        group(
          [
            circle(-50, 0, 44, light),
            circle(0, -26, 58, light),
            circle(56, 0, 46, light),
            rect(-90, 0, 184, 44, light, { rx: 22 }),
          ],
          { transform: `translate(${x} ${y}) scale(${1 - i * 0.2})` },
        ),
      ),
    );
  const tower = (x: number, w: number, top: number, base: number, roof: string, tone: string) =>
    [
      rect(x - w / 2 + 12, top + 14, w, base - top, darken(ground, 0.2), { opacity: 0.5 }),
      rect(x - w / 2, top, w, base - top, tone),
      rect(x + w * 0.16, top, w * 0.34, base - top, darken(tone, 0.12)),
      polygon(
        [
          [x - w * 0.62, top],
          [x, top - w * 1.25],
          [x + w * 0.62, top],
        ],
        roof,
      ),
      polygon(
        [
          [x, top - w * 1.25],
          [x + w * 0.62, top],
          [x + w * 0.1, top],
        ],
        darken(roof, 0.16),
      ),
      line(x, top - w * 1.25, x, top - w * 1.25 - 66, dark, 6),
      path(`M${x} ${top - w * 1.25 - 64}l64 20l-64 22Z`, accent),
      path(`M${x - 20} ${top + 120}v-40q20 -34 40 0v40Z`, dark),
    ].join('');
  sheet.add(
    tower(250, 130, 860, 1180, accent, shape),
    tower(760, 130, 820, 1180, accent, shape),
    tower(380, 150, 760, 1200, mix(accent, dark, 0.3), lighten(shape, 0.12)),
    tower(640, 140, 700, 1200, mix(accent, dark, 0.3), lighten(shape, 0.12)),
    tower(510, 190, 690, 1210, accent, lighten(shape, 0.25)),
  );
  sheet.add(
    rect(330, 960, 360, 260, lighten(shape, 0.12)),
    ...[0, 1, 2, 3, 4].map((i) => rect(330 + i * 80, 930, 44, 40, lighten(shape, 0.12))),
    path('M450 1220V1090Q510 1010 570 1090V1220Z', dark),
    ...[470, 510, 550].map((x) => line(x, 1060, x, 1220, accent, 6)),
    line(454, 1110, 566, 1110, accent, 6),
  );
  // the dragon sleeps round it, tail over the fold
  sheet.add(
    path(
      'M120 1230Q60 1120 160 1080Q250 1060 270 1140Q330 1250 520 1230T860 1180Q930 1130 900 1060Q980 1130 930 1210Q860 1310 520 1310T120 1230Z',
      '#58b368',
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      polygon(
        [
          [320 + i * 90, 1226 - i * 4],
          [356 + i * 90, 1180 - i * 6],
          [392 + i * 90, 1222 - i * 5],
        ],
        '#f2b632',
      ),
    ),
    stroke('M150 1136q20 14 40 0', dark, 8),
    circle(220, 1170, 7, dark),
    circle(246, 1162, 7, dark),
    polygon(
      [
        [150, 1090],
        [160, 1040],
        [190, 1082],
      ],
      '#f2b632',
    ),
    ...['z', 'z'].map((z, i) =>
      write(z, { face: 'baloo', size: 80 - i * 20, x: 80 - i * 30, y: 1040 - i * 66, fill: light }),
    ),
  );
  sheet.add(
    path('M0 1300Q250 1230 500 1300Q750 1230 1000 1300V1400Q750 1330 500 1400Q250 1330 0 1400Z', '#fffaf0'),
    path('M500 1300V1400Q250 1330 0 1400V1372Q250 1310 500 1372Z', '#e3d8c4'),
    line(500, 1300, 500, 1400, '#c9bba2', 5),
  );
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'lilita',
      y: 40,
      height: 320,
      colours: [dark, accent],
      outline: light,
      outlineWidth: 16,
    });
}
