import { beam, glow } from '../../frames/air';
import { city } from '../../frames/city';
import { framed } from '../../frames/ink';
import { coat, stand, umbrella, woman } from '../../frames/people';
import { dim, lightOf, type Plate, shine } from '../../kit/plate';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, rect } from '../../kit/svg';
import { brandSign } from '../sign';

/** Nothing of the night is lost in black where there is no title to lie on it. */
const lit =
  (plate: Plate): Plate =>
  (x, y, out) => {
    plate(x, y, out);
    dim(out, 1.4);
    shine(out, base, 1);
  };
const base = lightOf('#0c1630');

/** After the last showing: a wet street, the lamps out of focus, and the entrance still lit. */
export function lateShow(sheet: Sheet) {
  sheet.plate = () =>
    framed(
      lit(
        city(sheet.random, { colours: ['#ffb84a', '#ffd898', '#6a9aff', '#ff5a78'], sky: '#1c3270', wet: 1, size: 40 }),
      ),
      330,
      0,
      1,
    );
  const [x, y] = [1050, 650];
  const front = [
    rect(x - 250, 250, 500, y - 250, '#0a0d18'),
    rect(
      x - 176,
      420,
      352,
      y - 420,
      sheet.linear([
        [0, '#fff2cc'],
        [1, '#ffb85a'],
      ]),
    ),
    ...[-176, -90, 0, 90, 176].map((at) => rect(x + at - 4, 420, 8, y - 420, '#2a1410')),
    rect(x - 290, 330, 580, 74, '#8f1f22'),
    rect(x - 290, 330, 580, 8, '#ffcf7a'),
    ...Array.from({ length: 24 }, (_, i) => circle(x - 282 + i * 24.5, 398, 6, '#fff2cc')),
  ];
  const mirror = sheet.blur(9);
  sheet.add(
    group(group(front, { transform: `translate(0 ${y * 2}) scale(1 -1)` }), { filter: mirror, opacity: 0.42 }),
    group(front),
    line(0, y, 1600, y, '#05070d', 4),
  );
  brandSign(sheet, { x, y: 382, size: 44 });
  glow(x, 530, 420, '#ffc468', 0.34)(sheet);
  beam(x, 640, x - 60, 900, 240, '#ffd890', 0.4)(sheet);
  stand(umbrella, { x: 760, y: 772, s: 1.15, wet: 0.35, rim: '#ffc87a' })(sheet);
  stand(woman, { x: 1190, y: 760, s: 1.05, wet: 0.35, rim: '#ffd898' })(sheet);
  stand(coat, { x: 1258, y: 762, s: 1.1, wet: 0.35, rim: '#ffd898' })(sheet);
  sheet.finish = { grain: 0.035, vignette: 0.12, bloom: 0.7 };
}
