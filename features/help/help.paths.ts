import { type Screen, template } from '@/lib/routing/routes';
import { type Locale, locales } from '@/lib/sites/locales';

/** Where help is read: on the site, or in the mobile app's webview, whose links must not leave it. */
export type Way = 'site' | 'app';

export const helpScreens = {
  site: {
    home: 'help',
    search: 'helpSearch',
    category: 'helpCategory',
    article: 'helpArticle',
    articleById: 'helpArticleById',
  },
  app: {
    home: 'helpInApp',
    search: 'helpSearchInApp',
    category: 'helpCategoryInApp',
    article: 'helpArticleInApp',
    articleById: 'helpArticleByIdInApp',
  },
} as const satisfies Record<Way, Record<string, Screen>>;

type Place = keyof (typeof helpScreens)[Way];
/** Templates with `[slug]` or `[id]`: as lean props for islands. */
export type HelpPaths = Record<Place, string>;

export function helpPaths(locale: Locale, way: Way): HelpPaths {
  const screens = helpScreens[way];
  const path = (place: Place) => template(screens[place], locales[locale]) ?? '/'; // a site without help shows no help
  return {
    home: path('home'),
    search: path('search'),
    category: path('category'),
    article: path('article'),
    articleById: path('articleById'),
  };
}
