import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { shows, showTranslate } from '@/lib/api/endpoints/shows';
import { findOr, readOr } from '@/lib/api/read-or';
import { pickDistinction } from '@/lib/domain/namesake';
import type { Show } from '@/lib/domain/show';
import { pickShowScreen } from '@/lib/routing/show-screen';
import { shareCardPath } from '@/lib/routing/site-files';
import { screenMetadata, withinSite } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';
import type { Locale } from '@/lib/sites/locales';

/** Of a page about the title that says something else of it. */
type Own = { screen: 'movieWeek'; title: string; description: string };

/** A film asked for among the events is the same page: search engines are told of one. */
export async function showMetadata(
  locale: Locale,
  slug: string,
  found: Promise<{ show: Show }>,
  own?: Own,
): Promise<Metadata> {
  const [t, { show }, slugs, all] = await Promise.all([
    getTranslations('show'),
    found,
    findOr(locale, showTranslate, { slug }, null),
    readOr(locale, shows, {}, []),
  ]);
  const apart = pickDistinction(show, all);
  const title = apart ? `${show.title} (${apart})` : show.title;
  const words = {
    title: own?.title ?? t('metaTitle', { title }),
    shortTitle: title,
    description: own?.description ?? show.synopsis ?? t('metaDescription', { title, brand: brand.name }),
    image: shareCardPath(slug),
  };
  return screenMetadata(locale, words, own?.screen ?? pickShowScreen(show), withinSite(locale, slug, slugs));
}
