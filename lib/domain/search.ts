import type { ContentRating, Poster } from './show';

/** What a search finds. What it does not know by name (events) is left out. */
export type SearchResult =
  | {
      kind: 'show';
      slug: string;
      title: string;
      isMovie: boolean;
      poster: Poster | null;
      rating: ContentRating | null;
      genres: readonly string[];
      minutes: number | null;
      releasedOn: string | null;
    }
  | {
      kind: 'cinema';
      slug: string;
      title: string;
      city: string;
      postalCode: string;
      image: string | null;
      /** It has not this name: it is near a town that was asked for and has no cinema. */
      near: { town: string; kilometres: number } | null;
    }
  | { kind: 'offer'; slug: string; title: string; image: string | null; startsOn: string | null; endsOn: string | null }
  | {
      kind: 'news';
      slug: string;
      title: string;
      image: string | null;
      publishedOn: string | null;
      topic: string | null;
    }
  /** Found by its slug, else by its id. */
  | { kind: 'faq'; id: string; slug: string | null; title: string; topic: string | null }
  | { kind: 'masterTemplate'; slug: string; title: string }
  | { kind: 'experience'; slug: string; title: string; image: string | null };
