import * as rows from '@/lib/api/endpoints/articles';
import { news as newsRow } from '@/lib/api/endpoints/editorial';
import { article, articleTranslate, news, newsItem, newsOffers, newsTranslate } from '../world/answers/articles';
import { mock } from './mock';

export const articleHandlers = [
  mock(newsRow, ({ world, language }) => news(world, language)),
  mock(rows.newsItem, ({ world, slug, language }) => newsItem(world, slug, language)),
  mock(rows.newsTranslate, ({ world, slug }) => newsTranslate(world, slug)),
  mock(rows.article, ({ world, slug, language }) => article(world, slug, language)),
  mock(rows.articleTranslate, ({ world, slug }) => articleTranslate(world, slug)),
  mock(rows.newsOffers, ({ world, language }) => newsOffers(world, language)),
];
