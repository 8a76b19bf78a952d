import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { AccountPage } from '@/features/account/account-page';
import { Greeting } from '@/features/account/greeting.island';
import { AccountOverview } from '@/features/account/overview';
import { WishlistRail } from '@/features/feelings/wishlist';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('account');
  return screenMetadata(
    await getLocale(),
    { title: t('mine'), description: t('page.description') },
    'account',
    withoutParams,
  );
}

export default function Account() {
  return (
    <>
      <PageData screen="account" />
      <AccountPage current="account" heading={<Greeting />}>
        {(facts) => <AccountOverview facts={facts} list={<WishlistRail path={facts.links.wishlist} />} />}
      </AccountPage>
    </>
  );
}
