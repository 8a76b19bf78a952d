// Pictures without words for news and offers: still lifes, seats, couples, a gift.

import { mark } from '../brand';
import { darken } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { group, line, path, rect } from '../kit/svg';
import type { StillId } from '../pictures';
import { animeNight } from './stills/anime-night';
import { calendar } from './stills/calendar';
import { carpet } from './stills/carpet';
import { couple } from './stills/couple';
import { family } from './stills/family';
import { gift } from './stills/gift';
import { glasses3d } from './stills/glasses-3d';
import { hire } from './stills/hall-hire';
import { headphones } from './stills/headphones';
import { lateShow } from './stills/late-show';
import { livePiano } from './stills/live-piano';
import { menu } from './stills/menu';
import { morning } from './stills/morning';
import { openAir } from './stills/open-air';
import { operaGlasses } from './stills/opera-glasses';
import { party } from './stills/party';
import { phone } from './stills/phone';
import { popcorn } from './stills/pieces';
import { popcornTable } from './stills/popcorn-table';
import { projector } from './stills/projector';
import { pumpkin } from './stills/pumpkin';
import { school } from './stills/school';
import { seatsAbove } from './stills/seats-above';
import { solar } from './stills/solar';
import { students } from './stills/students';
import { team } from './stills/team';
import { vote } from './stills/vote';
import { winter } from './stills/winter';

function tickets(sheet: Sheet) {
  sheet.fill('#123c4a');
  sheet.add(...Array.from({ length: 26 }, (_, i) => line(-100 + i * 90, 0, -500 + i * 90, 900, '#164656', 26)));
  const ticket = (x: number, y: number, turn: number, tone: string) =>
    group(
      [
        path('M-340 -150H340V-40A40 40 0 0 0 340 40V150H-340V40A40 40 0 0 0 -340 -40Z', '#000000', {
          opacity: 0.3,
          transform: 'translate(14 20)',
        }),
        path('M-340 -150H340V-40A40 40 0 0 0 340 40V150H-340V40A40 40 0 0 0 -340 -40Z', tone),
        rect(-300, -112, 440, 224, 'none', { stroke: darken(tone, 0.3), 'stroke-width': 5, rx: 12 }),
        line(190, -140, 190, 140, darken(tone, 0.3), 5, { 'stroke-dasharray': '3 16', 'stroke-linecap': 'round' }),
        mark({ x: -110, y: 0, r: 74, ink: darken(tone, 0.72), light: '#fff6e3' }),
        ...Array.from({ length: 15 }, (_, i) => rect(226, -110 + i * 15, 80, i % 3 ? 6 : 10, darken(tone, 0.6))),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  sheet.add(ticket(1010, 330, -14, '#f2b632'), ticket(960, 560, 9, '#ef6351'), ticket(1180, 500, -4, '#fff1d6'));
  for (const [x, y, r] of [
    [420, 640, 40],
    [520, 740, 34],
    [360, 760, 44],
    [1480, 780, 40],
  ] as const)
    sheet.add(popcorn(x, y, r, x));
  sheet.finish = { grain: 0.045, paper: 0.7, shift: 1 };
}

export const stills: Readonly<Record<StillId, (sheet: Sheet) => void>> = {
  's1-popcorn': popcornTable,
  's2-tickets': tickets,
  's3-projector': projector,
  's4-kids-party': party,
  's5-seats-from-above': seatsAbove,
  's6-couple': couple,
  's7-gift-card': gift,
  's8-phone-ticket': phone,
  's9-team-on-stage': team,
  's10-live-piano': livePiano,
  's11-open-air': openAir,
  's12-hall-hire': hire,
  's13-school': school,
  's14-morning-coffee': morning,
  's15-menu': menu,
  's16-glasses-3d': glasses3d,
  's17-headphones': headphones,
  's18-pass-calendar': calendar,
  's19-winter': winter,
  's20-pumpkin': pumpkin,
  's21-family': family,
  's22-students': students,
  's23-red-carpet': carpet,
  's24-audience-vote': vote,
  's25-anime-night': animeNight,
  's26-opera-glasses': operaGlasses,
  's27-solar-roof': solar,
  's28-late-show': lateShow,
};
