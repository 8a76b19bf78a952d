import type { WireResult } from '@/lib/api/contract/search';
import type { Language } from '@/lib/sites/languages';
import { type Cinema, openCinemas } from '../cinemas';
import { cityName } from '../data/places';
import { ranksOf } from '../orders';
import { picture } from '../pictures';
import { quirksOf } from '../quirks';
import { ratingOf } from '../rating';
import { genres } from '../texts/genres';
import type { Title } from '../titles';
import { slugify } from '../words';
import type { World } from '../world';
import { news } from './articles';
import { offerItems } from './deals';
import { experiences } from './experiences';
import { questions } from './help';
import { pages } from './pages';
import { minutesOf, posterPath, releaseAt, saidMovie } from './title';

/** Case, accents, apostrophes and spaces do not count; a space in front of every word. */
const folded = (...texts: readonly string[]): string => ` ${slugify(texts.join(' ')).replaceAll('-', ' ')}`;

/** Every word asked for starts a word of what is heard. */
const matcher = (q: string) => {
  const words = folded(q).split(' ').filter(Boolean);
  return (heard: string): boolean => words.length > 0 && words.every((word) => heard.includes(` ${word}`));
};

const titlesHeard = (world: World) =>
  world.once('titles heard', () => {
    const ranks = ranksOf(world);
    return world.titles
      .filter(({ unlisted }) => !unlisted)
      .sort((a, b) => (ranks.get(a)?.home ?? 0) - (ranks.get(b)?.home ?? 0))
      .map((title) => {
        const { film } = title;
        return { title, name: folded(film.title), all: folded(film.title, ...film.directors, ...film.cast) };
      });
  });

const cinemasHeard = (world: World) =>
  world.once('cinemas heard', () =>
    openCinemas(world.site).map((cinema) => {
      const { name, place, street, zip } = cinema;
      // The number of a house is no postal code.
      const road = street.replace(/^\d+ | \d+$/g, '');
      // Whoever types Luik means Liège, whatever the language of the page.
      const towns = [place.name, ...Object.values(place.names ?? {})];
      return { cinema, name: folded(name, ...towns), all: folded(name, ...towns, road, zip, place.postalCode) };
    }),
  );

/** What is named so before what only has to do with it. */
function heard<Row extends { name: string; all: string }>(rows: readonly Row[], matches: (heard: string) => boolean) {
  const found = rows.filter(({ all }) => matches(all));
  return [...found.filter(({ name }) => matches(name)), ...found.filter(({ name }) => !matches(name))];
}

function showResult(world: World, title: Title, language: Language): WireResult {
  const { rating, warning } = ratingOf(world.site, title, language);
  return {
    type: 'show',
    id: title.id,
    slug: title.slug,
    title: title.film.title,
    isMovie: saidMovie(world.site, title),
    poster: posterPath(world, title),
    contentRating: rating,
    genres: [genres[title.film.genre].name[language]],
    duration: minutesOf(world, title),
    warning,
    releaseAt: releaseAt(world, title),
    synopsis: quirksOf(world).silent === title ? null : title.film.synopsis[language],
    rating: null,
  };
}

const cinemaResult = ({ slug, name, city, place, zip, facade }: Cinema, language: Language): WireResult => ({
  type: 'cinema',
  slug,
  name,
  citySlug: city,
  cityName: cityName(place, language),
  postalCode: zip,
  image: picture('facades', facade, 640),
});

/** `/api/search/full`; `type` narrows to one kind. */
export function search(world: World, language: Language, q = '', type?: string): WireResult[] {
  const matches = matcher(q);
  const titles = heard(titlesHeard(world), matches).map(({ title }) => title);
  const results: WireResult[] = [
    ...titles.map((title) => showResult(world, title, language)),
    ...heard(cinemasHeard(world), matches).map(({ cinema }) => cinemaResult(cinema, language)),
    ...offerItems(world, language)
      .filter(({ slug, title, teaser }) => slug && matches(folded(title, teaser ?? '')))
      .map(
        ({ slug, title, thumbnail, dateType, startDate, endDate }): WireResult => ({
          type: 'offer',
          slug,
          title,
          image: thumbnail,
          dateType,
          startDate,
          endDate,
        }),
      ),
    ...news(world, language)
      .news.filter(({ title, teaser }) => matches(folded(title, teaser ?? '')))
      .map(
        ({ slug, title, thumbnail, releaseDate, newsTag }): WireResult => ({
          type: 'news',
          slug,
          title,
          image: thumbnail,
          releaseDate,
          topic: newsTag,
        }),
      ),
    ...questions(world, language)
      .filter(({ title, teaser }) => matches(folded(title, teaser)))
      .map(({ id, slug, title, topic }): WireResult => ({ type: 'faq', id, urlSlug: slug, title, topic })),
    ...pages(world, language)
      .filter(({ title }) => matches(folded(title)))
      .map(({ slug, title }): WireResult => ({ type: 'masterTemplate', slug, title })),
    ...experiences(world, language).flatMap(({ slug, title, backdrop }): WireResult[] =>
      title && matches(folded(title)) ? [{ type: 'experience', slug, title, image: backdrop }] : [],
    ),
    // Sent by upstreams, ignored by the site.
    ...titles
      .filter(({ isSpecial }) => isSpecial)
      .map(({ slug, film }): WireResult => ({ type: 'event', slug, title: film.title })),
  ];
  return type ? results.filter((result) => result.type === type) : results;
}
