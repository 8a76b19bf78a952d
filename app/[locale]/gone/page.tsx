import { getTranslations } from 'next-intl/server';
import { GoneScreen } from '@/features/errors/gone';
import { brand } from '@/lib/sites/brand';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('errors.gone');
  return { title: `${t('title')} · ${brand.name}`, robots: { index: false } };
}

export default GoneScreen;
