import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, polygon, rect } from '../../kit/svg';
import { write } from '../../kit/type';
import { doors, dusk, glowBox, ground, neighbours, people, street } from '../front';
import { filmPoster } from '../pictures';
import { uprightSign } from '../sign';

export function smallTown(sheet: Sheet) {
  dusk(sheet, ['#2b3a73', '#e0788a', '#ffd08c']);
  if (!sheet.openSky) sheet.add(path('M310 126A44 44 0 1 0 344 186A36 36 0 0 1 310 126Z', '#fff3d6'));
  neighbours(sheet, '#5a3d5e', 470, 1130, 520);
  sheet.add(path(`M0 ${ground}V600Q300 520 620 590T1200 560T1600 600V${ground}Z`, '#2b2a45', { opacity: 0.6 }));
  sheet.add(
    rect(
      500,
      300,
      600,
      ground - 300,
      sheet.linear([
        [0, '#8e6f7e'],
        [1, '#f0d3a8'],
      ]),
    ),
    rect(480, 284, 640, 26, '#5b4557'),
  );
  for (let x = 506; x < 1100; x += 20) sheet.add(line(x, 310, x, 520, '#7d6270', 2, { opacity: 0.5 }));
  for (const x of [560, 960])
    sheet.add(
      rect(x, 350, 80, 120, '#3c2f45'),
      glowBox(sheet, x + 7, 357, 66, 106, '#ffd48f', '#f0a35c'),
      rect(x + 37, 357, 6, 106, '#3c2f45'),
    );
  doors(sheet, 640, 610, 320, ground - 610, 4, '#5b2a30');
  sheet.add(
    rect(540, 610, 76, 110, '#1f2b3a'),
    filmPoster('p25', 547, 619, 62),
    rect(984, 610, 76, 110, '#1f2b3a'),
    filmPoster('p17', 991, 619, 62),
  );
  sheet.add(
    polygon(
      [
        [470, 520],
        [1130, 520],
        [1090, 606],
        [510, 606],
      ],
      '#8f2631',
    ),
    polygon(
      [
        [492, 530],
        [1108, 530],
        [1078, 596],
        [522, 596],
      ],
      '#fff4d6',
    ),
  );
  sheet.add(
    write('THIS WEEK: OTTO & THE MOON BAKERY', {
      face: 'bebas',
      size: 34,
      x: 800,
      y: 562,
      anchor: 'middle',
      fill: '#2b1d24',
      track: 0.03,
    }),
    write('LATE: THE LODGER BELOW', {
      face: 'bebas',
      size: 26,
      x: 800,
      y: 589,
      anchor: 'middle',
      fill: '#8f2631',
      track: 0.05,
    }),
  );
  for (let i = 0; i < 34; i++) sheet.add(circle(480 + i * 19.4, 515, 5, '#ffe9a8'));
  sheet.add(rect(756, 120, 88, 400, '#8f2631', { rx: 44 }), rect(764, 128, 72, 384, '#6a1a26', { rx: 36 }));
  uprightSign(sheet, { x: 800, y: 190, step: 49, size: 50, glow: '#ffb02e', colour: '#fff4cf' });
  for (const side of [-1, 1])
    for (let i = 0; i < 13; i++) sheet.add(circle(800 + side * 40, 164 + i * 27, 3.6, '#ffe9a8'));
  street(sheet, '#332b45', [[800, 520, '#ffcf86']]);
  sheet.add(
    group(
      [
        path('M0 0H190Q196 -34 150 -38L124 -74H56L30 -40Q-6 -36 0 0Z', '#1d3d4f'),
        path('M62 -68H88V-42H44ZM94 -68H120L138 -42H94Z', '#9fc7cf'),
        circle(40, 0, 19, '#0c0c12'),
        circle(150, 0, 19, '#0c0c12'),
        circle(188, -20, 6, '#ffe9a8'),
      ],
      { transform: `translate(1180 ${ground + 50})` },
    ),
  );
  people(sheet, [
    [690, 0.95, true],
    [890, 0.9],
    [360, 1.05, true],
  ]);
  sheet.finish = { grain: 0.045, vignette: 0.3, paper: 0.2 };
}
