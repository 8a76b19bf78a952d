import type { Crew } from '../film';

type Names = readonly [string, ...string[]];

const people: Names = [
  'Marit Oldenkamp',
  'Lucas Frey',
  'Noor Hadley',
  'Émile Garance',
  'Hanka Vorel',
  'Sil Dekker',
  'Ottilie Brandauer',
  'Rafael Nunn',
  'Cléo Marchand',
  'Ines Albrecht',
  'Tycho Maas',
  'Greer Holloway',
  'Pascal Dornier',
  'Wanda Liesker',
  'Oskar Fennimore',
  'Anouk Verlaine',
];

const studios: Names = [
  'Lanterne Films',
  'Nordlicht Pictures',
  'Tweede Huis',
  'Paper Boat',
  'Kino Mirabell',
  'Atelier Sept',
  'Long Field',
];

const laterPeople: Names = [
  'Adwoa Sarpong',
  'Bence Fodor',
  'Carmela Ruggieri',
  'Dao Minh Quân',
  'Elif Karaca',
  'Fionn Mac Aodha',
  'Gudrun Hjaltadóttir',
  'Hamza Bensouda',
  'Ilona Wysocka',
  'João Serpa',
  'Kirsi Laaksonen',
  'Léonie Vauthier',
  'Mbaye Guissé',
  'Nadezhda Ilieva',
  'Osvaldo Pinzón',
  'Paloma Urrutia',
  'Quentin Fontbonne',
  'Rosa Tagliaferri',
  'Seo-yeon Gil',
  'Tendai Moyo',
  'Umar Siddiqi',
  'Valérie Strauven',
  'Wolfram Eck',
  'Xavier Cools',
  'Yael Morgenroth',
  'Zofia Dudek',
  'Aart Beekman',
  'Benedikte Foss',
  'Cissé Konaté',
];

const laterStudios: Names = [
  'Lanterne Films',
  'Two Herons',
  'Kino Mirabell',
  'Baobab Images',
  'De Lage Lucht',
  'Papier Glacé',
  'Ostkreuz Film',
  'Salt Road Pictures',
  'Atlas Studio Sept',
  'Wolkenfabrik',
  'Harbour Light',
];

const turn = (list: Names, at: number): string => list[at % list.length] ?? list[0];

/** The number from which on the later names are used: earlier posters stay as they are. */
const later = 117;

/** The makers of the film of that number. */
export function crewOf(number: number): Crew {
  const [list, step] = number < later ? [people, 5] : [laterPeople, 7];
  const at = (number - 1) * step;
  return {
    writer: turn(list, at),
    camera: turn(list, at + 3),
    editor: turn(list, at + 7),
    composer: turn(list, at + 9),
    sound: turn(list, at + 12),
  };
}

export const studioOf = (number: number): string => turn(number < later ? studios : laterStudios, (number - 1) * 3);
