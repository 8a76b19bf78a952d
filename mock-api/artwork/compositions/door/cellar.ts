import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../../kit/svg';

export function cellar(
  sheet: Sheet,
  film: Film,
  { x, y, dw, dh, floor }: { x: number; y: number; dw: number; dh: number; floor: number },
) {
  const { accent, light, dark } = film.palette;
  const { h } = sheet;
  sheet.fill(dark);
  const cx = x + dw / 2;
  sheet.add(
    circle(
      cx,
      y + dh * 0.6,
      dh * 1.5,
      sheet.radial(
        [
          [0, accent, 0.32],
          [0.4, accent, 0.1],
          [1, accent, 0],
        ],
        cx,
        y + dh * 0.6,
        dh * 1.5,
      ),
    ),
  );
  sheet.add(
    rect(
      x,
      y,
      dw,
      dh,
      sheet.linear([
        [0, light],
        [1, accent],
      ]),
    ),
  );
  // light thrown down the stairs
  const steps = 9;
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    const y0 = floor + t ** 1.3 * (h - floor);
    const y1 = floor + ((i + 0.56) / steps) ** 1.3 * (h - floor);
    const spread = (k: number) => dw * (0.5 + k * 1.15);
    sheet.add(
      polygon(
        [
          [cx - spread(t), y0],
          [cx + spread(t), y0],
          [cx + spread(t + 0.06), y1],
          [cx - spread(t + 0.06), y1],
        ],
        mix(accent, dark, 0.12 + t * 0.8),
      ),
    );
  }
  // the lodger: too tall, too thin, one hand on the frame
  sheet.add(
    group(
      [
        path(
          'M-34 0C-30 -120 -46 -200 -52 -262C-50 -300 -30 -316 -10 -320L-10 -338H12L12 -320C34 -316 52 -300 54 -262C48 -200 32 -120 36 0Z',
          dark,
        ),
        ellipse(1, -366, 23, 34, dark),
        stroke('M48 -280C86 -240 92 -180 100 -150', dark, 13),
        stroke('M100 -150L112 -112M100 -150L104 -108M100 -150L96 -110M100 -150L88 -116', dark, 5),
        stroke('M-46 -270C-78 -220 -72 -130 -76 -90', dark, 13),
        stroke('M-76 -90L-86 -48M-76 -90L-78 -44M-76 -90L-68 -46', dark, 5),
      ],
      { transform: `translate(${cx} ${y + dh}) scale(${dh / 430})` },
    ),
  );
  const long = sheet.linear([
    [0, dark],
    [1, dark, 0.1],
  ]);
  sheet.add(
    polygon(
      [
        [cx - 30, floor],
        [cx + 34, floor],
        [cx + 150, h],
        [cx - 130, h],
      ],
      long,
    ),
  );
  sheet.finish = { grain: 0.1, vignette: 0.4, fade: 0.03 };
}
