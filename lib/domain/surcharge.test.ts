import { describe, expect, it } from 'vitest';
import type { Supplement } from './cinema';
import type { ShowingTags } from './showing-tags';
import { buildSurcharge } from './surcharge';

const tag = (title: string, premium?: true) => ({
  title,
  kind: 'format' as const,
  order: 0,
  ...(premium && { premium }),
});
const tags: ShowingTags = {
  imax: tag('IMAX', true),
  '4dx': tag('4DX', true),
  '3d': tag('3D', true),
  screenx: tag('ScreenX', true),
  '4DXSCREENX': tag('4DX ScreenX', true),
  dolby: tag('Dolby', true),
  dolby_atmos: tag('Dolby Atmos'),
  atmos: tag('Atmos'),
  DBOX: tag('D-Box', true),
  PREMIUM: tag('Premium', true),
  audiodesc: tag('Audiodescription'),
  opera: tag('Opéra'),
};

/** `label: amount` a line; one that begins with `>` is paid on top of the line before. */
function list(...lines: [label: string, amount: number][]): Supplement[] {
  return lines.map(([label, amount], id) => ({
    id: String(id),
    label: label.replace(/^> /, ''),
    amount,
    parent: label.startsWith('> ') ? String(id - 1) : null,
  }));
}

/** What a showing of these tags costs more; 0 is silence. */
type Case = [tags: string, amount: number];
const lists: [name: string, supplements: Supplement[], cases: Case[]][] = [
  [
    'as people speak',
    list(['Séances en 3D', 200], ['> Lunettes 3D', 100], ['4DX 3D', 900], ['4DX hors 3D', 800], ['IMAX 3D', 900]),
    [
      ['3d', 200],
      ['4dx', 800],
      ['4dx 3d', 900],
      ['imax 3d', 900],
      ['imax', 0],
      ['dolby 3d', 200],
      ['', 0],
      ['audiodesc opera', 0],
    ],
  ],
  [
    'one line a format',
    list(['Supplément IMAX', 400], ['3D', 200], ['> Lunettes 3D', 100], ['4DXSCREENX', 900], ['Fauteuil Premium', 350]),
    [
      ['imax', 400],
      ['imax 3d', 600],
      ['3d', 200],
      ['4dx', 0],
      ['4DXSCREENX', 900],
      ['PREMIUM', 350],
      ['PREMIUM 3d', 550],
    ],
  ],
  [
    'formats that share a line',
    list(['IMAX / 4DX / ScreenX', 500], ['Séance 3D (hors IMAX)', 200], ['Dolby Cinema et D-Box', 300]),
    [
      ['imax', 500],
      ['screenx', 500],
      ['imax 3d', 500],
      ['4dx 3d', 700],
      ['dolby', 300],
      ['DBOX 3d', 500],
      ['4DXSCREENX', 0],
    ],
  ],
  [
    'laser and glasses',
    list(['IMAX Laser', 500], ['IMAX Laser 3D (lunettes incluses)', 700], ['3D (lunettes incluses)', 300]),
    [
      ['imax', 500],
      ['imax 3d', 700],
      ['3d', 300],
    ],
  ],
  [
    'with and without glasses',
    list(['Film 3D avec lunettes', 300], ['Film 3D sans lunettes', 200], ['Lunettes 3D', 100], ['IMAX 2D', 400]),
    [
      ['3d', 0],
      ['imax', 400],
      ['imax 3d', 0],
    ],
  ],
  [
    'Dolby, the hall and the sound',
    list(['Dolby Cinema', 300], ['Dolby + 3D', 450], ['Dolby Atmos', 100], ['3D', 200]),
    [
      ['dolby', 300],
      ['dolby dolby_atmos', 300],
      ['dolby_atmos', 100],
      ['atmos', 100],
      ['3d', 200],
      ['dolby 3d', 450],
      ['dolby_atmos 3d', 0],
    ],
  ],
  [
    'for some, and at some hours',
    list(['IMAX', 400], ['IMAX -14 ans', 200], ['3D', 200], ['3D week-end', 300], ['4DX enfant', 500], ['Dolby', 300]),
    [
      ['imax', 400],
      ['3d', 0],
      ['imax 3d', 0],
      ['4dx', 0],
      ['dolby', 300],
      ['atmos', 0],
    ],
  ],
  [
    'English',
    list(
      ['IMAX surcharge (excl. 3D)', 400],
      ['IMAX in 3D', 650],
      ['3D films, except IMAX and 4DX', 200],
      ['3D glasses', 100],
    ),
    [
      ['imax', 400],
      ['imax 3d', 650],
      ['3d', 200],
      ['4dx 3d', 0],
      ['screenx 3d', 200],
    ],
  ],
  [
    'German',
    list(
      ['Zuschlag IMAX ohne 3D', 600],
      ['IMAX-3D-Zuschlag', 850],
      ['3D-Zuschlag (inkl. Brille)', 300],
      ['3D-Brille', 150],
      ['4DX oder ScreenX', 900],
    ),
    [
      ['imax', 600],
      ['imax 3d', 850],
      ['3d', 300],
      ['4dx', 900],
      ['screenx', 900],
      ['4dx 3d', 1200],
    ],
  ],
  [
    'Dutch',
    list(
      ['IMAX-toeslag zonder 3D', 450],
      ['IMAX 3D', 650],
      ['3D-toeslag', 200],
      ['> 3D-bril', 100],
      ['4DX en ScreenX', 700],
      ['Dolby Cinema (m.u.v. 3D)', 400],
    ),
    [
      ['imax', 450],
      ['imax 3d', 650],
      ['3d', 200],
      ['4dx', 700],
      ['screenx', 700],
      ['dolby', 400],
      ['dolby 3d', 0],
    ],
  ],
  [
    'included, and paid on top',
    list(
      ['IMAX, 3D incluse', 600],
      ['3D', 200],
      ['4DX', 700],
      ['> 3D en 4DX', 150],
      ['Screen X', 300],
      ['IMAX 3D Brille', 100],
    ),
    [
      ['imax', 600],
      ['imax 3d', 600],
      ['4dx', 700],
      ['4dx 3d', 850],
      ['screenx', 300],
      ['screenx 3d', 500],
    ],
  ],
  [
    'two readings',
    list(
      ['IMAX et 3D', 400],
      ['4DX', 700],
      ['4DX salle 2', 800],
      ['DBOX 3D', 600],
      ['DBOX', 500],
      ['ScreenX 3D', 900],
      ['ScreenX', 300],
    ),
    [
      ['imax', 0],
      ['3d', 0],
      ['imax 3d', 0],
      ['4dx', 0],
      ['DBOX', 500],
      ['DBOX 3d', 600],
      ['screenx DBOX 3d', 0],
    ],
  ],
  [
    'flat and deep for one price',
    list(
      ['IMAX 2D/3D', 500],
      ['3D', 200],
      ['4DX 2D', 700],
      ['4DX 3D', 800],
      ['Toutes séances Dolby y compris 3D', 350],
      ['Location de casque', 100],
    ),
    [
      ['imax', 500],
      ['imax 3d', 500],
      ['4dx', 700],
      ['4dx 3d', 800],
      ['dolby', 350],
      ['dolby 3d', 350],
      ['3d', 200],
    ],
  ],
];

describe.each(lists)('a price list: %s', (_, supplements, cases) => {
  it.each(cases)('a showing of "%s" costs %i more', (slugs, amount) => {
    expect(buildSurcharge(supplements, tags)(slugs.split(' ').filter(Boolean))).toBe(amount);
  });
});

it('costs nothing more where the cinema names nothing', () => {
  expect(buildSurcharge([], tags)(['imax', '3d'])).toBe(0);
});
