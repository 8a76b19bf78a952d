import { search as searchRow } from '@/lib/api/endpoints/search';
import * as rows from '@/lib/api/endpoints/site';
import * as tagRows from '@/lib/api/endpoints/tags';
import { nativeAd } from '../world/answers/ads';
import { alerts, footer, footerFaq, permanentAutopromo } from '../world/answers/frame';
import { search } from '../world/answers/search';
import { settings } from '../world/answers/settings';
import { tags, technologies, versions } from '../world/answers/tags';
import { mock, nothing } from './mock';

export const frameHandlers = [
  mock(rows.settings, ({ site }) => settings(site)),
  mock(rows.footer, ({ world, language }) => footer(world, language)),
  mock(rows.footerFaq, ({ world, language }) => footerFaq(world, language)),
  mock(rows.alerts, ({ world, language }) => alerts(world, language)),
  mock(rows.permanentAutopromo, ({ world, language }) => permanentAutopromo(world, language)),
  mock(rows.nativeAd, ({ world, language }) => nativeAd(world, language) ?? nothing),
  mock(tagRows.tags, ({ language }) => tags(language)),
  mock(tagRows.versions, ({ site, language }) => versions(site, language)),
  mock(tagRows.technologies, ({ language }) => technologies(language)),
  mock(searchRow, ({ world, language, q, type }) => search(world, language, q, type)),
];
