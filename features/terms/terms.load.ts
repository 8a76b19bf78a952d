import { masterTemplatePage } from '@/lib/api/endpoints/pages';
import { find } from '@/lib/api/read';
import type { ComposedPage } from '@/lib/domain/page';
import { type ComposedScreen, listPageSlugs } from '@/lib/routing/composed-screens';
import type { Locale } from '@/lib/sites/locales';

/** The editors' page that a screen shows, under the first of its slugs that exists. */
export async function findTerms(locale: Locale, screen: ComposedScreen): Promise<ComposedPage | null> {
  for (const slug of listPageSlugs(screen, locale)) {
    const page = await find(locale, masterTemplatePage, { slug });
    if (page) return page;
  }
  return null;
}
