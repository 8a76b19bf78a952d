import { countShares } from '@/lib/domain/opinion-shares';
import { pickApproval } from '@/lib/domain/reception';
import type { Show } from '@/lib/domain/show';

type Person = { '@type': 'Person'; name: string };
const buildPerson = (name: string): Person => ({ '@type': 'Person', name });

/** A concert or an opera on a screen is no film, and a work of any kind has no director, actors or duration by that name. */
const words = {
  Movie: { minutes: 'duration', directors: 'director', cast: 'actor' },
  CreativeWork: { minutes: 'timeRequired', directors: 'creator', cast: 'contributor' },
} as const;

export type WorkType = keyof typeof words;

/** What a title is to search engines. */
export const pickWorkType = ({ isMovie }: Pick<Show, 'isMovie'>): WorkType => (isMovie ? 'Movie' : 'CreativeWork');

/** A title as its page shows it; unknown facts are left out. */
export function buildMovieJsonLd(show: Show, url: string) {
  const type = pickWorkType(show);
  const { minutes, directors, cast } = words[type];
  return {
    '@type': type,
    '@id': url,
    url,
    name: show.title,
    ...(show.originalTitle && { alternateName: show.originalTitle }),
    ...(show.poster && { image: show.poster.lg }),
    ...(show.synopsis && { description: show.synopsis }),
    ...(show.minutes && { [minutes]: `PT${show.minutes}M` }),
    ...(show.releasedOn && { datePublished: show.releasedOn }),
    ...(show.genres.length > 0 && { genre: show.genres.map(({ name }) => name) }),
    ...(show.directors.length > 0 && { [directors]: show.directors.map(buildPerson) }),
    ...(show.cast.length > 0 && { [cast]: show.cast.map(buildPerson) }),
    ...(show.rating && { contentRating: show.rating.label }),
    ...(type === 'Movie' && buildRating(show)),
  };
}

/**
 * The share that the page itself shows, of voices given on the site itself. Google takes ratings of films, and of no work of another
 * kind; of theatres and chains none that these collect of themselves.
 */
function buildRating({ feelings }: Show) {
  const approval = pickApproval(countShares(feelings.emotions));
  if (!approval) return null;
  const { percent, voices } = approval;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: percent,
      bestRating: 100,
      worstRating: 0,
      ratingCount: voices,
    },
  };
}
