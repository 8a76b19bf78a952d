import type { Words } from '../words';
import type { FilmId } from './synopses';

/** What is spoken in a film, whichever languages the sites have. */
type Spoken = 'fr' | 'en' | 'de' | 'nl';

export type Genre =
  | 'adventure'
  | 'animation'
  | 'anime'
  | 'ballet'
  | 'classic'
  | 'comedy'
  | 'concert'
  | 'crime'
  | 'documentary'
  | 'drama'
  | 'family'
  | 'fantasy'
  | 'horror'
  | 'musical'
  | 'opera'
  | 'romance'
  | 'sci-fi'
  | 'sport'
  | 'theatre'
  | 'thriller';

/** What the house sells it as: an ordinary film, a children's film, or one of the special programmes. */
export type FilmKind = 'film' | 'kids' | 'opera' | 'ballet' | 'concert' | 'theatre' | 'classic' | 'anime' | 'sport';

export type Age = 0 | 6 | 9 | 12 | 14 | 16 | 18;

type NonEmpty<T> = readonly [T, ...T[]];

/** #rrggbb colours of one title. */
export interface Palette {
  readonly ground: string;
  readonly shape: string;
  readonly accent: string;
  readonly light: string;
  readonly dark: string;
}

/** One row of the table in films.ts. */
export interface FilmRow {
  readonly id: FilmId;
  /** A "|" marks where a poster breaks the title. */
  readonly title: string;
  readonly language: Spoken;
  readonly genre: Genre;
  /** Composition and variant, as in "horizon/sun". */
  readonly look: `${string}/${string}`;
  /** Ground, shape, accent, light, dark. */
  readonly palette: readonly [string, string, string, string, string];
  readonly tagline: string;
  readonly directors: NonEmpty<string>;
  readonly cast: NonEmpty<string>;
  /** Minutes. */
  readonly runtime: number;
  /** Only where it differs from the usual age of the genre. */
  readonly age?: Age;
  /** Further words on the poster. */
  readonly captions?: readonly string[];
  readonly type?: 'fraktur' | 'rye';
  readonly plainCase?: true;
}

export interface Crew {
  readonly writer: string;
  readonly camera: string;
  readonly editor: string;
  readonly composer: string;
  readonly sound: string;
}

export interface Film extends Omit<FilmRow, 'palette' | 'age' | 'captions'> {
  /** Without line marks. */
  readonly title: string;
  /** The title as broken by hand. */
  readonly lines?: readonly string[];
  readonly palette: Palette;
  readonly kind: FilmKind;
  readonly age: Age;
  readonly captions: readonly string[];
  readonly synopsis: Words;
  /** Of the random numbers of its pictures. */
  readonly seed: string;
  readonly studio: string;
  readonly crew: Crew;
}
