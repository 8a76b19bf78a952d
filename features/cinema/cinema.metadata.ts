import { getLocale, getTranslations } from 'next-intl/server';
import { cinemaTranslate } from '@/lib/api/endpoints/cinemas';
import { findOr } from '@/lib/api/read-or';
import type { Cinema } from '@/lib/domain/cinema';
import { addressLine } from '@/lib/domain/cinema-address';
import { screenMetadata, withinSite } from '@/lib/seo/metadata';

type Screens = 'cinema' | 'cinemaLight' | 'cinemaWeek';
type Words = { title: string; description: string };

/** The catalogue's own words win (conventions, "Search engines"), but for a page that has its own. */
export async function cinemaMetadata(screen: Screens, cinema: Cinema, own?: Words) {
  const { slug, name, seo } = cinema;
  const locale = await getLocale();
  const t = await getTranslations('cinema');
  const slugs = await findOr(locale, cinemaTranslate, { slug }, null);
  const place = [name, addressLine(cinema)].filter(Boolean).join(', ');
  return screenMetadata(
    locale,
    {
      title: own?.title ?? seo.title ?? t('metaTitle', { name }),
      description: own?.description ?? seo.description ?? t('metaDescription', { place }),
      image: cinema.picture,
    },
    screen,
    withinSite(locale, slug, slugs),
  );
}
