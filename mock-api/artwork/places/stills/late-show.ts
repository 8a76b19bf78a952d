import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, rect } from '../../kit/svg';
import { crowdLooks, standing } from './people';

/** Late: a street after the last showing. */
export function lateShow(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, '#0c1024'],
      [0.7, '#26345c'],
      [1, '#11162c'],
    ]),
  );
  for (let i = 0; i < 80; i++)
    sheet.add(
      circle(random.between(0, 1600), random.between(0, 380), random.between(0.8, 2.4), '#ffffff', {
        opacity: random.between(0.2, 0.9),
      }),
    );
  sheet.add(circle(1240, 170, 84, '#ffeec4'), circle(1210, 150, 78, '#131a38'));
  for (let i = 0; i < 9; i++) {
    const [x, w, top] = [i * 190 - 40, 190, 250 + ((i * 71) % 150)];
    sheet.add(rect(x, top, w, 700, nth(['#1a2242', '#202a50', '#161d3a'], i)));
    for (let y = top + 40; y < 600; y += 86)
      for (const dx of [30, 110]) sheet.add(rect(x + dx, y, 46, 54, random.chance(0.14) ? '#ffcf7a' : '#0f152d'));
  }
  sheet.add(
    rect(560, 380, 480, 330, '#3a1f34'),
    rect(520, 340, 560, 60, '#d8402f'),
    ...Array.from({ length: 16 }, (_, i) => circle(538 + i * 35, 370, 9, i % 3 ? '#fff3c4' : '#ff9f6a')),
    rect(600, 450, 400, 260, '#ffcf7a'),
    ...[0, 1, 2].map((i) => rect(616 + i * 130, 466, 112, 244, '#ffe3a6')),
    circle(
      800,
      560,
      460,
      sheet.radial(
        [
          [0, '#ffcf7a', 0.4],
          [1, '#ffcf7a', 0],
        ],
        800,
        560,
        460,
      ),
    ),
  );
  sheet.add(rect(0, 710, 1600, 190, '#0d1226'));
  for (let i = 0; i < 80; i++)
    sheet.add(
      line(
        800 + random.bell() * 460,
        720 + random.next() * 170,
        840 + random.bell() * 460,
        722 + random.next() * 170,
        '#ffcf7a',
        3,
        { opacity: random.between(0.04, 0.16) },
      ),
    );
  for (const [x, i] of [
    [430, 0],
    [500, 2],
    [1120, 3],
    [1240, 5],
    [1300, 1],
  ] as const)
    sheet.add(
      group(standing({ ...nth(crowdLooks, i), skin: '#1a1424', hair: '#0d0a14', coat: '#1a1424' }, '#0d0a14'), {
        transform: `translate(${x} 790) scale(0.6)`,
      }),
    );
  sheet.finish = { grain: 0.06, vignette: 0.3 };
}
