import { country } from '../country';
import { african, weekend } from '../hours';
import { city, house } from '../places';
import { euro, times } from '../tariff';

export const ci = country({
  tariff: times(euro, 3.4, 100),
  hours: african({ ...weekend, 3: 'afternoon' }),
  settings: { on: ['socialNetworks'], video: 'youtube', listFrom: 4, noApps: true },
  // Nothing to show.
  offersPage: { blocks: [] },
  lights: ['tropic', 'dust', 'south'],
  cities: [city('Abidjan', 'Abidjan', '01 BP', [5.36, -4.0083], { main: true })],
  cinemas: [
    house(
      'Abidjan Cocody',
      'abidjan',
      ['Boulevard Latrille, Deux-Plateaux', '08 BP 412'],
      [5.3717, -3.9966],
      [6, 1110],
      'f05-modern-concrete',
      { rooms: { dolby: 1, '4dx': 2 }, movedFrom: 'candela-abidjan-riviera' },
    ),
    house(
      'Abidjan Marcory',
      'abidjan',
      ['Boulevard Valéry-Giscard-d’Estaing', '18 BP 77'],
      [5.3014, -3.9841],
      [5, 930],
      'f02-glass-multiplex',
    ),
  ],
});
