import type { Show } from '@/lib/domain/show';

type Person = { '@type': 'Person'; name: string };
const buildPerson = (name: string): Person => ({ '@type': 'Person', name });

/** A title as its page shows it; unknown facts are left out. */
export const buildMovieJsonLd = (show: Show, url: string) => ({
  '@type': show.isMovie ? 'Movie' : 'CreativeWork',
  '@id': url,
  url,
  name: show.title,
  ...(show.originalTitle && { alternateName: show.originalTitle }),
  ...(show.poster && { image: show.poster.lg }),
  ...(show.synopsis && { description: show.synopsis }),
  ...(show.minutes && { duration: `PT${show.minutes}M` }),
  ...(show.releasedOn && { datePublished: show.releasedOn }),
  ...(show.genres.length > 0 && { genre: show.genres.map(({ name }) => name) }),
  ...(show.directors.length > 0 && { director: show.directors.map(buildPerson) }),
  ...(show.cast.length > 0 && { actor: show.cast.map(buildPerson) }),
  ...(show.rating && { contentRating: show.rating.label }),
});
