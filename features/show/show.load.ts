import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { showCinemas, show as showRow, shows as showsRow, showTranslate } from '@/lib/api/endpoints/shows';
import { settings } from '@/lib/api/endpoints/site';
import { find, read } from '@/lib/api/read';
import { joinShow } from '@/lib/domain/join-details';
import type { Show, ShowSummary } from '@/lib/domain/show';
import { showScreen } from '@/lib/routing/show-screen';
import { shareCardPath } from '@/lib/routing/site-files';
import { screenMetadata, withinSite } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';
import type { Locale } from '@/lib/sites/locales';

type Loaded = { show: Show; similar: ShowSummary[] /** Some cinema plays it. */; isOn: boolean };

/** A title with what the list knows of it, and the titles like it. Not found where there is none. */
export async function loadShow(locale: Locale, slug: string): Promise<Loaded> {
  const [details, list, isOn, options] = await Promise.all([
    find(locale, showRow, { slug }),
    read(locale, showsRow, {}).catch(() => []),
    read(locale, showCinemas, { slug }).then(
      (cinemas) => Object.keys(cinemas).length > 0,
      () => true,
    ),
    read(locale, settings, {}).catch(() => null),
  ]);
  if (!details) notFound();
  const bySlug = new Map(list.map((summary) => [summary.slug, summary]));
  return {
    show: joinShow(bySlug.get(slug), { ...details, vod: options?.features.vod ? details.vod : null }),
    similar: details.similar.flatMap((other) => bySlug.get(other) ?? []),
    isOn,
  };
}

/** A film asked for among the events is the same page: search engines are told of one. */
export async function showMetadata(locale: Locale, slug: string): Promise<Metadata> {
  const [t, { show }, slugs] = await Promise.all([
    getTranslations('show'),
    loadShow(locale, slug),
    find(locale, showTranslate, { slug }).catch(() => null),
  ]);
  const words = {
    title: t('metaTitle', { title: show.title }),
    description: show.synopsis ?? t('metaDescription', { title: show.title, brand: brand.name }),
    image: shareCardPath(slug),
  };
  return screenMetadata(locale, words, showScreen(show), withinSite(locale, slug, slugs));
}
