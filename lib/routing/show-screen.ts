import type { Push } from '../domain/editorial';
import type { Locale } from '../sites/locales';
import { href } from './href';

type Show = { slug: string; isMovie: boolean };
export type ShowScreenName = 'movie' | 'entertainment';

/** Films and events have screens of their own. */
export const pickShowScreen = ({ isMovie }: Pick<Show, 'isMovie'>): ShowScreenName =>
  isMovie ? 'movie' : 'entertainment';

type Named = { slug: string } & Partial<Pick<NonNullable<Push['show']>, 'ref'>>;

/** The title that editors named by its slug, else by its number, which is the same on every site. */
export const findNamed = <S extends { slug: string; ref: string }>(named: Named, shows: readonly S[]): S | undefined =>
  shows.find(({ slug }) => slug === named.slug) ?? shows.find(({ ref }) => ref && ref === named.ref);

/** The one page of a title, which every site has. */
export const showHref = (locale: Locale, show: Show): string =>
  href(locale, pickShowScreen(show), { slug: show.slug }) ?? '/';
