import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, stroke } from '../../kit/svg';
import { link, stop, track } from './track';

// A network in good order, and one line that has other plans.
export function lines(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(light);
  const stops = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => stop(x, y, dark, light));
  sheet.add(
    path(
      'M-20 560C160 520 220 700 420 690S760 520 1020 640V760C800 660 660 810 440 810S180 690 -20 690Z',
      lighten(shape, 0.62),
    ),
    track('M-20 180H240L460 400V760L700 1000H1020', shape),
    track('M120 -20V420L420 720H760L1020 460', ground),
    track('M-20 930H300L560 670V300L760 100H1020', mix(shape, dark, 0.4)),
    track('M860 -20V520L620 760L380 1000V1180', mix(ground, accent, 0.4)),
    track('M-20 360H380L640 620L900 880V1180', '#7aa63c'),
    ...stops([
      [60, 180],
      [160, 180],
      [300, 240],
      [380, 320],
      [460, 500],
      [460, 620],
      [580, 880],
      [800, 1000],
      [900, 1000],
    ]),
    ...stops([
      [120, 80],
      [120, 200],
      [120, 300],
      [200, 500],
      [280, 580],
      [520, 720],
      [900, 580],
      [970, 510],
    ]),
    ...stops([
      [80, 930],
      [200, 930],
      [380, 850],
      [560, 560],
      [560, 400],
      [640, 220],
      [860, 100],
      [940, 100],
    ]),
    ...stops([
      [860, 100],
      [860, 220],
      [860, 320],
      [860, 420],
      [760, 620],
      [380, 1090],
    ]),
    ...stops([
      [60, 360],
      [200, 360],
      [720, 700],
      [840, 820],
      [900, 1000],
      [900, 1100],
    ]),
    link(460, 760, 500, 720, dark, light),
    stop(460, 400, dark, light, true),
    stop(640, 620, dark, light, true),
    stop(860, 520, dark, light, true),
    stop(380, 1000, dark, light, true),
    stop(120, 360, dark, light, true),
    // the line that got bored
    stroke(
      'M1020 1090H800Q720 1090 720 1010Q720 930 640 950Q540 990 600 1070Q660 1140 560 1140Q440 1140 430 1040C420 940 300 1000 260 900C220 790 330 760 340 860C350 960 200 960 160 860C120 760 250 700 250 620C250 520 90 560 80 460C74 400 150 380 190 420',
      accent,
      30,
    ),
    stroke(
      'M1020 1090H800Q720 1090 720 1010Q720 930 640 950Q540 990 600 1070Q660 1140 560 1140Q440 1140 430 1040C420 940 300 1000 260 900C220 790 330 760 340 860C350 960 200 960 160 860C120 760 250 700 250 620C250 520 90 560 80 460C74 400 150 380 190 420',
      lighten(accent, 0.55),
      5,
      { 'stroke-dasharray': '4 26' },
    ),
    group(
      [
        rect(-92, -34, 184, 68, accent, { rx: 26 }),
        ...[-60, -14, 32].map((x) => rect(x, -18, 32, 26, light, { rx: 5 })),
        circle(84, 8, 7, '#fff3b0'),
        rect(-92, 14, 184, 7, light),
      ],
      { transform: 'translate(214 446) rotate(48)' },
    ),
    rect(0, 1160, 1000, 340, light),
    rect(60, 1158, 880, 6, dark),
  );
}
