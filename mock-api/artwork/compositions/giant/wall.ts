import type { Film } from '../../film';
import { foot } from '../../kit/foot';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect } from '../../kit/svg';
import { measure, write } from '../../kit/type';

// Each letter stretched until it is a wall; somebody small stands before them.
export function wall(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const letters = [...film.title.toUpperCase()];
  const tall = 1300 / letters.length;
  letters.forEach((letter, i) => {
    const box = measure(letter, { face: 'archivoBlack', size: 100 });
    const [sx, sy] = [(1000 - 60) / box.width, (tall - 26) / box.height];
    const y = 36 + i * tall;
    sheet.add(
      rect(0, y - 13, 1000, tall, nth([ground, accent, shape], i)),
      group(
        write(letter, { face: 'archivoBlack', size: 100, x: 0, y: -box.top, fill: nth([dark, ground, light], i) }),
        { transform: `translate(30 ${y}) scale(${sx.toFixed(3)} ${sy.toFixed(3)})` },
      ),
    );
  });
  sheet.add(
    group(
      [
        path('M6 0L-120 60L-112 66L16 4Z', dark, { opacity: 0.4 }),
        path('M-12 -70H12L16 -36L10 0H2L0 -30L-2 0H-10L-16 -36Z', light),
        circle(0, -82, 11, light),
      ],
      { transform: 'translate(516 1286) scale(1.2)' },
    ),
  );
}

export function wallPrint(sheet: Sheet, film: Film) {
  const { ground, dark } = film.palette;
  sheet.add(rect(0, 1318, 1000, 182, dark));
  sheet.add(foot(film, { x: 36, y: 1376, width: 928, fill: ground, face: 'archivoBlack', size: 30, small: 22 }));
}
