import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { AccountPage } from '@/features/account/account-page';
import { WishlistScreen } from '@/features/feelings/wishlist';
import { WishlistCount } from '@/features/feelings/wishlist-count';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('feelings');
  return screenMetadata(
    await getLocale(),
    { title: t('title'), description: t('description') },
    'wishlist',
    withoutParams,
  );
}

export default async function Wishlist() {
  const t = await getTranslations('feelings');
  return (
    <>
      <PageData screen="wishlist" />
      <AccountPage current="wishlist" title={t('title')} beside={() => <WishlistCount />}>
        {() => <WishlistScreen />}
      </AccountPage>
    </>
  );
}
