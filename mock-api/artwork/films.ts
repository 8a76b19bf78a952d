import type { Age, Film, FilmKind, FilmRow, Genre } from './film';
import { anime } from './films/anime';
import { classics } from './films/classics';
import { concerts } from './films/concerts';
import { crewOf, studioOf } from './films/crew';
import { documentaries } from './films/documentaries';
import { first } from './films/first';
import { kids } from './films/kids';
import { stages } from './films/stages';
import { stories } from './films/stories';
import { type FilmId, synopses } from './synopses';

const kinds: Partial<Record<Genre, FilmKind>> = {
  animation: 'kids',
  family: 'kids',
  opera: 'opera',
  ballet: 'ballet',
  concert: 'concert',
  theatre: 'theatre',
  classic: 'classic',
  anime: 'anime',
  sport: 'sport',
};

const usualAges: Record<Genre, Age> = {
  animation: 0,
  family: 0,
  opera: 6,
  ballet: 6,
  concert: 9,
  theatre: 12,
  classic: 9,
  anime: 12,
  sport: 0,
  horror: 18,
  crime: 14,
  thriller: 16,
  drama: 12,
  comedy: 9,
  romance: 9,
  documentary: 6,
  'sci-fi': 12,
  fantasy: 9,
  adventure: 9,
  musical: 6,
};

function complete({ palette: [ground, shape, accent, light, dark], age, captions, ...row }: FilmRow): Film {
  const number = Number(row.id.slice(1));
  return {
    ...row,
    title: row.title.replaceAll('|', ' '),
    ...(row.title.includes('|') && { lines: row.title.split('|') }),
    palette: { ground, shape, accent, light, dark },
    kind: kinds[row.genre] ?? 'film',
    age: age ?? usualAges[row.genre],
    captions: captions ?? [],
    synopsis: synopses[row.id],
    seed: `candela-${number}`,
    studio: studioOf(number),
    crew: crewOf(number),
  };
}

/** Every invented title with its facts, in the order of the table. */
export const artworkFilms: readonly Film[] = [
  ...first,
  ...stories,
  ...kids,
  ...classics,
  ...stages,
  ...concerts,
  ...anime,
  ...documentaries,
].map(complete);

const byId = new Map(artworkFilms.map((film) => [film.id, film]));

/** @throws for an id that no film has. */
export function filmOf(id: FilmId): Film {
  const film = byId.get(id);
  if (!film) throw new Error(`no film has the id ${id}`);
  return film;
}
