import type { Film } from '../../film';
import { byLine, credits, laurel } from '../../kit/billing';
import type { Sheet } from '../../kit/sheet';
import { stack } from '../../kit/stack';
import { circle, group, line, path, rect, ring, stroke } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { write } from '../../kit/type';

export function cyclingPoster(sheet: Sheet, film: Film) {
  const { ground, accent, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(circle(520, 760, 330, accent));
  // the peloton is already gone: only wheels at the edge; the last rider is huge
  const whole = 'translate(52 108) scale(0.91)';
  const bike = [];
  bike.push(
    group([
      ring(270, 1010, 190, dark, 20),
      ring(770, 1010, 190, dark, 20),
      ...Array.from({ length: 18 }, (_, i) => {
        const a = (i / 18) * Math.PI * 2;
        return [270, 770]
          .map((cx) => line(cx, 1010, cx + Math.cos(a) * 186, 1010 + Math.sin(a) * 186, dark, 2.5))
          .join('');
      }),
      circle(270, 1010, 20, dark),
      circle(770, 1010, 20, dark),
      stroke(
        'M270 1010L452 1000L650 730L380 740ZM452 1000L352 676M650 730L770 1010M640 690L632 700L650 730M640 690L740 676Q790 690 760 740',
        dark,
        19,
      ),
      rect(290, 660, 130, 22, dark, { rx: 11 }),
      circle(452, 1000, 46, 'none', { stroke: dark, 'stroke-width': 12 }),
    ]),
  );
  bike.push(
    stroke('M372 660Q500 720 560 800', '#c98d63', 84),
    stroke('M560 800Q510 900 470 1040', '#c98d63', 58),
    stroke('M372 650Q470 690 520 740', dark, 96),
    path('M440 1030L540 1046Q556 1070 530 1072H436Z', dark),
    stroke('M505 930L484 1000', '#ffffff', 60, { 'stroke-linecap': 'butt' }),
  );
  bike.push(
    path('M320 640Q340 460 560 440Q640 440 680 480L650 560Q560 540 470 690Q380 720 320 640Z', '#ffffff'),
    ...(
      [
        [420, 560],
        [500, 500],
        [400, 640],
        [580, 490],
        [500, 590],
        [620, 520],
      ] as const
    ).map(([x, y]) => circle(x, y, 30, accent)),
    stroke('M650 510Q690 600 730 670', '#c98d63', 50),
    circle(736, 680, 32, dark),
  );
  bike.push(
    path('M664 380Q690 300 770 320Q830 350 812 420Q790 480 730 476Q690 470 664 380Z', '#c98d63'),
    path('M646 392Q650 270 760 276Q850 290 846 366L786 360Q720 350 700 400Z', dark),
    path('M780 356L880 360Q884 384 830 384L780 380Z', accent),
    stroke('M786 452Q770 446 762 452', dark, 6),
    stroke('M760 404H784', dark, 8),
    stroke('M690 430Q660 450 640 470', '#c98d63', 46),
  );
  for (const [x, y, r] of [
    [880, 470, 12],
    [912, 520, 8],
    [860, 530, 7],
    [930, 440, 6],
  ] as const)
    bike.push(
      path(`M0 ${-r * 1.6}Q${r} 0 0 ${r}Q${-r} 0 0 ${-r * 1.6}Z`, '#2a6fb0', {
        transform: `translate(${x} ${y}) rotate(-40)`,
      }),
    );
  sheet.add(group(bike, { transform: whole }));
  sheet.add(rect(0, 1202, 1000, 12, dark));
  sheet.add(
    stack(
      linesOf(film).map((t) => t.toUpperCase()),
      { face: 'anton', width: 640, x: 60, y: 60, gap: 20, fill: dark },
    ).svg,
  );
  sheet.add(write(film.tagline, { face: 'archivoBlack', size: 38, x: 60, y: 1272, fill: accent, max: 880 }));
  sheet.add(write(byLine(film), { face: 'archivoBold', size: 28, x: 60, y: 1322, fill: dark }));
  sheet.add(laurel(['Radfilm', 'Wettbewerb'], { x: 860, y: 1374, size: 1, fill: dark }));
  sheet.add(credits(film, { x: 60, y: 1390, width: 680, fill: dark, size: 23, anchor: 'start', rows: 3 }));
  sheet.finish = { grain: 0.04, paper: 0.5, shift: 3, specks: 0.05 };
}
