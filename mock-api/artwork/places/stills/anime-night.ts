import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

/** An evening of anime: noodles, a lantern, a page of a comic. */
export function animeNight(sheet: Sheet) {
  sheet.fill('#23294f');
  sheet.add(
    circle(900, 460, 400, '#e8553d'),
    ...Array.from({ length: 30 }, (_, i) =>
      path('M0 -420L14 -900H-14Z', i % 2 ? '#2b325e' : '#23294f', {
        transform: `translate(900 460) rotate(${i * 12})`,
      }),
    ),
    circle(900, 460, 390, '#e8553d'),
  );
  sheet.add(
    group(
      [
        path('M-280 -20H280Q260 220 100 260H-100Q-260 220 -280 -20Z', '#fff6e3'),
        path('M-270 60H270L262 96H-262Z', '#23294f'),
        ...Array.from({ length: 11 }, (_, i) =>
          path(`M${-250 + i * 50} 64q12 26 25 0`, 'none', { stroke: '#fff6e3', 'stroke-width': 6 }),
        ),
        ellipse(0, -20, 280, 60, '#c9793a'),
        ...Array.from({ length: 8 }, (_, i) => stroke(`M${-190 + i * 46} -30q30 -50 60 0t40 10`, '#ffe3a0', 11)),
        ellipse(-110, -40, 66, 36, '#fffaf0'),
        circle(-110, -42, 22, '#f2a632'),
        path('M60 -90L160 -130L190 -20L90 -10Z', '#1f3a33'),
        circle(150, -16, 34, '#ffd9de'),
        stroke('M150 -40a24 24 0 1 0 20 30', '#e8553d', 7),
        line(40, -40, 320, -300, '#7a3f24', 15),
        line(90, -30, 360, -270, '#7a3f24', 15),
        stroke('M-60 -120q-40 -60 0 -120t0 -110M60 -150q-40 -60 0 -120', '#ffffff', 11, { opacity: 0.5 }),
      ],
      { transform: 'translate(900 560)' },
    ),
    group(
      [
        rect(-40, -130, 80, 18, '#15131c'),
        path('M-80 -112H80Q130 0 80 112H-80Q-130 0 -80 -112Z', '#f2b632'),
        ...[-60, -20, 20, 60].map((y) => line(-100, y, 100, y, '#d9952a', 5)),
        rect(-40, 112, 80, 18, '#15131c'),
        line(0, -130, 0, -400, '#15131c', 5),
      ],
      { transform: 'translate(380 330)' },
    ),
    group(
      [
        rect(-130, -190, 260, 380, '#ffffff'),
        path('M-114 -174H114V-60L-114 -20ZM-114 0L20 -24V174H-114ZM36 -26L114 -40V174H36Z', '#e8e4f2'),
        ellipse(20, -110, 70, 40, '#23294f'),
        circle(20, -110, 24, '#ffffff'),
        star(-50, 90, 50, '#23294f', 8, 0.5),
      ],
      { transform: 'translate(1370 560) rotate(12)' },
    ),
  );
  sheet.finish = { grain: 0.05, paper: 0.6 };
}
