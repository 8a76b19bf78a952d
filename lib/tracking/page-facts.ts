import type { HelpArticle } from '../domain/help';
import type { Show } from '../domain/show';
import type { PageFacts } from './page-data';

/** How many names and days tracking takes (spec visitor §7). */
const most = { actors: 5, directors: 2, releases: 2 };

/** A title as tracking names it. What is not known is left out. */
export const buildShowFacts = ({
  slug,
  ref,
  tracking,
  originalTitle,
  genres,
  directors,
  cast,
  isNew,
  next24,
}: Show): PageFacts => ({
  film: tracking.title,
  filmSlug: slug,
  filmRef: ref,
  ...(tracking.ref && { hubbleRef: tracking.ref }),
  ...(tracking.visa && { visa: tracking.visa }),
  ...(originalTitle && { originalTitle }),
  ...(tracking.nationality && { nationality: tracking.nationality }),
  genres: genres.map((genre) => genre.slug),
  actors: cast.slice(0, most.actors),
  directors: directors.slice(0, most.directors),
  releases: tracking.releases.slice(0, most.releases),
  isNew,
  next24,
  copies: tracking.copies,
});

/** A question of the help centre, by whatever address it was reached. */
export const buildArticleFacts = ({ id, slug, category }: HelpArticle): PageFacts => ({
  question: slug ?? id,
  ...(category && { category: category.id }),
});
