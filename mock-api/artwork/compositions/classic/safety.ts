import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon, rect, ring, stroke } from '../../kit/svg';
import { write } from '../../kit/type';

// A clerk hangs from a clock; the clock is the sun of the city.
export function safety(_sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const parts = [];
  for (let i = 0; i < 7; i++) {
    const x = 40 + i * 140;
    const y = 900 - ((i * 71) % 260);
    parts.push(
      rect(x, y, 120, 400, mix(ground, dark, 0.25)),
      ...Array.from({ length: 12 }, (_, k) =>
        rect(x + 18 + (k % 3) * 34, y + 24 + Math.floor(k / 3) * 54, 18, 28, mix(ground, light, 0.5)),
      ),
    );
  }
  parts.push(
    rect(0, 1096, 1000, 100, mix(ground, dark, 0.55)),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      group(
        [rect(0, 0, 62, 24, i % 2 ? accent : dark, { rx: 8 }), rect(14, -14, 34, 18, i % 2 ? accent : dark, { rx: 6 })],
        { transform: `translate(${70 + i * 160} ${1116 + (i % 2) * 24})` },
      ),
    ),
  );
  parts.push(circle(590, 470, 350, dark), circle(590, 470, 322, light), ring(590, 470, 300, dark, 4));
  for (let i = 0; i < 12; i++)
    parts.push(
      write(nth(['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'], i), {
        face: 'bodoniBlack',
        size: 58,
        x: 0,
        y: 20,
        anchor: 'middle',
        fill: dark,
        more: {
          transform: `translate(${590 + Math.sin((i * Math.PI) / 6) * 250} ${470 - Math.cos((i * Math.PI) / 6) * 250})`,
        },
      }),
    );
  parts.push(
    group(
      [
        polygon(
          [
            [-16, 40],
            [0, -240],
            [16, 40],
          ],
          dark,
        ),
      ],
      { transform: 'translate(590 470) rotate(64)' },
    ),
    group(
      [
        polygon(
          [
            [-22, 40],
            [0, -360],
            [22, 40],
          ],
          accent,
        ),
      ],
      { transform: 'translate(590 470) rotate(206)' },
    ),
    circle(590, 470, 28, dark),
  );
  parts.push(
    group(
      [
        stroke('M-6 0Q-40 -80 -10 -160M16 0Q46 -80 10 -166', dark, 26),
        circle(-8, -172, 17, '#eed3b0'),
        circle(12, -178, 17, '#eed3b0'),
        ellipse(4, -14, 40, 48, '#eed3b0'),
        circle(-14, -16, 13, 'none', { stroke: dark, 'stroke-width': 5 }),
        circle(20, -16, 13, 'none', { stroke: dark, 'stroke-width': 5 }),
        path('M-36 -36Q0 -70 44 -36Q10 -46 -36 -36Z', dark),
        ellipse(4, 14, 10, 12, dark),
        path('M-44 30Q0 10 54 30L60 200H-46Z', dark),
        path('M-8 24L4 110L20 24Z', light),
        polygon(
          [
            [0, 30],
            [10, 30],
            [14, 96],
            [4, 110],
            [-2, 96],
          ],
          accent,
        ),
        stroke('M-20 200L-60 300L-30 380M30 200L80 280L130 330', dark, 38),
        path('M-60 376L-10 372L-4 400H-70ZM124 318L160 352L146 372L108 346Z', dark),
      ],
      { transform: 'translate(424 860) rotate(6) scale(1.02)' },
    ),
  );
  parts.push(
    group(
      [
        ellipse(0, 0, 70, 14, mix(light, accent, 0.4)),
        path('M-40 -4V-36Q0 -46 40 -36V-4Z', mix(light, accent, 0.4)),
        rect(-40, -16, 80, 10, dark),
      ],
      { transform: 'translate(250 1010) rotate(34)' },
    ),
  );
  return parts;
}
