import { country } from '../country';
import { african, weekend } from '../hours';
import { city, house } from '../places';
import { euro, times } from '../tariff';

export const tn = country({
  size: { titles: 165, playing: 32 },
  tariff: times(euro, 10.5, 500),
  hours: african({ ...weekend, 5: 'afternoon' }),
  settings: { on: ['filters', 'socialNetworks', 'showtimeDetailsLegacy'], video: 'youtube' },
  lights: ['south', 'rose', 'amber'],
  cities: [
    city('Tunis', 'Tunis', '1000', [36.8065, 10.1815], { main: true }),
    city('Sousse', 'Sousse', '4000', [10.6369, 35.8256], { singlePage: true }),
    city('Sfax', 'Sfax', '3000', [34.7406, 10.7603]),
  ],
  cinemas: [
    house('Tunis La Marsa', 'tunis', ['18 avenue Taïeb-Mhiri', '2070'], [36.8782, 10.3247], [8, 1540], 'f09-tunis', {
      rooms: { '4dx': 2, dolby: 1 },
      movedFrom: 'candela-tunis-carthage',
      access: 'TGM Marsa Plage',
    }),
    house(
      'Tunis Lac',
      'tunis',
      ['Rue du Lac Windermere', '1053'],
      [36.8325, 10.2381],
      [6, 1080],
      'f02-glass-multiplex',
      { rooms: { dolby: 1 } },
    ),
    house(
      'Sousse Kantaoui',
      'sousse',
      ['Boulevard du 14-Janvier', '4089'],
      [35.8617, 10.5977],
      [6, 1160],
      'f12-square',
      { rooms: { dolby: 1 } },
    ),
    house('Sfax Thyna', 'sfax', ['26 avenue de l’Environnement', '3083'], [34.6981, 10.7192], [5, 890], 'f09-tunis', {
      rooms: { dolby: 1 },
    }),
  ],
});
