import type { WireResult } from '@/lib/api/contract/search';
import type { Language } from '@/lib/sites/sites';
import { ranksOf } from '../orders';
import { picture } from '../pictures';
import { ratingOf } from '../rating';
import { faq } from '../texts/frame';
import { genres } from '../texts/genres';
import type { Title } from '../titles';
import { slugify } from '../words';
import type { World } from '../world';
import { temporaryOffers } from './frame';
import { news } from './news';
import { minutesOf, posterPath, releaseAt } from './title';

/** Case, accents, apostrophes and spaces do not count. */
const folded = (text: string): string => slugify(text).replaceAll('-', ' ');
/** Every word asked for starts a word of the text. */
const matcher = (q: string) => {
  const words = folded(q).split(' ').filter(Boolean);
  return (...texts: readonly string[]): boolean => {
    const heard = ` ${folded(texts.join(' '))}`;
    return words.length > 0 && words.every((word) => heard.includes(` ${word}`));
  };
};

function showResult(world: World, title: Title, language: Language): WireResult {
  const { rating, warning } = ratingOf(world.site, title, language);
  return {
    type: 'show',
    slug: title.slug,
    title: title.film.title,
    isMovie: world.site === 'tn' ? false : title.isMovie,
    poster: posterPath(world, title),
    contentRating: rating,
    genres: [genres[title.film.genre].name[language]],
    duration: minutesOf(world, title),
    warning,
    releaseAt: releaseAt(world, title),
  };
}

function cinemaResults(world: World, q: string, matches: (...texts: readonly string[]) => boolean): WireResult[] {
  const digits = q.trim();
  return world.cinemas
    .filter(
      (cinema) =>
        !cinema.closed &&
        (/^\d{2,}/.test(digits)
          ? [cinema.zip, cinema.place.postalCode].some((zip) => zip.startsWith(digits))
          : matches(cinema.name, cinema.place.name, cinema.street)),
    )
    .map(({ slug, name, city, place, zip, facade }) => ({
      type: 'cinema',
      slug,
      name,
      citySlug: city,
      cityName: place.name,
      postalCode: zip,
      image: picture('facades', facade, 640),
    }));
}

/** `/api/search/full`; `type` narrows to one kind. */
export function search(world: World, language: Language, q = '', type?: string): WireResult[] {
  const matches = matcher(q);
  const ranks = ranksOf(world);
  const titles = world.titles
    .filter((title) => !title.unlisted && matches(title.film.title, ...title.film.directors, ...title.film.cast))
    .sort(
      (a, b) =>
        Number(matches(b.film.title)) - Number(matches(a.film.title)) ||
        (ranks.get(a)?.home ?? 0) - (ranks.get(b)?.home ?? 0),
    );
  const results: WireResult[] = [
    ...titles.map((title) => showResult(world, title, language)),
    ...cinemaResults(world, q, matches),
    ...temporaryOffers(world.site, language)
      .filter(({ title, subtitle }) => matches(title, subtitle ?? ''))
      .map(
        ({ title, picture: image }): WireResult => ({
          type: 'offer',
          slug: slugify(title),
          title,
          image,
          dateType: null,
          startDate: null,
          endDate: null,
        }),
      ),
    ...news(world, language)
      .news.filter(({ title, teaser }) => matches(title, teaser ?? ''))
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
    ...faq
      .filter(({ title }) => matches(title[language]))
      .map(
        ({ slug, title, type: topic }, index): WireResult => ({
          type: 'faq',
          id: 900 + index,
          urlSlug: slug,
          title: title[language],
          topic,
        }),
      ),
    // Sent by upstreams, ignored by the site.
    ...titles
      .filter(({ isSpecial }) => isSpecial)
      .map(({ slug, film }): WireResult => ({ type: 'event', slug, title: film.title })),
  ];
  return type ? results.filter((result) => result.type === type) : results;
}
