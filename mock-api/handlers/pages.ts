import { page, pages, pageTranslate } from '../world/answers/pages';
import { mock } from './mock';

export const pageHandlers = [
  mock('masterTemplatePages', ({ world, language }) => pages(world, language)),
  mock('masterTemplatePage', ({ world, slug, language }) => page(world, slug, language)),
  mock('masterTemplatePageTranslate', ({ world, slug }) => pageTranslate(world, slug)),
];
