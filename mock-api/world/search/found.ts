import type { WireResult } from '@/lib/api/contract/search';
import type { Language } from '@/lib/sites/languages';
import { news } from '../answers/articles';
import { offerItems } from '../answers/deals';
import { experiences } from '../answers/experiences';
import { questions } from '../answers/help';
import { distance } from '../answers/nearby';
import { pages } from '../answers/pages';
import { minutesOf, posterPath, releaseAt, saidMovie } from '../answers/title';
import { type Cinema, openCinemas } from '../cinemas';
import { cityName } from '../data/places';
import { type Town, townsOf } from '../data/towns';
import { ranksOf } from '../orders';
import { picture } from '../pictures';
import { quirksOf } from '../quirks';
import { ratingOf } from '../rating';
import { genres } from '../texts/genres';
import type { Title } from '../titles';
import type { World } from '../world';
import type { Heard } from './catalogue-index';
import { synonymsOf } from './synonyms';

type Found = Heard & { result: WireResult };

/** Every title in the order of home, by name and people. */
export const heardTitles = (world: World): (Heard & { title: Title })[] => {
  const ranks = ranksOf(world);
  return world.titles
    .filter(({ unlisted }) => !unlisted)
    .sort((a, b) => (ranks.get(a)?.home ?? 0) - (ranks.get(b)?.home ?? 0))
    .map((title) => {
      const { film } = title;
      return { title, name: film.title, more: [...film.directors, ...film.cast].join(' ') };
    });
};

/** Whoever types Luik means Liège, whatever the language of the page. The number of a house is no postal code. */
export const heardCinemas = (world: World): (Heard & { cinema: Cinema })[] =>
  openCinemas(world.site).map((cinema) => {
    const { name, place, street, zip } = cinema;
    return {
      cinema,
      name: [name, place.name, ...Object.values(place.names ?? {})].join(' '),
      more: [street.replace(/^\d+ | \d+$/g, ''), zip, place.postalCode].join(' '),
    };
  });

export const heardTowns = (world: World): (Heard & { town: Town })[] =>
  townsOf(world.site).map((town) => ({ town, name: town.name, more: town.postalCode }));

const mostNear = 4;
const farthest = 150;

/** The cinemas around a town, nearest first. */
export const cinemasNear = (
  { site }: World,
  town: Town,
): { cinema: Cinema; near: { town: string; distance: number } }[] =>
  openCinemas(site)
    .map((cinema) => ({ cinema, near: { town: town.name, distance: Math.round(distance(cinema, town) * 10) / 10 } }))
    .filter(({ near }) => near.distance <= farthest)
    .sort((a, b) => a.near.distance - b.near.distance)
    .slice(0, mostNear);

/** Everything that is written, by its title, what else people call it, and its teaser. */
export function heardTexts(world: World, language: Language): Found[] {
  const found = (result: WireResult & { title: unknown }, teaser: string | null = ''): Found => {
    const name = String(result.title);
    return { result, name, more: `${synonymsOf(name, language)} ${teaser ?? ''}` };
  };
  return [
    ...offerItems(world, language)
      .filter(({ slug }) => slug)
      .map(({ slug, title, teaser, thumbnail: image, dateType, startDate, endDate }) =>
        found({ type: 'offer', slug, title, image, dateType, startDate, endDate }, teaser),
      ),
    ...news(world, language).news.map(({ slug, title, teaser, thumbnail: image, releaseDate, newsTag: topic }) =>
      found({ type: 'news', slug, title, image, releaseDate, topic }, teaser),
    ),
    ...questions(world, language).map(({ id, slug: urlSlug, title, topic, teaser }) =>
      found({ type: 'faq', id, urlSlug, title, topic }, teaser),
    ),
    ...pages(world, language).map(({ slug, title }) => found({ type: 'masterTemplate', slug, title })),
    ...experiences(world, language).flatMap(({ slug, title, backdrop: image }) =>
      title ? [found({ type: 'experience', slug, title, image })] : [],
    ),
  ];
}

export function showResult(world: World, title: Title, language: Language): WireResult {
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

export const cinemaResult = ({ slug, name, city, place, zip, view }: Cinema, language: Language): WireResult => ({
  type: 'cinema',
  slug,
  name,
  citySlug: city,
  cityName: cityName(place, language),
  postalCode: zip,
  image: picture('facades', view, 640),
});
