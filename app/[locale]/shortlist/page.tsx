import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { ShortlistScreen } from '@/features/showtimes/shortlist';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';

export const revalidate = 3600;

export async function generateMetadata() {
  const t = await getTranslations('shortlist');
  return screenMetadata(
    await getLocale(),
    { title: t('metaTitle'), description: t('metaDescription') },
    'shortlist',
    withoutParams,
  );
}

export default function Shortlist() {
  return (
    <>
      <PageData screen="shortlist" />
      <ShortlistScreen />
    </>
  );
}
