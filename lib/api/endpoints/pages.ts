import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { composedPage, pageLink } from '../wire/page';
import { listOf } from '../wire/shapes';
import { translations } from '../wire/slugs';

const pages = { seconds: 300, tags: ['pages'] } as const;

export const masterTemplatePages = endpoint({ ...calls.masterTemplatePages, schema: listOf(pageLink), cache: pages });
export const masterTemplatePage = endpoint({ ...calls.masterTemplatePage, schema: composedPage, cache: pages });
export const masterTemplatePageTranslate = endpoint({
  ...calls.masterTemplatePageTranslate,
  schema: translations,
  cache: pages,
});
