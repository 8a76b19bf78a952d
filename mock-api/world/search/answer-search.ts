import type { WireResult } from '@/lib/api/contract/search';
import type { Language } from '@/lib/sites/languages';
import type { Title } from '../titles';
import type { World } from '../world';
import { indexRows, type Manner } from './catalogue-index';
import { cinemaResult, cinemasNear, heardCinemas, heardTexts, heardTitles, heardTowns, showResult } from './found';
import { heardWords, meantWords, stemOf } from './heard';

const indexOf = (world: World, language: Language) => ({
  titles: world.once('titles heard', () => indexRows(heardTitles(world))),
  cinemas: world.once('cinemas heard', () => indexRows(heardCinemas(world))),
  towns: world.once('towns heard', () => indexRows(heardTowns(world))),
  texts: world.once(`texts heard ${language}`, () =>
    indexRows(heardTexts(world, language), (word) => [word, stemOf(word, language)]),
  ),
});

/** Three letters begin the name of somebody in one film of three: people are found by more of them. */
const leastOfPeople = 4;

function isMeant({ film }: Title, words: readonly string[]): boolean {
  if (words.some((word) => word.length >= leastOfPeople)) return true;
  const named = heardWords(film.title);
  return words.every((word) => named.some((each) => each.startsWith(word)));
}

/** What is named by these words, or has to do with them; typos count only where nothing is without them. */
function find(world: World, language: Language, q: string, manner: Manner): WireResult[] {
  const { titles, cinemas, towns, texts } = indexOf(world, language);
  const words = heardWords(q);
  const shows = titles(words, manner)
    .map(({ title }) => title)
    .filter((title) => isMeant(title, words));
  const houses = cinemas(words, manner).map(({ cinema }) => cinemaResult(cinema, language));
  const [town] = houses.length ? [] : towns(words, manner);
  const around = town ? cinemasNear(world, town.town) : [];
  const written = texts(meantWords(q, language), manner).map(({ result }) => result);
  return [
    ...shows.map((title) => showResult(world, title, language)),
    ...houses,
    ...around.map(({ cinema, near }) => ({ ...cinemaResult(cinema, language), near })),
    ...written,
    // Sent by upstreams, ignored by the site.
    ...shows
      .filter(({ isSpecial }) => isSpecial)
      .map(({ slug, film }): WireResult => ({ type: 'event', slug, title: film.title })),
  ];
}

/** `/api/search/full`; `type` narrows to one kind. */
export function search(world: World, language: Language, q = '', type?: string): WireResult[] {
  const exact = find(world, language, q, 'strict');
  const results = exact.length ? exact : find(world, language, q, 'forgiving');
  return type ? results.filter((result) => result.type === type) : results;
}
