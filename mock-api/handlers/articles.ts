import { article, articleTranslate, news, newsItem, newsOffers, newsTranslate } from '../world/answers/articles';
import { mock } from './mock';

export const articleHandlers = [
  mock('news', ({ world, language }) => news(world, language)),
  mock('newsItem', ({ world, slug, language }) => newsItem(world, slug, language)),
  mock('newsTranslate', ({ world, slug }) => newsTranslate(world, slug)),
  mock('article', ({ world, slug, language }) => article(world, slug, language)),
  mock('articleTranslate', ({ world, slug }) => articleTranslate(world, slug)),
  mock('newsOffers', ({ world, language }) => newsOffers(world, language)),
];
