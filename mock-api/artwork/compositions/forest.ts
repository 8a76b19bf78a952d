// Vertical trunks fading into mist, and one small figure in colour.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix } from '../kit/colour';
import { smoothNoise } from '../kit/noise';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, group, type Point, path, polygon, rect } from '../kit/svg';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film) {
  const { accent, light } = film.palette;
  trees(sheet, film, { floor: 1190, clear: [380, 560] });
  walker(sheet, film, 470, 1196, 1);
  const lines = film.title.toUpperCase().split(' ');
  // the title stands among the trunks: narrow letters, one word per clearing
  sheet.add(stack(lines, { face: 'shoulders', width: 190, x: 375, y: 120, gap: 22, fill: accent }).svg);
  sheet.add(
    write(film.tagline, { face: 'oswald', size: 31, x: 500, y: 1326, anchor: 'middle', track: 0.1, fill: light }),
  );
  sheet.add(credits(film, { x: 500, y: 1392, width: 800, fill: light, size: 24 }));
}
export function backdrop(sheet: Sheet, film: Film) {
  trees(sheet, film, { floor: 740, clear: [1260, 1400] });
  walker(sheet, film, 1330, 744, 0.72);
}

function trees(sheet: Sheet, film: Film, { floor, clear }: { floor: number; clear: Point }) {
  const { ground, shape, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, mix(ground, shape, 0.15)],
      [0.6, light],
      [0.8, ground],
    ]),
  );
  for (let layer = 0; layer < 5; layer++) {
    const t = layer / 4;
    const tone = mix(mix(light, ground, 0.8), dark, t ** 1.25);
    const base = floor - 60 + t * 120;
    const count = Math.round((26 - layer * 4) * (w / 1000));
    for (let i = 0; i < count; i++) {
      const x = ((i + random.between(0.1, 0.9)) / count) * w;
      if (layer > 0 && x > clear[0] - t * 30 && x < clear[1] + t * 30) continue;
      const tw = random.between(7, 15) * (0.5 + t * 2.4);
      const lean = random.between(-16, 16);
      sheet.add(
        polygon(
          [
            [x - tw * 0.36 + lean, 0],
            [x + tw * 0.36 + lean, 0],
            [x + tw * 0.6, base + random.between(0, 30)],
            [x - tw * 0.6, base + 20],
          ],
          tone,
        ),
      );
      for (let b = 0; b < 5; b++) {
        const by = random.between(30, floor * 0.62);
        const len = random.between(20, 70) * (0.5 + t) * random.pick([-1, 1]);
        sheet.add(
          path(`M${x + lean * (1 - by / base)} ${by}q${len * 0.5} ${6} ${len} ${26 + t * 14}`, 'none', {
            stroke: tone,
            'stroke-width': 1 + t * 2.4,
          }),
        );
      }
    }
    const noise = smoothNoise(random);
    let d = `M0 ${h}`;
    for (let k = 0; k <= 40; k++) d += `L${(k / 40) * w} ${(base + noise(k * 0.7) * 12).toFixed(1)}`;
    if (layer > 1) sheet.add(path(`${d}L${w} ${h}Z`, mix(tone, dark, 0.12)));
    sheet.add(
      rect(
        0,
        floor - 520,
        w,
        560,
        sheet.linear([
          [0, light, 0],
          [0.85, light, 0.2],
          [1, light, 0],
        ]),
      ),
    );
  }
  sheet.add(
    rect(
      0,
      floor + 30,
      w,
      h - floor,
      sheet.linear([
        [0, dark, 0],
        [0.5, dark, 1],
      ]),
    ),
  );
  sheet.finish = { grain: 0.075, vignette: 0.3 };
}

function walker(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { accent, dark } = film.palette;
  sheet.add(
    group(
      [
        path('M-8 0L-6 -44H6L10 0H4L1 -30L-3 0Z', dark),
        path('M-20 -32Q-16 -98 0 -104Q17 -98 20 -32Q0 -24 -20 -32Z', accent),
        circle(0, -112, 13, accent),
        path('M-13 -112Q0 -134 13 -112Q8 -98 -8 -98Z', accent),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
}
