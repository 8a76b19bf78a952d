import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { group, path, rect } from '../../kit/svg';

// Cut paper of the late fifties: a corridor that has no end, and somebody running in it.
export function spiral(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(ground);
  const torn = (cx: number, cy: number, half: number, tone: string, turn: number) => {
    const j = () => random.between(-0.05, 0.05) * half;
    return path(
      `M${-half + j()} ${-half + j()}L${half + j()} ${-half * 0.94 + j()}L${half * 0.96 + j()} ${half + j()}L${-half * 0.98 + j()} ${half * 0.95 + j()}Z`,
      tone,
      { transform: `translate(${cx} ${cy}) rotate(${turn})` },
    );
  };
  for (let i = 0; i < 9; i++)
    sheet.add(torn(520 + i * 9, 560 - i * 8, 520 * 0.78 ** i, [accent, dark, light, shape][i % 4] ?? dark, i * 9 - 6));
  sheet.add(
    group(
      [
        path(
          'M-30 -150L60 -170L90 -60L30 30L110 130L240 150L236 200L70 190L-30 90L-90 160L-210 250L-250 214L-140 110L-80 -20L-170 20L-250 -60L-216 -96L-150 -40L-70 -130Z',
          dark,
        ),
        path('M40 -260L110 -270L124 -190L66 -170L30 -200Z', dark),
        path('M90 -130L190 -90L270 -170L300 -140L200 -30L70 -60Z', dark),
      ],
      { transform: 'translate(430 700) scale(1.14) rotate(-6)' },
    ),
    group(
      [
        path(
          'M-30 -150L60 -170L90 -60L30 30L110 130L240 150L236 200L70 190L-30 90L-90 160L-210 250L-250 214L-140 110L-80 -20L-170 20L-250 -60L-216 -96L-150 -40L-70 -130Z',
          light,
        ),
        path('M40 -260L110 -270L124 -190L66 -170L30 -200Z', light),
        path('M90 -130L190 -90L270 -170L300 -140L200 -30L70 -60Z', light),
      ],
      { transform: 'translate(580 545) scale(0.2) rotate(-6)' },
    ),
    rect(0, 1060, 1000, 440, ground),
    path('M0 1050L340 1068L700 1046L1000 1066V1090H0Z', ground),
  );
}
