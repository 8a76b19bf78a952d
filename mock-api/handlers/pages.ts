import * as rows from '@/lib/api/endpoints/pages';
import { page, pages, pageTranslate } from '../world/answers/pages';
import { mock } from './mock';

export const pageHandlers = [
  mock(rows.masterTemplatePages, ({ world, language }) => pages(world, language)),
  mock(rows.masterTemplatePage, ({ world, slug, language }) => page(world, slug, language)),
  mock(rows.masterTemplatePageTranslate, ({ world, slug }) => pageTranslate(world, slug)),
];
