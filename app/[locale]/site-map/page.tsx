import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { SiteMapScreen } from '@/features/site-map/site-map';
import { readSiteMapData } from '@/features/site-map/site-map.load';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('siteMap');
  const words = { title: t('title'), description: t('metaDescription', { brand: brand.name }) };
  return screenMetadata(await getLocale(), words, 'siteMap', withoutParams);
}

export default async function SiteMapPage() {
  return (
    <>
      <PageData screen="siteMap" />
      <SiteMapScreen {...(await readSiteMapData(await getLocale()))} />
    </>
  );
}
