import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, stroke } from '../../kit/svg';

const face =
  'M420 1500C430 1330 470 1250 560 1200C500 1170 440 1160 410 1140C388 1122 400 1090 390 1070C380 1056 366 1050 370 1030C374 1018 384 1012 380 1000C360 996 350 984 356 968C366 930 320 920 300 900C290 884 320 850 350 790C366 750 352 700 360 640C380 480 500 370 680 370C900 370 1040 520 1040 760C1040 980 960 1080 940 1220C930 1320 1000 1420 1040 1500Z';

/** A woman who waits behind a blind; where its light falls, there is a face. */
export function blinds(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  const wide = w > h;
  sheet.fill(dark);
  const place = wide ? 'translate(1010 -360) scale(0.95)' : 'translate(-10 -260) scale(0.98)';
  const skin = mix(light, accent, 0.22);
  const lit = [
    rect(-1400, -400, 3800, 2600, ground),
    path(face, skin),
    // hair pinned up, and a hat that hides one eye
    path(
      'M600 400C860 330 1060 480 1050 800C1046 960 960 1060 940 1180C900 1120 860 1100 820 1060C860 960 800 860 700 800C640 740 660 620 600 400Z',
      shape,
    ),
    path('M250 640Q520 470 860 420Q1010 420 1060 520Q1000 480 900 500Q560 570 270 690Z', dark),
    path('M430 560C450 380 600 280 780 300C930 320 1010 420 1000 500Q720 440 430 560Z', dark),
    path('M440 540Q700 410 1000 470L1000 510Q720 450 436 576Z', accent),
    path('M392 792Q450 752 520 790Q450 812 392 792Z', dark),
    stroke('M384 796Q450 744 528 786', dark, 9),
    stroke('M380 724Q440 690 520 708', dark, 10),
    path('M372 1010Q420 996 448 1018Q420 1066 386 1060Q366 1040 372 1010Z', accent),
    path('M300 900Q330 880 372 900Q350 920 356 968Q320 920 300 900Z', mix(skin, dark, 0.4)),
    circle(760, 900, 22, accent),
    path('M560 1200Q760 1180 880 1080Q800 1260 640 1300Z', mix(skin, dark, 0.5)),
  ];
  const slats = Array.from({ length: wide ? 12 : 19 }, (_, i) => {
    const y = (wide ? -60 : -40) + i * 82;
    return path(
      `M${-100} ${y + (wide ? 120 : 60)}L${w + 100} ${y - (wide ? 120 : 60)}V${y - (wide ? 120 : 60) + 46}L${-100} ${y + (wide ? 120 : 60) + 46}Z`,
    );
  });
  const light1 = sheet.clip(slats);
  sheet.add(
    group(lit, { transform: place, opacity: 0.1 }),
    group(group(lit, { transform: place }), { 'clip-path': light1 }),
  );
  if (wide)
    sheet.add(
      rect(
        0,
        0,
        1100,
        h,
        sheet.linear(
          [
            [0, dark, 0.92],
            [0.6, dark, 0.8],
            [1, dark, 0],
          ],
          0,
        ),
      ),
    );
  else
    sheet.add(
      rect(
        0,
        880,
        w,
        620,
        sheet.linear([
          [0, dark, 0],
          [0.3, dark, 0.9],
          [1, dark],
        ]),
      ),
    );
}
