import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { showTranslate } from '@/lib/api/endpoints/shows';
import { findOr } from '@/lib/api/read-or';
import type { Show } from '@/lib/domain/show';
import { pickShowScreen } from '@/lib/routing/show-screen';
import { shareCardPath } from '@/lib/routing/site-files';
import { screenMetadata, withinSite } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';
import type { Locale } from '@/lib/sites/locales';

/** A film asked for among the events is the same page: search engines are told of one. */
export async function showMetadata(locale: Locale, slug: string, found: Promise<{ show: Show }>): Promise<Metadata> {
  const [t, { show }, slugs] = await Promise.all([
    getTranslations('show'),
    found,
    findOr(locale, showTranslate, { slug }, null),
  ]);
  const words = {
    title: t('metaTitle', { title: show.title }),
    shortTitle: show.title,
    description: show.synopsis ?? t('metaDescription', { title: show.title, brand: brand.name }),
    image: shareCardPath(slug),
  };
  return screenMetadata(locale, words, pickShowScreen(show), withinSite(locale, slug, slugs));
}
