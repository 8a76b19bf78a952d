// Eight people who answer questions: portraits in flat planes, one light from the left.

import { darken, lighten, mix } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../kit/svg';
import type { GuestId } from '../pictures';
import { type Sitter, sitters } from './guests/sitters';

const ink = '#1f161a';
const face =
  'M500 230C640 230 716 340 706 500C698 640 620 770 500 776C380 770 302 640 294 500C284 340 360 230 500 230Z';

function portrait(sheet: Sheet, sitter: Sitter) {
  const { wall, skin, hair, coat, lips, back, front, extra, broad = 1 } = sitter;
  const shade = mix(skin, '#4a1f1a', 0.3);
  const half = sheet.clip(rect(500, 0, 500, 1000));
  const eye = (x: number) => [
    path(`M${x - 50} 486Q${x} 444 ${x + 50} 486Q${x} 512 ${x - 50} 486Z`, '#fffaf4'),
    circle(x, 480, 22, mix(hair, '#4a2f22', 0.5)),
    circle(x, 480, 11, ink),
    circle(x + 7, 472, 5, '#ffffff'),
    stroke(`M${x - 54} 488Q${x} 438 ${x + 54} 486`, ink, 8),
  ];
  sheet.fill(wall);
  sheet.add(
    circle(500, 470, 420, lighten(wall, 0.16)),
    path('M1000 0V1000H620Z', darken(wall, 0.1), { opacity: 0.6 }),
    back ? back(hair) : '',
    path('M60 1000C90 860 260 800 400 780H600C740 800 910 860 940 1000Z', coat),
    path('M600 780C740 800 910 860 940 1000H560Z', darken(coat, 0.16)),
    path('M414 700V800Q500 880 586 800V700Z', shade),
    group(
      [
        ellipse(292, 510, 34, 58, shade),
        ellipse(708, 510, 34, 58, mix(shade, ink, 0.12)),
        path(face, skin),
        group(path(face, mix(skin, '#4a1f1a', 0.16)), { 'clip-path': half }),
        circle(370, 590, 56, lips, { opacity: 0.16 }),
        circle(630, 590, 56, lips, { opacity: 0.16 }),
        ...eye(400),
        ...eye(600),
        stroke('M336 424Q400 384 456 414M544 414Q600 384 664 424', darken(hair, 0.1), 17),
        path('M500 470L530 586Q500 612 470 590Q486 580 500 470Z', shade),
        path('M430 672Q472 646 500 660Q528 646 570 672Q500 688 430 672Z', lips),
        path('M430 672Q500 690 570 672Q544 716 500 716Q456 716 430 672Z', darken(lips, 0.14)),
      ],
      { transform: `translate(${500 - 500 * broad} 0) scale(${broad} 1)` },
    ),
    // closes the gap between the hair behind the head and the hair over it
    back ? stroke('M322 350C362 262 430 240 500 240C570 240 638 262 678 350', hair, 40) : '',
    front(hair),
    extra ? extra(sitter) : '',
  );
  sheet.finish = { grain: 0.05, paper: 0.7, specks: 0.03 };
}

const drawn = (id: GuestId) => (sheet: Sheet) => portrait(sheet, sitters[id]);

/** On a sheet of 1000 x 1000. */
export const guests: Readonly<Record<GuestId, (sheet: Sheet) => void>> = {
  'g1-director': drawn('g1-director'),
  'g2-projectionist': drawn('g2-projectionist'),
  'g3-actress': drawn('g3-actress'),
  'g4-composer': drawn('g4-composer'),
  'g5-critic': drawn('g5-critic'),
  'g6-chef': drawn('g6-chef'),
  'g7-animator': drawn('g7-animator'),
  'g8-programmer': drawn('g8-programmer'),
};
