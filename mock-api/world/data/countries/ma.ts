import { country } from '../country';
import { african, weekend } from '../hours';
import { city, house } from '../places';
import { euro, times } from '../tariff';

export const ma = country({
  size: { titles: 170, playing: 34 },
  tariff: times(euro, 5.2, 500),
  hours: african(weekend),
  settings: { on: ['authentication', 'filters', 'socialNetworks', 'smartBanner', 'offersMenu'], video: 'S3' },
  alerts: [{ key: 'lift', city: 'rabat', closable: false }],
  pushes: { home: true, app: true },
  offersPage: { blocks: ['event', 'temporary', 'promotion'], promoted: true },
  lights: ['amber', 'south', 'rose', 'ember'],
  cities: [
    city('Casablanca', 'Casablanca-Settat', '20000', [33.5731, -7.5898], { main: true }),
    city('Rabat', 'Rabat-Salé-Kénitra', '10000', [34.0209, -6.8416], { singlePage: true }),
    city('Marrakech', 'Marrakech-Safi', '40000', [31.6295, -7.9811]),
  ],
  cinemas: [
    house(
      'Casablanca Corniche',
      'casablanca',
      ['Boulevard de la Corniche, Aïn Diab', '20180'],
      [33.5957, -7.6709],
      [9, 1930],
      'f07-casablanca',
      {
        rooms: { imax: 1, '4dx': 4, dolby: 2 },
        movedFrom: 'candela-casablanca-ain-diab',
        access: 'Tramway T1, Aïn Diab Plage',
      },
    ),
    house(
      'Casablanca Maârif',
      'casablanca',
      ['88 rue Jean-Jaurès', '20330'],
      [33.5811, -7.6356],
      [6, 1040],
      'f01-art-deco-palace',
      { rooms: { dolby: 1 }, original: true },
    ),
    house('Rabat Agdal', 'rabat', ['31 avenue de France', '10080'], [33.9984, -6.8526], [7, 1270], 'f12-square', {
      rooms: { dolby: 1, screenx: 2 },
      access: 'Tramway T1, Avenue de France',
    }),
    house(
      'Marrakech Guéliz',
      'marrakech',
      ['112 boulevard Mohammed-Zerktouni', '40000'],
      [31.6346, -8.0103],
      [7, 1340],
      'f07-casablanca',
      { rooms: { dolby: 1, '4dx': 2 }, access: 'Bus L1, Guéliz' },
    ),
  ],
});
