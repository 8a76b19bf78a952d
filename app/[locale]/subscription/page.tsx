import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { OwnPass } from '@/features/account/own-pass';
import { SubscriptionScreen } from '@/features/subscription/subscription';
import { readSubscription } from '@/features/subscription/subscription.load';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';
import { passName } from '@/lib/sites/pass-name';

export const revalidate = 300;

export async function generateMetadata() {
  const locale = await getLocale();
  const t = await getTranslations('subscription');
  const name = passName(locale) ?? brand.name;
  return screenMetadata(
    locale,
    { title: t('metaTitle', { name }), description: t('metaDescription', { name }) },
    'subscription',
    withoutParams,
  );
}

export default async function SubscriptionPage() {
  return (
    <>
      <PageData screen="subscription" />
      <SubscriptionScreen {...(await readSubscription(await getLocale()))} mine={<OwnPass />} />
    </>
  );
}
