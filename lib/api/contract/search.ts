import type { Img2 } from './shared';
import type { ContentRating } from './shows';

export type WireResult =
  | {
      type: 'show';
      id: number;
      slug: string;
      title: string;
      isMovie: boolean;
      /** Not `posterPath` here. */
      poster: Img2 | null;
      contentRating: ContentRating;
      genres: string[];
      duration: number;
      warning: string | null;
      releaseAt: { [zone: string]: string };
      synopsis: string | null;
      rating: number | null;
    }
  | {
      type: 'cinema';
      slug: string;
      name: string;
      citySlug: string;
      cityName: string;
      postalCode: string;
      image: string | null;
      /** Only where a town without a cinema was asked for; kilometres. */
      near?: { town: string; distance: number } | null;
    }
  | {
      type: 'offer';
      slug: string | null;
      title: string;
      image: string | null;
      dateType: string | null;
      startDate: string | null;
      endDate: string | null;
    }
  | {
      type: 'news';
      slug: string;
      title: string;
      image: string | null;
      releaseDate: string | null;
      topic: string | null;
    }
  | { type: 'faq'; id: string | number; urlSlug: string | null; title: string; topic: string | null }
  | { type: 'masterTemplate'; slug: string; title: string }
  | { type: 'experience'; slug: string; title: string; image: string | null }
  /** Ignored by the site. */
  | { type: 'event'; [field: string]: unknown };
