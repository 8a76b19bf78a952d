import { darken } from '../../kit/colour';
import { circle, path, rect, stroke } from '../../kit/svg';

export const spectacles = (tone: string, round: boolean) => [
  ...[400, 600].map((x) =>
    round
      ? circle(x, 480, 74, '#ffffff', { opacity: 0.14 }) +
        circle(x, 480, 74, 'none', { stroke: tone, 'stroke-width': 13 })
      : rect(x - 84, 426, 168, 108, '#ffffff', { opacity: 0.14, rx: 22 }) +
        rect(x - 84, 426, 168, 108, 'none', { stroke: tone, 'stroke-width': 15, rx: 22 }),
  ),
  stroke('M474 470Q500 452 526 470M318 466L290 452M682 466L710 452', tone, 12),
];
export const roll = (tone: string) => [
  path('M392 740Q500 812 608 740L624 852Q500 906 376 852Z', tone),
  stroke('M384 800Q500 860 616 800', darken(tone, 0.2), 6),
];
export const lapels = (coat: string, shirt: string) => [
  path('M420 790L500 1000L580 790L640 830L540 1010H460L360 830Z', shirt),
  path('M400 780L330 860L470 1010ZM600 780L670 860L530 1010Z', darken(coat, 0.25)),
];
export const rings = (tone: string) =>
  [300, 700].map((x) => circle(x, 610, 26, 'none', { stroke: tone, 'stroke-width': 9 }));
