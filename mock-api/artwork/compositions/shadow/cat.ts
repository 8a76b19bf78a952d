import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, stroke } from '../../kit/svg';

/** A cat on the pavement; on the wall behind it stands the shadow of a man. */
export function cat(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  const wide = w > h;
  const floor = h * (wide ? 0.8 : 0.78);
  sheet.fill(ground);
  for (let row = 0; row * 74 < floor; row++)
    for (let x = row % 2 ? -70 : 0; x < w; x += 150)
      sheet.add(
        rect(
          x + 4,
          row * 74 + 4,
          142,
          66,
          mix(ground, row % 3 ? light : shape, 0.05 + ((x * 7 + row * 13) % 5) * 0.018),
          { rx: 4 },
        ),
      );
  const [x, s] = wide ? [1440, 0.72] : [440, 1.1];
  const shade = mix(ground, dark, 0.78);
  sheet.add(
    group(
      [
        path(
          'M-120 0C-140 -260 -150 -420 -90 -470L-50 -490V-530C-90 -560 -96 -620 -70 -660H-110Q-120 -690 -80 -694L-66 -760Q0 -800 62 -760L78 -694Q120 -690 108 -660H72C94 -620 90 -560 50 -530V-490L96 -470C160 -420 150 -260 130 0Z',
          shade,
        ),
        path('M96 -470Q190 -380 200 -230L240 -120L200 -100L140 -220Z', shade),
        path('M196 -140L330 -190L336 -176L216 -100Z', shade),
      ],
      { transform: `translate(${x + (wide ? 190 : 300) * s} ${floor}) scale(${s * 1.2} ${s * 1.08}) skewX(-4)` },
    ),
    rect(0, floor, w, h - floor, dark),
    rect(0, floor, w, 12, mix(dark, light, 0.3)),
  );
  for (let i = 0; i < 16; i++)
    sheet.add(stroke(`M${i * (w / 14) - 60} ${h}L${i * (w / 14) + 20} ${floor + 12}`, mix(dark, shape, 0.35), 5));
  const [cx, cy, cs] = wide ? [1330, 780, 0.9] : [330, 1260, 1.36];
  sheet.add(
    group(
      [
        path('M-70 0C-100 -60 -84 -130 -40 -160L-46 -232L-6 -196H38L78 -232L72 -160C100 -120 110 -50 92 0Z', accent),
        path('M92 -10C150 10 190 -20 186 -80C184 -116 150 -116 152 -84C154 -50 130 -40 90 -56Z', accent),
        path('M-40 -160Q16 -200 72 -160Q60 -110 16 -108Q-30 -110 -40 -160Z', mix(accent, light, 0.2)),
        circle(-8, -158, 12, light),
        circle(40, -158, 12, light),
        circle(-8, -158, 6, dark),
        circle(40, -158, 6, dark),
        path('M8 -138H24L16 -126Z', dark),
        stroke('M16 -126V-118M-24 -134L-76 -144M-24 -126L-74 -122M56 -134L108 -144M56 -126L106 -122', dark, 4),
        ...[-40, -10, 20, 50].map((dx) => stroke(`M${dx} -84q10 14 24 4`, darken(accent, 0.35), 6)),
        path('M-30 0Q-30 -60 -10 -70L0 0ZM30 0Q30 -60 50 -70L60 0Z', darken(accent, 0.2)),
      ],
      { transform: `translate(${cx} ${cy}) scale(${cs})` },
    ),
  );
}
