import { expect, it } from 'vitest';
import { type Screen, screens } from './routes';
import { screenFactsOf } from './screen-facts';

/** The page types that tracking knows (spec visitor §7), and the screens that are told so. */
const known: readonly [type: string, ...screens: Screen[]][] = [
  ['cinema', 'cinema'],
  ['cinemas', 'cinemas'],
  ['terms and conditions', 'terms'],
  ['city', 'city'],
  ['cvd', 'cvd'],
  ['e-cards', 'ecards5'],
  ['e-cards 3 seats', 'ecards3'],
  ['entertainment event', 'entertainment'],
  ['experience', 'experience'],
  ['experience group', 'experienceGroup'],
  ['experiences list', 'experiences'],
  ['home', 'home'],
  ['movie', 'movie'],
  ['news list', 'news', 'newsInApp'],
  ['news item', 'newsItem'],
  ['not found', 'missing', 'gone'],
  ['offers list', 'offers'],
  ['offer', 'offer'],
  ['season', 'season', 'eventSpecial', 'brandedEvent'],
  ['shows', 'shows'],
  ['sitemap', 'siteMap'],
  ['subscription offers', 'subscription'],
  ['FAQ', 'help', 'helpInApp'],
  ['FAQ article', 'helpArticle', 'helpArticleById', 'helpArticleInApp', 'helpArticleByIdInApp'],
  ['FAQ category', 'helpCategory', 'helpCategoryInApp'],
  ['FAQ results', 'helpSearch', 'helpSearchInApp'],
  ['light city page', 'cityLight'],
];

it.each(known)('tells "%s" of its screens and of no other', (type, ...meant) => {
  const told = screens.filter((screen) => screenFactsOf(screen).type === type);
  expect(told.toSorted()).toEqual(meant.toSorted());
});
