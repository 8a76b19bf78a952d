import type { Screen } from './routes';

/** Where help is read: on the site, or in the mobile app's webview, whose links must not leave it. */
export type HelpWay = 'site' | 'app';

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
} as const satisfies Record<HelpWay, Record<string, Screen>>;
