import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import { PageData } from '@/components/page/page-data/page-data';
import { OfferScreen } from '@/features/offers/offer';
import { findOffer } from '@/features/offers/offers.load';
import { offerTranslate } from '@/lib/api/endpoints/offers';
import { findOr } from '@/lib/api/read-or';
import { href } from '@/lib/routing/href';
import { readPageSlug } from '@/lib/routing/page-params';
import { describePage } from '@/lib/seo/describe';
import { screenMetadata, withinSite } from '@/lib/seo/metadata';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/offer/[slug]'>;

export async function generateMetadata(props: Props) {
  const [locale, { offer }] = await Promise.all([getLocale(), load(props)]);
  const slugs = await findOr(locale, offerTranslate, { slug: offer.slug }, null);
  const { title, teaser, headline, html, image } = offer;
  const words = { title, description: describePage(teaser, headline, html), image: image?.lg };
  return screenMetadata(locale, words, 'offer', withinSite(locale, offer.slug, slugs));
}

export default async function OfferPage(props: Props) {
  const [locale, found, t] = await Promise.all([getLocale(), load(props), getTranslations('offers')]);
  const { slug, title } = found.offer;
  const steps = [
    { name: t('title'), path: href(locale, 'offers') },
    { name: title, path: href(locale, 'offer', { slug }) },
  ];
  return (
    <>
      <PageData screen="offer" facts={{ article: found.offer.trackingSlug }} />
      <OfferScreen {...found} trail={<PageBreadcrumbs label={t('trail')} steps={steps} />} />
    </>
  );
}

async function load(props: Props) {
  return (await findOffer(await getLocale(), await readPageSlug(props))) ?? notFound();
}
