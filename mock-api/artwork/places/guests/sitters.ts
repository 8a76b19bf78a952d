import { darken } from '../../kit/colour';
import { circle, group, path, rect, type Shapes, stroke } from '../../kit/svg';
import type { GuestId } from '../../pictures';
import { lapels, rings, roll, spectacles } from './pieces';

export interface Sitter {
  readonly wall: string;
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly lips: string;
  /** Behind the head. */
  readonly back?: (hair: string) => Shapes;
  /** Over the forehead. */
  readonly front: (hair: string) => Shapes;
  /** Collars, glasses, beards, earrings. */
  readonly extra?: (sitter: Sitter) => Shapes;
  /** How wide the face is, 1 for most. */
  readonly broad?: number;
}

export const sitters: Readonly<Record<GuestId, Sitter>> = {
  'g1-director': {
    wall: '#d9502f',
    skin: '#f0c9a4',
    hair: '#2a1a1c',
    coat: '#1f2a3a',
    lips: '#b8443a',
    back: (hair) => path('M270 640C200 300 320 150 500 150C690 150 800 300 730 640L690 720H310Z', hair),
    front: (hair) =>
      path(
        'M284 520C270 330 380 220 560 236C660 246 720 340 716 500C690 420 640 350 560 330C470 400 340 400 284 520Z',
        hair,
      ),
    extra: ({ coat }) => [...roll(coat), ...spectacles('#15131c', true)],
  },
  'g2-projectionist': {
    wall: '#2f6f78',
    skin: '#e3b08a',
    hair: '#d9d2c4',
    coat: '#7a3f2f',
    lips: '#a8503f',
    broad: 1.06,
    front: (hair) =>
      path(
        'M290 470C270 330 330 250 400 236C360 290 330 360 330 450ZM710 470C730 330 670 250 600 236C640 290 670 360 670 450Z',
        hair,
      ),
    extra: (sitter) => [
      path(
        'M330 600C350 760 430 820 500 820C570 820 650 760 670 600C650 640 600 650 560 640Q500 620 440 640C400 650 350 640 330 600Z',
        sitter.hair,
      ),
      path('M430 660Q500 690 570 660Q540 712 500 712Q460 712 430 660Z', sitter.lips),
      ...lapels(sitter.coat, '#f4ead4'),
    ],
  },
  'g3-actress': {
    wall: '#f2b84a',
    skin: '#5e3a26',
    hair: '#17100f',
    coat: '#b8324a',
    lips: '#a8323f',
    broad: 0.96,
    back: (hair) => [
      circle(500, 330, 290, hair),
      ...Array.from({ length: 26 }, (_, i) =>
        circle(500 + Math.cos(i * 0.2417) * 270, 330 + Math.sin(i * 0.2417) * 270, 54, hair),
      ),
    ],
    front: (hair) =>
      path(
        'M296 420C310 280 400 236 500 236C600 236 690 280 704 420C660 330 590 300 500 300C410 300 340 330 296 420Z',
        hair,
      ),
    extra: ({ coat }) => [...rings('#f2c14e'), path('M340 860Q500 960 660 860L700 1000H300Z', darken(coat, 0.16))],
  },
  'g4-composer': {
    wall: '#5b6fa8',
    skin: '#c98d63',
    hair: '#221618',
    coat: '#e8dfcc',
    lips: '#9a4a3a',
    back: (hair) =>
      path(
        'M280 560C230 330 300 170 500 164C700 170 770 330 720 560C760 640 740 720 700 740L640 560H360L300 740C260 720 240 640 280 560Z',
        hair,
      ),
    front: (hair) =>
      path(
        'M290 500C290 330 360 240 470 236C450 300 400 380 290 500ZM710 500C710 330 640 240 470 236C520 320 600 400 710 500Z',
        hair,
      ),
    extra: (sitter) => [
      path('M440 646Q500 624 560 646Q540 664 500 660Q460 664 440 646Z', sitter.hair),
      path('M470 730Q500 760 530 730Q526 790 500 792Q474 790 470 730Z', sitter.hair),
      ...lapels(sitter.coat, '#2a2430'),
    ],
  },
  'g5-critic': {
    wall: '#7a3f6b',
    skin: '#f6dcc3',
    hair: '#c9622b',
    coat: '#2f7f6b',
    lips: '#c23f4a',
    back: (hair) =>
      path(
        'M290 560C230 300 340 170 500 166C670 170 770 300 710 560C720 620 700 660 680 680H320C300 660 280 620 290 560Z',
        hair,
      ),
    front: (hair) => path('M288 500C280 330 350 236 500 232C650 236 720 330 712 500L690 400Q500 360 310 400Z', hair),
    extra: ({ coat }) => [...spectacles('#8a2f3a', false), ...lapels(coat, '#f4e6d0')],
  },
  'g6-chef': {
    wall: '#7fb069',
    skin: '#8d5a3b',
    hair: '#17100f',
    coat: '#fffaf0',
    lips: '#7a3a30',
    broad: 1.08,
    front: () => [
      path('M300 330H700L690 400Q500 360 310 400Z', '#fffaf0'),
      path('M290 340C220 250 300 130 400 170C430 100 570 100 600 170C700 130 780 250 710 340Z', '#ffffff'),
      stroke('M400 330V270M500 330V250M600 330V270', '#dcd6c8', 7),
    ],
    extra: (sitter) => [
      path('M400 640Q450 610 500 634Q550 610 600 640Q560 672 500 656Q440 672 400 640Z', sitter.hair),
      path('M390 770Q500 850 610 770L590 1000H410Z', '#f0ead8'),
      ...[850, 920].map((y) => circle(500, y, 13, '#d8402f')),
    ],
  },
  'g7-animator': {
    wall: '#e8a0a8',
    skin: '#f3d3b8',
    hair: '#1d1a28',
    coat: '#f2b632',
    lips: '#c2505a',
    broad: 0.97,
    back: (hair) => path('M276 700C220 400 280 170 500 166C720 170 780 400 724 700L660 690V420H340V690Z', hair),
    front: (hair) =>
      path(
        'M290 470C290 300 380 230 500 230C620 230 710 300 710 470L680 440L640 452L600 436L550 452L500 436L450 452L400 436L350 452Z',
        hair,
      ),
    extra: ({ coat }) => [
      path('M350 800Q500 900 650 800L690 880Q500 980 310 880Z', darken(coat, 0.14)),
      group([rect(-9, -150, 18, 190, '#d8402f'), path('M-9 -150L0 -186L9 -150Z', '#f3d3b8')], {
        transform: 'translate(690 380) rotate(34)',
      }),
    ],
  },
  'g8-programmer': {
    wall: '#c9b391',
    skin: '#d9a27a',
    hair: '#8a8386',
    coat: '#3f5f9a',
    lips: '#a34a45',
    back: (hair) =>
      path(
        'M284 520C250 300 350 180 500 178C650 180 750 300 716 520C720 560 700 590 690 600H310C300 590 280 560 284 520Z',
        hair,
      ),
    front: (hair) =>
      path(
        'M288 490C290 320 380 224 540 240C640 252 716 330 712 490C680 400 620 330 520 312C460 380 360 400 288 490Z',
        hair,
      ),
    extra: ({ coat }) => [
      ...rings('#e8d9bd'),
      ...roll(coat),
      path('M330 850Q500 940 670 850L690 900Q500 1000 310 900Z', '#d8402f', { opacity: 0.9 }),
    ],
  },
};
