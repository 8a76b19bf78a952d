import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, ring, stroke } from '../../kit/svg';

// The bunch seen from the side: only wheels and caps.
export function peloton(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w } = sheet;
  sheet.fill(ground);
  const floor = wide ? 780 : 1240;
  sheet.add(
    hillBand(w, floor - 330, mix(ground, light, 0.35)),
    hillBand(w, floor - 200, mix(ground, shape, 0.3)),
    rect(0, floor, w, 16, dark),
  );
  const riders = wide ? 13 : 8;
  const tones = [shape, accent, light, dark, '#2a6fb0', '#f2b632'];
  for (let row = 2; row >= 0; row--)
    for (let i = 0; i < riders; i++) {
      const s = (wide ? 1.25 : 1.5) - row * 0.24;
      const x = (wide ? 700 : -40) + i * (wide ? 112 : 150) + row * 66;
      const y = floor - row * 120 - 80 * s;
      const tone = nth(tones, i * 5 + row * 3);
      const hero = row === 0 && i === riders - 2;
      sheet.add(
        group(
          [
            ring(-60, 30, 50, dark, 7),
            ring(70, 30, 50, dark, 7),
            ...[-60, 70].map((cx) => circle(cx, 30, 42, mix(ground, light, 0.5), { opacity: 0.4 })),
            stroke('M-60 30L-6 30L44 -50L-24 -50ZM-6 30L-30 -60M44 -50L70 30', dark, 6),
            stroke('M-28 -62L16 -26L-4 38', dark, 19),
            path('M-44 -66Q-20 -130 56 -128L66 -104Q20 -100 -8 -60Z', hero ? '#ffe600' : tone),
            stroke('M52 -116L72 -80L62 -60', '#c98d63', 11),
            circle(74, -142, 18, '#c98d63'),
            path('M50 -146Q54 -172 80 -170Q98 -164 96 -148Z', hero ? '#ffe600' : tone),
          ],
          { transform: `translate(${x} ${y}) scale(${s})` },
        ),
      );
    }
  sheet.finish = { grain: 0.05, paper: 0.6, shift: 3, specks: 0.05 };
}

const hillBand = (w: number, y: number, tone: string) =>
  path(`M-20 ${y + 60}Q${w * 0.2} ${y - 120} ${w * 0.45} ${y + 20}T${w + 20} ${y - 40}V${y + 600}H-20Z`, tone);
