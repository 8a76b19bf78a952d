import * as editorial from '@/lib/api/endpoints/editorial';
import { search as searchRow } from '@/lib/api/endpoints/search';
import * as rows from '@/lib/api/endpoints/site';
import * as tagRows from '@/lib/api/endpoints/tags';
import { alerts, footer, footerFaq, permanentAutopromo, temporaryOffers } from '../world/answers/frame';
import { news } from '../world/answers/news';
import { ecards } from '../world/answers/offers';
import { search } from '../world/answers/search';
import { settings } from '../world/answers/settings';
import { experiences, tags, technologies, versions } from '../world/answers/tags';
import { mock } from './mock';

export const frameHandlers = [
  mock(rows.settings, ({ site }) => settings(site)),
  mock(rows.footer, ({ world, language }) => footer(world, language)),
  mock(rows.footerFaq, ({ language }) => footerFaq(language)),
  mock(rows.alerts, ({ world, language }) => alerts(world, language)),
  mock(rows.permanentAutopromo, ({ world, language }) => permanentAutopromo(world, language)),
  mock(editorial.news, ({ world, language }) => news(world, language)),
  mock(editorial.temporaryOffers, ({ site, language }) => temporaryOffers(site, language)),
  mock(editorial.ecards, ({ site, language }) => ecards(site, language)),
  mock(tagRows.tags, ({ language }) => tags(language)),
  mock(tagRows.versions, ({ site, language }) => versions(site, language)),
  mock(tagRows.experiences, ({ language }) => experiences(language)),
  mock(tagRows.technologies, ({ language }) => technologies(language)),
  mock(searchRow, ({ world, language, q, type }) => search(world, language, q, type)),
];
