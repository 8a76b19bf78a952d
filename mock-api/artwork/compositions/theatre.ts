// Theatre live: one object alone in a cone of light, and a title as tall as the stage.
import type { Film } from '../film';
import { darken, mix } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, type Point, path, polygon, rect, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';
import { bulb, hat, umbrella } from './theatre/objects';

const objects = { chair, ladder, skull, bed, telephone, bulb, hat, umbrella };

function spot(sheet: Sheet, film: Film, cx: number, floor: number, spread: number) {
  const { ground, light, dark } = film.palette;

  sheet.fill(dark);
  sheet.add(
    polygon(
      [
        [cx - 24, -10],
        [cx + 24, -10],
        [cx + spread, floor],
        [cx - spread, floor],
      ],
      sheet.linear([
        [0, ground],
        [1, mix(ground, light, 0.2)],
      ]),
    ),
    ellipse(cx, floor, spread, spread * 0.2, mix(ground, light, 0.45)),
  );
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, light, dark } = film.palette;
  const w = wordsFor(film);
  spot(sheet, film, 640, 1130, 350);
  sheet.add(group(named(objects, variant)(film), { transform: 'translate(640 1150)' }));
  // the title climbs the left wing
  const lines = setTitle(film, {
    face: 'gothic',
    x: 0,
    y: 0,
    width: 1090,
    height: 260,
    lines: 2,
    leading: 0.9,
    limit: 330,
    cased: upper,
    fill: light,
  });
  sheet.add(group(lines.svg, { transform: 'translate(56 1150) rotate(-90)' }));
  sheet.add(rect(0, 1206, 1000, 294, ground));
  sheet.add(
    write('CANDELA STAGE', { face: 'archivoBlack', size: 44, x: 56, y: 1284, fill: dark, track: -0.02 }),
    rect(944 - 190, 1244, 190, 50, dark),
    write('LIVE', { face: 'archivoBlack', size: 34, x: 849, y: 1281, anchor: 'middle', fill: ground, track: 0.06 }),
  );
  sheet.add(
    write(film.tagline, { face: 'archivoBold', size: 34, x: 56, y: 1340, fill: dark, max: 888 }),
    write(film.cast.join(', '), { face: 'archivo', size: 28, x: 56, y: 1392, fill: dark, max: 888 }),
    write(`${w.staging} ${film.directors[0]} — ${w.written} ${film.crew.writer} — ${w.live}`, {
      face: 'archivo',
      size: 24,
      x: 56,
      y: 1434,
      fill: dark,
      max: 888,
    }),
  );
  sheet.finish = { grain: 0.07, shift: 1, specks: 0.05, paper: 0.3 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  spot(sheet, film, 1380, 780, 300);
  sheet.add(group(named(objects, variant)(film), { transform: 'translate(1380 796) scale(0.72)' }));
  sheet.finish = { grain: 0.07, vignette: 0.2 };
}
function chair(film: Film) {
  const { accent, dark } = film.palette;
  const leg = (a: Point, b: Point) => line(...a, ...b, dark, 22, { 'stroke-linecap': 'round' });
  return [
    ellipse(40, 4, 220, 22, dark, { opacity: 0.35 }),
    leg([-120, 0], [-100, -560]),
    leg([90, -10], [60, -560]),
    leg([-60, 24], [-40, -250]),
    leg([170, 14], [140, -250]),
    polygon(
      [
        [-110, -270],
        [70, -270],
        [156, -236],
        [-50, -236],
      ],
      dark,
    ),
    ...[0, 1, 2].map((i) => stroke(`M-104 ${-370 - i * 74}Q-20 ${-350 - i * 74} 66 ${-370 - i * 74}`, dark, 26)),
    // a paper crown left on the seat back
    path('M-128 -560L-146 -668L-96 -618L-70 -690L-36 -618L4 -668L-6 -560Z', accent),
    path('M-128 -560H-6V-540H-128Z', darken(accent, 0.2)),
  ];
}
function ladder(film: Film) {
  const { accent, dark } = film.palette;
  return [
    ellipse(0, 6, 200, 20, dark, { opacity: 0.35 }),
    line(-150, 0, -60, -1120, dark, 22),
    line(150, 0, 60, -1120, dark, 22),
    ...Array.from({ length: 11 }, (_, i) => line(-144 + i * 8, -70 - i * 96, 144 - i * 8, -70 - i * 96, dark, 16)),
    group(
      [
        stroke('M0 0L-26 -90L-60 -180M0 0L34 -80L30 -170', dark, 0),
        path('M-34 40Q-40 -110 0 -120Q44 -110 36 40Z', accent),
        circle(2, -150, 32, dark),
        stroke('M-24 -90Q-70 -130 -50 -190M26 -90Q70 -120 60 -180', accent, 20),
        stroke('M-18 30L-22 130M18 30L40 96L24 150', dark, 24),
      ],
      { transform: 'translate(0 -560)' },
    ),
  ];
}
function skull(film: Film) {
  const { accent, light, dark } = film.palette;
  return [
    ellipse(0, 6, 230, 24, dark, { opacity: 0.4 }),
    path(
      'M-230 -340C-230 -560 -110 -640 0 -640C120 -640 240 -560 230 -340C226 -250 190 -220 170 -190L160 -110H-150L-160 -190C-190 -220 -226 -250 -230 -340Z',
      light,
    ),
    path('M-130 -120H140L120 0H-110Z', light),
    ellipse(-100, -330, 70, 78, dark),
    ellipse(104, -330, 70, 78, dark),
    path('M0 -250L-36 -170H36Z', dark),
    ...[-90, -45, 0, 45, 90].map((x) => line(x, -120, x * 0.92, -10, dark, 8)),
    line(-150, -66, 150, -66, dark, 9),
    // the flower grows where the thought was
    stroke('M104 -330Q150 -470 120 -560', '#2f7d4f', 12),
    ...Array.from({ length: 7 }, (_, i) =>
      ellipse(120, -640, 26, 62, accent, { transform: `rotate(${i * 51.4} 120 -586)` }),
    ),
    circle(120, -586, 28, dark),
  ];
}
function bed(film: Film) {
  const { accent, light, dark } = film.palette;
  return [
    ellipse(0, 6, 330, 26, dark, { opacity: 0.4 }),
    ...[-250, 250].map((x) => rect(x - 14, -330, 28, 330, dark, { rx: 8 })),
    ...[-250, 250].map((x) => circle(x, -344, 26, dark)),
    rect(-250, -150, 500, 70, dark),
    path('M-236 -150Q-250 -250 -120 -246H240V-150Z', light),
    path('M-236 -196Q-240 -290 -150 -290Q-60 -290 -66 -210Z', '#ffffff'),
    path('M-70 -240Q0 -320 90 -270T250 -220V-90H-80Q-90 -170 -70 -240Z', accent),
    path('M-20 -230L0 -96M60 -250L80 -96M150 -240L160 -96', 'none', { stroke: darken(accent, 0.2), 'stroke-width': 8 }),
    // someone is under it
    rect(-200, -80, 400, 74, darken(dark, 0.2)),
    circle(-50, -40, 12, light),
    circle(-16, -40, 12, light),
    circle(-48, -38, 5, dark),
    circle(-14, -38, 5, dark),
  ];
}
function telephone(film: Film) {
  const { accent, light, dark } = film.palette;
  return [
    ellipse(0, 6, 250, 24, dark, { opacity: 0.4 }),
    path('M-170 0Q-190 -190 -90 -250H90Q190 -190 170 0Z', accent),
    circle(0, -110, 92, light),
    circle(0, -110, 34, accent),
    ...Array.from({ length: 10 }, (_, i) => {
      const a = i * 0.55 - 2.2;
      return circle(Math.cos(a) * 64, -110 + Math.sin(a) * 64, 13, dark);
    }),
    path('M-110 -250Q-110 -290 -70 -290M110 -250Q110 -290 70 -290', 'none', { stroke: accent, 'stroke-width': 30 }),
    // the receiver hangs from above on its own cord
    stroke('M-160 -40C-340 -100 -330 -300 -210 -330S-60 -460 -180 -520S-40 -640 40 -680', dark, 12),
    group(
      [
        path(
          'M-150 0Q-160 -70 -90 -70Q0 -110 90 -70Q160 -70 150 0Q140 30 90 20Q80 -20 60 -30Q0 -50 -60 -30Q-80 -20 -90 20Q-140 30 -150 0Z',
          dark,
        ),
      ],
      { transform: 'translate(60 -700) rotate(38)' },
    ),
  ];
}
