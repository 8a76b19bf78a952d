import type { WireNewsOffers } from '../contract/articles';
import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { newsArticle, special } from '../wire/article';
import { newsItem as listed } from '../wire/editorial';
import { offerItem } from '../wire/offer';
import { answerWithSomeOf, listOrNone, wire } from '../wire/shapes';
import { translations } from '../wire/slugs';

const list = { seconds: 300, tags: ['editorial'] } as const;

/** An article of any kind; with cinemas and a guest when it is about an experience. */
export const article = endpoint({ ...calls.article, schema: special, cache: list });
export const articleTranslate = endpoint({ ...calls.articleTranslate, schema: translations, cache: list });

export const newsItem = endpoint({ ...calls.newsItem, schema: newsArticle, cache: list });
export const newsTranslate = endpoint({ ...calls.newsTranslate, schema: translations, cache: list });

export const newsOffers = endpoint({
  ...calls.newsOffers,
  schema: wire<WireNewsOffers>()(
    answerWithSomeOf({
      news: listOrNone(listed, 'news'),
      offers: listOrNone(offerItem, 'offers').transform((offers) => offers.flat()),
    }),
  ),
  cache: list,
});
