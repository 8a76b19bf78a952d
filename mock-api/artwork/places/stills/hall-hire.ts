import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../../kit/svg';
import { crowdLooks, standing } from './people';
import { rows } from './rows';

/** A hall hired by a company: a chart instead of a film. */
export function hire(sheet: Sheet) {
  sheet.fill('#17222e');
  sheet.add(
    rect(220, 60, 1160, 500, '#f4efe2'),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      rect(330 + i * 110, 480 - (80 + i * i * 11), 66, 80 + i * i * 11, i === 5 ? '#e8553d' : '#2f7f78'),
    ),
    line(310, 484, 1000, 484, '#2a2a33', 6),
    stroke('M340 380L450 350L560 340L670 270L780 240L900 150', '#f2b632', 9),
  );
  sheet.add(
    circle(1200, 300, 120, '#2f7f78'),
    path('M1200 300L1200 180A120 120 0 0 1 1318 322Z', '#f2b632'),
    path('M1200 300L1318 322A120 120 0 0 1 1250 408Z', '#e8553d'),
  );
  sheet.add(
    rect(0, 600, 1600, 300, '#101820'),
    group([rect(-70, -150, 140, 160, '#8a5a38'), rect(-84, -166, 168, 20, '#a06b45')], {
      transform: 'translate(360 700)',
    }),
    group(standing(nth(crowdLooks, 3)), { transform: 'translate(250 710) scale(1.05)' }),
    stroke('M300 440L400 380', '#5e3a26', 22),
  );
  rows(sheet, '#26506b', 770, 0.9);
  sheet.finish = { grain: 0.045, vignette: 0.25 };
}
