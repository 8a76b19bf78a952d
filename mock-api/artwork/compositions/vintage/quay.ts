import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../../kit/svg';

/** A printed photograph of a street in Paris, and a yellow strip that ignores it. */
export function quay(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  const { w, h } = sheet;
  const wide = w > h;
  const foot = wide ? h : 1020;
  sheet.fill(light);
  sheet.add(
    rect(
      0,
      0,
      w,
      foot,
      sheet.linear([
        [0, '#9a9a9a'],
        [0.6, '#e6e6e6'],
      ]),
    ),
  );
  const vanish = wide ? [1250, 470] : [420, 560];
  const [vx = 0, vy = 0] = vanish;
  const front = (x0: number, x1: number, tall: number, tone: string) =>
    path(`M${x0} ${foot}L${x0} ${vy - tall}L${x1} ${vy - tall * 0.34}V${vy + (foot - vy) * 0.3}Z`, tone);
  sheet.add(
    front(wide ? 620 : -20, vx - 90, wide ? 460 : 560, '#5b5b5b'),
    front(w + 20, vx + 110, wide ? 470 : 560, '#7d7d7d'),
    path(`M${wide ? 620 : -20} ${foot}L${vx - 90} ${vy + (foot - vy) * 0.3}H${vx + 110}L${w + 20} ${foot}Z`, '#b9b9b9'),
  );
  for (let i = 0; i < 6; i++) {
    const t = i / 6;
    const x = w + 10 - t * (w - vx - 110);
    const s = 1 - t * 0.72;
    for (let row = 0; row < 4; row++)
      sheet.add(
        rect(x - 70 * s, vy - (430 - row * 130) * s, 44 * s, 84 * s, row % 2 ? '#3a3a3a' : '#2b2b2b'),
        rect(x - 78 * s, vy - (346 - row * 130) * s, 60 * s, 8 * s, '#efefef'),
      );
  }
  if (wide)
    sheet.add(
      rect(0, 0, 640, h, '#ececec'),
      rect(
        560,
        0,
        160,
        h,
        sheet.linear(
          [
            [0, '#ececec'],
            [1, '#ececec', 0],
          ],
          0,
        ),
      ),
    );
  const [x, y, s] = wide ? [1590, 520, 0.88] : [640, 620, 1];
  const woman = [
    path('M-150 420C-150 120 -120 -10 -40 -40H50C120 -10 160 120 170 420Z', '#f2f2f2'),
    ...Array.from({ length: 9 }, (_, i) =>
      stroke(
        `M${-146 + Math.max(0, 3 - i) * 16} ${10 + i * 46}Q0 ${40 + i * 46} ${150 - Math.max(0, 3 - i) * 16} ${10 + i * 46}`,
        '#2a2a2a',
        15,
      ),
    ),
    path('M-50 -30H60V-120H-50Z', '#cfcfcf'),
    path(
      'M-96 -200C-96 -90 -40 -40 5 -36C60 -40 104 -100 104 -200C104 -300 60 -340 4 -340C-60 -340 -96 -300 -96 -200Z',
      '#dedede',
    ),
    path(
      'M-110 -170C-140 -330 -60 -390 20 -384C110 -380 150 -300 118 -180C100 -240 60 -270 10 -266C-50 -270 -90 -240 -110 -170Z',
      '#161616',
    ),
    path('M-80 -196Q-44 -226 -14 -196Q-46 -178 -80 -196ZM24 -196Q56 -226 88 -194Q56 -178 24 -196Z', '#161616'),
    stroke('M-86 -226Q-50 -250 -14 -230M22 -230Q56 -250 92 -224', '#161616', 9),
    stroke('M4 -190L-4 -130Q4 -120 16 -124', '#6b6b6b', 7),
    path('M-28 -88Q4 -104 38 -88Q6 -62 -28 -88Z', '#161616'),
    path('M90 60L150 -60L190 -100L206 -84L180 -40L140 110Z', '#dedede'),
    line(196, -104, 246, -134, '#f6f6f6', 9),
    stroke('M250 -140Q280 -190 250 -230T280 -320', '#f6f6f6', 6),
  ];
  sheet.add(group(woman, { transform: `translate(${x} ${y}) scale(${s})` }));
  sheet.add(
    wide ? rect(760, 690, 1240, 46, '#f2c230') : rect(0, 930, 1000, 50, '#f2c230'),
    wide ? circle(900, 200, 60, '#f2c230') : circle(150, 170, 90, '#f2c230'),
  );
  if (!wide)
    sheet.add(rect(0, 1020, w, h, light), rect(60, 1056, 140, 8, accent), rect(0, 1490, w, 10, mix(dark, accent, 0.2)));
}
