import { useLocale, useTranslations } from 'next-intl';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import type { Show } from '@/lib/domain/show';
import { absoluteUrl, href } from '@/lib/routing/href';
import { buildBreadcrumbJsonLd } from '@/lib/seo/json-ld/breadcrumbs';
import { buildMovieJsonLd } from '@/lib/seo/json-ld/movie';
import { locales } from '@/lib/sites/locales';

/** A title and the way to it, for search engines. */
export function ShowJsonLd({ show, path }: { show: Show; path: string }) {
  const t = useTranslations('show');
  const locale = useLocale();
  const url = (to: string | null) => absoluteUrl(locales[locale], to ?? '/');
  const steps = [
    { name: t('films'), url: url(href(locale, 'shows')) },
    { name: show.title, url: url(path) },
  ];
  return <JsonLd facts={{ '@graph': [buildMovieJsonLd(show, url(path)), buildBreadcrumbJsonLd(steps)] }} />;
}
