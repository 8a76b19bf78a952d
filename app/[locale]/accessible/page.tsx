import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { Accessible } from '@/features/accessible/accessible';
import { readAccessCinemas, readAccessOffers } from '@/features/accessible/accessible.load';
import { readMainPlace } from '@/features/guide/guide.load';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('accessible');
  return screenMetadata(
    await getLocale(),
    { title: t('metaTitle'), description: t('metaDescription', { brand: brand.name }) },
    'accessible',
    withoutParams,
  );
}

export default async function AccessiblePage() {
  const locale = await getLocale();
  const [place, offers] = await Promise.all([readMainPlace(locale), readAccessOffers(locale)]);
  const cinemas = await readAccessCinemas(
    locale,
    place.cinemas.map(({ slug }) => slug),
  );
  return (
    <>
      <PageData screen="accessible" />
      <Accessible place={place} cinemas={cinemas} offers={offers} />
    </>
  );
}
