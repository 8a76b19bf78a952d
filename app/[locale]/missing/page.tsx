import { getTranslations } from 'next-intl/server';
import { MissingScreen } from '@/features/errors/missing';
import { brand } from '@/lib/sites/brand';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('errors.missing');
  return { title: `${t('title')} · ${brand.name}`, robots: { index: false } };
}

export default MissingScreen;
