import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, path } from '../../kit/svg';
import { frond, sheetOf } from './snip';

const leaping =
  'M-20 -190C-60 -180 -60 -130 -30 -110C-80 -120 -150 -170 -180 -210C-200 -220 -214 -196 -200 -180C-160 -120 -110 -70 -60 -50C-60 -10 -90 40 -150 70C-200 96 -230 150 -240 190C-234 210 -210 206 -200 190C-170 140 -120 130 -70 110C-30 96 10 80 30 60C60 110 110 130 150 190C170 214 196 200 186 176C170 120 120 60 90 30C90 -10 70 -40 50 -60C100 -70 160 -110 190 -160C200 -184 176 -196 160 -180C120 -140 70 -120 20 -116C50 -140 30 -196 -20 -190Z';
const swaying =
  'M10 -220C-30 -220 -40 -160 -8 -140C-60 -130 -120 -70 -130 0C-134 24 -110 30 -100 10C-84 -36 -60 -60 -40 -64C-60 0 -50 50 -60 100C-70 150 -110 190 -130 240C-124 260 -104 256 -94 240C-60 190 -20 150 0 100C20 150 60 180 70 240C80 262 104 254 102 236C96 170 60 120 56 70C64 20 50 -20 36 -70C80 -60 100 -20 140 10C160 20 172 0 160 -16C130 -70 80 -120 30 -140C60 -160 50 -220 10 -220Z';

// Four dancers and what the wind does to the leaves.
export function dancers(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(light);
  sheet.add(
    sheetOf(random, 40, 40, 440, 560, ground),
    sheetOf(random, 490, 46, 470, 400, accent),
    sheetOf(random, 46, 610, 400, 540, mix(shape, light, 0.2)),
    sheetOf(random, 460, 450, 500, 700, shape),
    sheetOf(random, 420, 380, 180, 230, light),
    path(leaping, light, { transform: 'translate(250 330) scale(1.05)' }),
    path(swaying, dark, { transform: 'translate(720 250) rotate(10) scale(0.78)' }),
    path(swaying, accent, { transform: 'translate(250 880) rotate(-8) scale(1.02)' }),
    path(leaping, ground, { transform: 'translate(720 780) rotate(-14) scale(-1.2 1.2)' }),
    circle(890, 120, 40, light),
    frond(90, 130, 0.6, -30, accent),
    frond(430, 520, 0.7, 20, shape),
    frond(880, 400, 0.8, 40, ground),
    frond(560, 560, 0.6, -20, accent),
    frond(110, 1060, 0.7, 10, ground),
    frond(400, 690, 0.56, -40, dark),
    frond(900, 1060, 0.9, 24, light),
    frond(540, 1080, 0.66, -16, dark),
    ...[0, 1, 2, 3].map((i) => star(610 + i * 84, 500 + (i % 2) * 26, 20, light, 5, 0.5, i)),
  );
}
