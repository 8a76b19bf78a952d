import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageData } from '@/components/page/page-data/page-data';
import { OffersScreen } from '@/features/offers/offers';
import { readOffers } from '@/features/offers/offers.load';
import { absoluteUrl, href } from '@/lib/routing/href';
import { buildItemListJsonLd } from '@/lib/seo/json-ld/item-list';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { locales } from '@/lib/sites/locales';

export const revalidate = 300;

export async function generateMetadata() {
  const locale = await getLocale();
  const [{ page }, t] = await Promise.all([readOffers(locale), getTranslations('offers')]);
  const words = { title: page?.header?.title ?? t('title'), description: t('metaDescription') };
  return screenMetadata(locale, words, 'offers', withoutParams);
}

export default async function OffersPage() {
  const locale = await getLocale();
  const found = await readOffers(locale);
  const paths = found.articles.flatMap(({ slug }) => href(locale, 'offer', { slug }) ?? []);
  return (
    <>
      <PageData screen="offers" />
      {paths.length > 0 && (
        <JsonLd facts={buildItemListJsonLd(paths.map((path) => absoluteUrl(locales[locale], path)))} />
      )}
      <OffersScreen {...found} />
    </>
  );
}
