import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { AccountPage } from '@/features/account/account-page';
import { FavouritesCount } from '@/features/favourites/favourites-count';
import { FavouritesScreen } from '@/features/favourites/favourites-screen';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('favourites');
  return screenMetadata(
    await getLocale(),
    { title: t('title'), description: t('description') },
    'favouriteCinemas',
    withoutParams,
  );
}

export default async function FavouriteCinemas() {
  const t = await getTranslations('favourites');
  return (
    <>
      <PageData screen="favouriteCinemas" />
      <AccountPage
        current="favourites"
        title={t('title')}
        beside={(facts) => <FavouritesCount limit={facts.favouritesLimit} />}
      >
        {({ favouritesLimit }) => <FavouritesScreen limit={favouritesLimit} />}
      </AccountPage>
    </>
  );
}
