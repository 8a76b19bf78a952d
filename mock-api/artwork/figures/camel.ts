import { circle, group, path } from '../kit/svg';

export const camel = (s: number, coat: string, rider?: string, load?: string) =>
  group(
    [
      path(
        'M-70 0L-62 -60Q-90 -90 -70 -120Q-56 -130 -50 -170Q-30 -200 -6 -170Q6 -140 20 -170Q44 -200 60 -160Q76 -120 90 -130Q110 -150 108 -200L104 -226Q120 -250 150 -240L166 -226Q166 -212 146 -212Q136 -140 110 -100Q96 -76 70 -70L78 0H68L56 -66Q0 -54 -46 -70L-56 0Z',
        coat,
      ),
      path('M-40 -150Q6 -190 50 -146L40 -100Q6 -116 -30 -100Z', load),
      ...(rider
        ? [
            path('M-22 -160Q-20 -236 6 -240Q32 -236 30 -160Z', rider),
            circle(6, -256, 17, coat),
            path('M-14 -262Q6 -292 28 -262L34 -236Q20 -248 -8 -246Z', rider),
          ]
        : []),
    ],
    { transform: `scale(${s})` },
  );
