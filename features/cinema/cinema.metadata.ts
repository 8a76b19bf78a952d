import { getLocale, getTranslations } from 'next-intl/server';
import { cinemaTranslate } from '@/lib/api/endpoints/cinemas';
import { findOr } from '@/lib/api/read-or';
import type { Cinema } from '@/lib/domain/cinema';
import { screenMetadata, withinSite } from '@/lib/seo/metadata';

/** The catalogue's own words win (conventions, "Search engines"). */
export async function cinemaMetadata(screen: 'cinema' | 'cinemaLight', cinema: Cinema) {
  const { slug, name, seo, street, postalCode, city } = cinema;
  const locale = await getLocale();
  const t = await getTranslations('cinema');
  const slugs = await findOr(locale, cinemaTranslate, { slug }, null);
  const address = `${street}, ${postalCode} ${city}`;
  return screenMetadata(
    locale,
    {
      title: seo.title ?? t('metaTitle', { name }),
      description: seo.description ?? t('metaDescription', { name, address }),
      image: cinema.picture,
    },
    screen,
    withinSite(locale, slug, slugs),
  );
}
