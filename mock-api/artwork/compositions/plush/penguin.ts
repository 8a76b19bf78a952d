import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect } from '../../kit/svg';

// A penguin with a rubber plant and a removal box.
export function penguin(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, lighten(ground, 0.2)],
      [1, ground],
    ]),
  );
  const wood = '#e0b98a';
  const soft = (stops: readonly [string, string], x: number, y: number, r: number) =>
    sheet.radial(
      [
        [0, stops[0]],
        [1, stops[1]],
      ],
      x,
      y,
      r,
    );
  sheet.add(
    rect(640, 430, 260, 320, '#bfe6fb', { rx: 12 }),
    rect(640, 430, 260, 320, 'none', { stroke: '#ffffff', 'stroke-width': 22, rx: 12 }),
    rect(762, 430, 16, 320, '#ffffff'),
    circle(840, 500, 30, '#fff2b8'),
    path('M651 740V660Q700 620 740 660T890 640V740Z', '#8fcf8a'),
    rect(0, 1090, 1000, 410, wood),
    ...Array.from({ length: 7 }, (_, i) => rect(0, 1120 + i * 56, 1000, 3, darken(wood, 0.2), { opacity: 0.6 })),
    rect(0, 1072, 1000, 26, '#ffffff'),
    ellipse(450, 1290, 300, 40, '#000000', { opacity: 0.25, filter: sheet.blur(18) }),
    // plant
    path('M120 1230L140 1080H260L280 1230Z', soft([lighten(accent, 0.3), darken(accent, 0.2)], 180, 1120, 160)),
    ...[-60, -30, 0, 28, 58].map((a, i) =>
      path('M0 0Q-60 -110 0 -230Q60 -110 0 0Z', soft(['#7fce84', '#2f7d4f'], 200, 960, 200), {
        transform: `translate(200 1084) rotate(${a}) scale(${1 - (i % 2) * 0.18})`,
      }),
    ),
    group(
      [
        ellipse(-90, 330, 90, 34, '#f59b2e'),
        ellipse(90, 330, 90, 34, '#e8861c'),
        path(
          'M-230 -40C-240 -330 -130 -460 0 -460C130 -460 240 -330 230 -40C260 180 180 330 0 330C-180 330 -260 180 -230 -40Z',
          soft([lighten(shape, 0.35), darken(shape, 0.45)], -90, -260, 560),
        ),
        path(
          'M-160 -20C-180 -200 -110 -330 -60 -330C-20 -330 -10 -300 0 -300C10 -300 20 -330 60 -330C110 -330 180 -200 160 -20C180 180 110 300 0 300C-110 300 -180 180 -160 -20Z',
          soft(['#ffffff', '#cfd8e6'], -60, -120, 480),
        ),
        path(
          'M-226 -90C-330 -20 -360 100 -330 190C-270 170 -220 90 -210 20Z',
          soft([lighten(shape, 0.25), darken(shape, 0.4)], -300, 0, 200),
        ),
        path(
          'M226 -90C310 -60 360 0 380 60C310 90 240 60 210 20Z',
          soft([lighten(shape, 0.25), darken(shape, 0.4)], 250, -20, 200),
        ),
        ...[-70, 70].map(
          (x) =>
            circle(x, -230, 44, soft(['#ffffff', '#dfe4ee'], x - 10, -240, 50)) +
            circle(x + 6, -224, 26, '#1a1622') +
            circle(x - 4, -236, 9, '#ffffff'),
        ),
        path('M-56 -170Q0 -210 56 -170Q30 -120 0 -112Q-30 -120 -56 -170Z', soft(['#ffc055', '#e8861c'], -10, -180, 70)),
        path('M-50 -166Q0 -150 50 -166', 'none', { stroke: '#b8650f', 'stroke-width': 5 }),
        circle(-124, -150, 28, '#ff9f9f', { opacity: 0.5 }),
        circle(124, -150, 28, '#ff9f9f', { opacity: 0.5 }),
        path('M-190 -80Q0 0 190 -80L196 -30Q0 60 -196 -30Z', accent),
        path('M110 -46L170 130L110 140L70 -30Z', darken(accent, 0.15)),
      ],
      { transform: 'translate(470 930)' },
    ),
    group(
      [
        rect(-130, -90, 260, 190, soft(['#e9c08d', '#b98549'], -60, -40, 260)),
        path('M-130 -90L-90 -130H170L130 -90Z', '#f0cf9f'),
        path('M130 -90L170 -130V60L130 100Z', '#a2713c'),
        rect(-24, -90, 48, 190, mix('#f5e2c0', '#ffffff', 0.2), { opacity: 0.7 }),
        path('M-90 20L-60 -20L-30 20M-60 -20V60', 'none', { stroke: dark, 'stroke-width': 8 }),
      ],
      { transform: 'translate(800 1180)' },
    ),
  );
}
