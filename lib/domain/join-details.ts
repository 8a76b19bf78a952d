import type { Cinema, CinemaDetails, CinemaSummary } from './cinema';
import type { Show, ShowSummary } from './show';

/** A cinema's own answer lacks its address, position and tags; the list lacks the rest. */
export const joinCinema = (summary: CinemaSummary, details: CinemaDetails): Cinema => ({
  ...summary,
  ...details,
  citySlug: details.citySlug || summary.citySlug,
  halls: details.halls ?? summary.halls,
  seats: details.seats ?? summary.seats,
});

/** The list knows a title's ranks and kind better than the title's own answer; a title may be missing from it. */
export const joinShow = (summary: ShowSummary | undefined, details: Show): Show =>
  summary
    ? {
        ...details,
        ref: details.ref || summary.ref,
        isMovie: summary.isMovie,
        isComingSoon: summary.isComingSoon,
        isSpecial: summary.isSpecial,
        orders: summary.orders,
        tone: details.tone ?? summary.tone,
        poster: details.poster ?? summary.poster,
        backdrop: details.backdrop ?? summary.backdrop,
        cast: details.cast.length ? details.cast : summary.cast,
        directors: details.directors.length ? details.directors : summary.directors,
      }
    : details;
