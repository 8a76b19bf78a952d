import { getLocale, getTranslations } from 'next-intl/server';
import type { CinemaSummary, City } from '@/lib/domain/cinema';
import { screenMetadata } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';
import { locales } from '@/lib/sites/locales';
import { cityWords } from './parts/city.logic';

type Facts = { city: City; cinemas: readonly CinemaSummary[] };

/** The catalogue's own words win. A city keeps its slug in every language of its site: the API knows no other. */
export async function cityMetadata(screen: 'city' | 'cityLight', { city, cinemas }: Facts) {
  const locale = await getLocale();
  const t = await getTranslations('city');
  const words = cityWords(city.name);
  return screenMetadata(
    locale,
    {
      title: city.seo.title ?? t('metaTitle', words),
      description: city.seo.description ?? t('metaDescription', { ...words, count: cinemas.length, brand: brand.name }),
    },
    screen,
    ({ site }) => (site === locales[locale].site ? [{ slug: city.slug }] : null),
  );
}
