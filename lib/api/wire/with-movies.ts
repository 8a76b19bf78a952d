import type { ShowSummary } from '@/lib/domain/show';

/**
 * One site sends `isMovie: false` for everything, which says nothing: there, what is not a special event is a movie.
 * Showtimes carry a right `isMovie` of their own.
 */
export const withMovies = (shows: ShowSummary[]): ShowSummary[] =>
  shows.some(({ isMovie }) => isMovie) ? shows : shows.map((show) => ({ ...show, isMovie: !show.isSpecial }));
