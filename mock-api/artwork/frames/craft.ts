import { circle, ellipse, line, path, rect, stroke } from '../kit/svg';
import type { Cut } from './people';

export const rowingBoat: Cut = (ink) => [
  path('M-150 -34Q-90 -16 0 -16Q90 -16 150 -36Q132 8 96 12H-92Q-132 8 -150 -34Z', ink),
  ellipse(-6, -92, 11, 14, ink),
  path('M-8 -80Q-30 -74 -30 -46L-28 -16H24L20 -50Q18 -74 2 -80Z', ink),
  stroke('M8 -50L86 -14L150 14M-14 -50L-80 -14L-140 14', ink, 5),
];

export const ship: Cut = (ink) => [
  path('M-260 -70L-228 0H232L268 -84L200 -72H-200Z', ink),
  rect(-150, -112, 300, 44, ink),
  rect(-110, -146, 210, 38, ink),
  rect(-70, -206, 34, 64, ink),
  rect(0, -206, 34, 64, ink),
  rect(64, -206, 34, 64, ink),
  line(-180, -72, -190, -240, ink, 5),
  line(190, -80, 196, -240, ink, 5),
];

export const schooner: Cut = (ink) => [
  path('M-170 -34Q-150 6 -120 8H104Q140 4 196 -52Q80 -28 -170 -34Z', ink),
  line(-70, -30, -66, -280, ink, 6),
  line(46, -30, 52, -320, ink, 6),
  path('M-60 -272Q10 -190 34 -60H-62Z', ink, { opacity: 0.92 }),
  path('M60 -310Q150 -190 168 -62H54Z', ink, { opacity: 0.92 }),
  path('M-78 -262Q-150 -150 -160 -48L-80 -60Z', ink, { opacity: 0.92 }),
  line(190, -50, 270, -92, ink, 4),
];

export const van: Cut = (ink) => [
  path('M-120 -24V-92Q-118 -104 -104 -104H74Q86 -104 94 -92L120 -54Q126 -50 126 -42V-24Z', ink),
  circle(-70, -20, 20, ink),
  circle(74, -20, 20, ink),
  rect(-104, -118, 150, 12, ink),
];

export const car: Cut = (ink) => [
  path('M-130 -26Q-132 -50 -104 -54L-72 -58Q-44 -88 -8 -88H34Q60 -86 84 -58L120 -50Q134 -46 132 -26Z', ink),
  circle(-78, -22, 21, ink),
  circle(82, -22, 21, ink),
];

export const airship: Cut = (ink) => [
  path(
    'M-230 -130C-200 -190 -80 -206 20 -200C130 -194 214 -160 236 -130C214 -100 130 -66 20 -60C-80 -54 -200 -70 -230 -130Z',
    ink,
  ),
  path('M-232 -130L-280 -186H-236L-176 -150ZM-232 -130L-280 -74H-236L-176 -110Z', ink),
  path('M-50 -58H70L54 -28H-34Z', ink),
  ...[-40, -8, 24, 56].map((x) => line(x, -62, x + 1, -30, ink, 3)),
];

export const cyclist: Cut = (ink) => [
  ...[-58, 58].map((x) => circle(x, -38, 36, 'none', { stroke: ink, 'stroke-width': 5 })),
  stroke('M-58 -38L-22 -92H44L0 -38H-58M44 -92L58 -38M0 -38L-28 -104M44 -92L50 -112L66 -108', ink, 5),
  stroke('M-30 -112Q-10 -150 34 -160', ink, 25),
  stroke('M32 -156L58 -116M-28 -108L14 -84L2 -42', ink, 11),
  ellipse(56, -176, 14, 15, ink),
];
