import { type HelpWay, helpScreens } from '@/lib/routing/help-screens';
import { template } from '@/lib/routing/routes';
import { type Locale, locales } from '@/lib/sites/locales';

type HelpScreenName = keyof (typeof helpScreens)[HelpWay];
/** Templates with `[slug]` or `[id]`: as lean props for islands. */
export type HelpPaths = Record<HelpScreenName, string>;

export function helpPaths(locale: Locale, way: HelpWay): HelpPaths {
  const screens = helpScreens[way];
  const path = (place: HelpScreenName) => template(screens[place], locales[locale]) ?? '/'; // a site without help shows no help
  return {
    home: path('home'),
    search: path('search'),
    category: path('category'),
    article: path('article'),
    articleById: path('articleById'),
  };
}
