import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { Accessible } from '@/features/accessible/accessible';
import { readAccessCinema, readAccessOffers } from '@/features/accessible/accessible.load';
import { readMainPlace } from '@/features/guide/guide.load';
import { readPartOr } from '@/lib/api/read-or';
import { mapBounded } from '@/lib/process/map-bounded';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';

export const revalidate = 300;

/** Cinemas at a time: each asks several things at once. */
const atOnce = 2;

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
  const cinemas = await mapBounded(place.cinemas, atOnce, ({ slug }) =>
    readPartOr(locale, `accessible showings of ${slug}`, readAccessCinema(locale, slug), null),
  );
  return (
    <>
      <PageData screen="accessible" />
      <Accessible place={place} cinemas={cinemas} offers={offers} />
    </>
  );
}
