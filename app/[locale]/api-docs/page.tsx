import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { ApiDocsScreen } from '@/features/api-docs/api-docs';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';

export const revalidate = 86_400;

export async function generateMetadata() {
  const t = await getTranslations('apiDocs');
  const words = { title: t('title'), description: t('metaDescription', { brand: brand.name }) };
  return screenMetadata(await getLocale(), words, 'apiDocs', withoutParams);
}

export default function ProgramsPage() {
  return (
    <>
      <PageData screen="apiDocs" />
      <ApiDocsScreen />
    </>
  );
}
