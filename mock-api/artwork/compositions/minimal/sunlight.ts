import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect } from '../../kit/svg';

/** The light of a window on a bare wall, and in it the shadows of two people who are not in the picture. */
export function sunlight(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  const wide = w > h;
  const floor = h * (wide ? 0.84 : 0.85);
  sheet.fill(
    sheet.linear(
      [
        [0, mix(ground, dark, 0.3)],
        [0.6, ground],
        [1, mix(ground, dark, 0.2)],
      ],
      30,
    ),
  );
  const glow = mix(light, accent, 0.25);
  const panes = [0, 1].flatMap((c) => [0, 1, 2].map((r) => rect(c * 230, r * 200, 212, 182, glow)));
  const lit = sheet.clip([0, 1].flatMap((c) => [0, 1, 2].map((r) => rect(c * 230, r * 200, 212, 182))));
  const shadow = mix(ground, dark, 0.45);
  const pair = [
    path(
      'M40 600C40 470 70 420 130 400L132 372C96 350 92 300 104 270C120 226 190 226 204 268C214 292 206 312 216 330L228 352L210 360C212 380 206 394 186 392L186 410C220 430 240 470 236 600Z',
      shadow,
    ),
    path(
      'M440 600C440 470 420 424 360 408L358 386C330 390 318 378 320 354L304 344L318 318C316 262 350 230 396 240C450 252 452 320 430 366L470 400Z',
      shadow,
    ),
    path('M300 600C300 470 330 424 380 408L440 440L470 600Z', shadow),
  ];
  const [x, y, s] = wide ? [1180, 110, 1.12] : [380, 520, 1.16];
  sheet.add(
    group([...panes, group(pair, { 'clip-path': lit })], {
      transform: `translate(${x} ${y}) scale(${s}) skewY(-9) skewX(-14)`,
    }),
    rect(0, floor, w, h - floor, mix(shape, dark, 0.3)),
    rect(0, floor, w, 10, lighten(shape, 0.12)),
  );
  // the guest bed, made
  const [bx, by] = wide ? [1120, floor] : [80, floor];
  sheet.add(
    group(
      [
        ellipse(330, 34, 400, 22, dark, { opacity: 0.4 }),
        path('M0 20V-150Q0 -166 14 -166Q28 -166 28 -150V20Z', dark),
        path('M632 20V-110Q632 -124 645 -124Q658 -124 658 -110V20Z', dark),
        rect(20, -86, 620, 74, accent, { rx: 14 }),
        path('M20 -80Q300 -110 640 -80V-34Q300 -10 20 -34Z', mix(accent, light, 0.35)),
        rect(34, -136, 150, 62, light, { rx: 28 }),
        circle(720, -170, 60, mix(light, accent, 0.3)),
        rect(715, -116, 10, 130, dark),
        rect(680, 10, 80, 12, dark),
      ],
      { transform: `translate(${bx} ${by}) scale(${wide ? 0.9 : 1})` },
    ),
  );
}
