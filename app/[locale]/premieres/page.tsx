import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { PremieresScreen } from '@/features/premieres/premieres';
import { readPremieres } from '@/features/premieres/premieres.load';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';

export const revalidate = 300;

export async function generateMetadata() {
  const [t, feed] = await Promise.all([getTranslations('premieres'), getTranslations('feeds')]);
  const feeds = [['premieres', feed('premieres')]] as const;
  return screenMetadata(
    await getLocale(),
    { title: t('metaTitle'), description: t('metaDescription', { brand: brand.name }), feeds },
    'premieres',
    withoutParams,
  );
}

export default async function PremieresPage() {
  const { days, isWhole } = await readPremieres(await getLocale());
  return (
    <>
      <PageData screen="premieres" />
      <PremieresScreen days={days} isWhole={isWhole} />
    </>
  );
}
