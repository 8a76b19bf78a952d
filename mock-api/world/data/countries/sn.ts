import { type Country, city, house } from '../country';

export const sn: Country = {
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
    house('Dakar Almadies', 'dakar', ['Route des Almadies', '12000'], [14.7412, -17.5106], [5, 820], 'f14-from-above', {
      rooms: { dolby: 1 },
    }),
  ],
};
