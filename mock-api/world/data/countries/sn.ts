import { country } from '../country';
import { african, weekend } from '../hours';
import { city, house } from '../places';
import { euro, times } from '../tariff';

export const sn = country({
  size: { titles: 155, playing: 26 },
  tariff: times(euro, 3.4, 100),
  hours: african({ ...weekend, 3: 'afternoon' }),
  settings: { on: ['filters'], video: 'youtube', listFrom: 4, noApps: true },
  offersPage: { blocks: ['temporary'] },
  lights: ['dust', 'ember', 'tropic'],
  cities: [city('Dakar', 'Dakar', '11000', [14.6937, -17.4441], { main: true, singlePage: true })],
  cinemas: [
    house(
      'Dakar Plateau',
      'dakar',
      ['42 avenue du Président-Lamine-Gueye', '11000'],
      [14.6708, -17.4363],
      [7, 1290],
      'f08-dakar',
      { rooms: { dolby: 1, '4dx': 3 }, movedFrom: 'candela-dakar-sandaga' },
    ),
    house(
      'Dakar Almadies',
      'dakar',
      ['Route des Almadies', '12000'],
      [14.7412, -17.5106],
      [5, 820],
      'f05-modern-concrete',
      {
        rooms: { dolby: 1 },
      },
    ),
  ],
});
