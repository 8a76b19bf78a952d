import type { Show } from '@/lib/domain/show';
import { href } from '@/lib/routing/href';
import type { Locale } from '@/lib/sites/locales';

/** The one page of a title: films and events have screens of their own. */
export const showPath = (locale: Locale, { slug, isMovie }: Pick<Show, 'slug' | 'isMovie'>): string =>
  href(locale, isMovie ? 'movie' : 'entertainment', { slug }) ?? '/';
