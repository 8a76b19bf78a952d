import type { Show } from '../domain/show';
import { type PageKind, routeOf, type Screen } from '../routing/routes';
import { type Locale, locales } from '../sites/locales';
import { siteFacts } from '../sites/sites';

export type PageFacts = Readonly<Record<string, string | number | boolean | readonly string[]>>;
export type PageData = { kind: PageKind; screen: Screen; country: string; language: string } & PageFacts;

/** The platform is the browser's to say; the rest of a page's data is the same for everyone. */
export const pageData = (locale: Locale, screen: Screen, facts: PageFacts): PageData => {
  const { site, language } = locales[locale];
  return { ...facts, kind: routeOf(screen).kind, screen, country: siteFacts(site).country, language };
};

/** How many names tracking takes (spec visitor §7). */
const most = { actors: 5, directors: 2 };

/** A title as tracking names it. */
export const showFacts = ({ title, ref, genres, directors, cast, releasedOn, isNew }: Show): PageFacts => ({
  film: title,
  filmRef: ref,
  genres: genres.map(({ slug }) => slug),
  actors: cast.slice(0, most.actors),
  directors: directors.slice(0, most.directors),
  ...(releasedOn && { releasedOn }),
  isNew,
});
