import type { Locale } from '../sites/locales';
import { href } from './href';

type Show = { slug: string; isMovie: boolean };
export type ShowScreenName = 'movie' | 'entertainment';

/** Films and events have screens of their own. */
export const pickShowScreen = ({ isMovie }: Pick<Show, 'isMovie'>): ShowScreenName =>
  isMovie ? 'movie' : 'entertainment';

/** The one page of a title, which every site has. */
export const showHref = (locale: Locale, show: Show): string =>
  href(locale, pickShowScreen(show), { slug: show.slug }) ?? '/';
