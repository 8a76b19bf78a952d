import { nativeAd } from '../world/answers/ads';
import { alerts, footer, footerFaq, permanentAutopromo } from '../world/answers/frame';
import { settings } from '../world/answers/settings';
import { tags, technologies, versions } from '../world/answers/tags';
import { search } from '../world/search/answer-search';
import { mock, nothing } from './mock';

/** How many results complete a word. */
const QUICK = 6;

export const frameHandlers = [
  mock('settings', ({ site }) => settings(site)),
  mock('footer', ({ world, language }) => footer(world, language)),
  mock('footerFaq', ({ world, language }) => footerFaq(world, language)),
  mock('alerts', ({ world, language }) => alerts(world, language)),
  mock('permanentAutopromo', ({ world, language }) => permanentAutopromo(world, language)),
  mock('nativeAd', ({ world, language }) => nativeAd(world, language) ?? nothing),
  mock('tags', ({ language }) => tags(language)),
  mock('versions', ({ site, language }) => versions(site, language)),
  mock('technologies', ({ language }) => technologies(language)),
  mock('search', ({ world, language, q, type }) => search(world, language, q, type)),
  mock('searchQuick', ({ world, language, q }) => search(world, language, q).slice(0, QUICK)),
];
