import { getLocale } from 'next-intl/server';
import { masterTemplatePageTranslate } from '@/lib/api/endpoints/pages';
import { findOr } from '@/lib/api/read-or';
import type { ComposedPage } from '@/lib/domain/page';
import { describeComposed } from '@/lib/seo/describe';
import { screenMetadata, withinSite } from '@/lib/seo/metadata';

/** The editors' own words for search engines win. */
export async function composedMetadata(page: ComposedPage) {
  const { slug, title, seo } = page;
  const locale = await getLocale();
  const slugs = await findOr(locale, masterTemplatePageTranslate, { slug }, null);
  return screenMetadata(
    locale,
    { title: seo.title ?? title, description: describeComposed(page) },
    'info',
    withinSite(locale, slug, slugs),
  );
}
