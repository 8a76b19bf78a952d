import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageData } from '@/components/page/page-data/page-data';
import { Unsettled } from '@/components/page/unsettled/unsettled';
import { CinemasScreen } from '@/features/cinemas/cinemas';
import { CinemaTimes } from '@/features/showtimes/cinema-times';
import { cinemas, cities } from '@/lib/api/endpoints/cinemas';
import { tags } from '@/lib/api/endpoints/tags';
import { read } from '@/lib/api/read';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { absoluteUrl, href } from '@/lib/routing/href';
import { buildItemListJsonLd } from '@/lib/seo/json-ld/item-list';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';
import { locales } from '@/lib/sites/locales';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('cinemas');
  return screenMetadata(
    await getLocale(),
    { title: t('metaTitle'), description: t('metaDescription', { brand: brand.name }) },
    'cinemas',
    withoutParams,
  );
}

export default async function CinemasPage() {
  const locale = await getLocale();
  const [all, towns, formats, { cookies }] = await Promise.all([
    read(locale, cinemas, {}),
    readOr(locale, cities, {}, []),
    readOr(locale, tags, {}, []),
    readSettingsOrDefaults(locale),
  ]);
  const urls = all.flatMap(({ slug }) => href(locale, 'cinema', { slug }) ?? []);
  return (
    <>
      <PageData screen="cinemas" />
      <JsonLd facts={buildItemListJsonLd(urls.map((path) => absoluteUrl(locales[locale], path)))} />
      <Unsettled cookie={cookies.locator} />
      <CinemasScreen cinemas={all} cities={towns} tags={formats} times={<CinemaTimes />} />
    </>
  );
}
