import { useLocale } from 'next-intl';
import type { Show } from '@/lib/domain/show';
import { HitLink } from './hit';
import { resultPath } from './search.logic';

/** A title in demand looks like a result. */
export function PopularShow({
  show: { slug, title, isMovie, poster, rating, genres, minutes, releasedOn },
}: {
  show: Show;
}) {
  const result = {
    kind: 'show',
    slug,
    title,
    isMovie,
    poster,
    rating,
    minutes,
    releasedOn,
    genres: genres.map(({ name }) => name),
  } as const;
  const path = resultPath(useLocale(), result);
  return path && <HitLink hit={{ path, result }} text="" />;
}
