import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { AppScreen } from '@/features/app-page/app-page';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { href } from '@/lib/routing/href';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('app');
  const words = { title: t('metaTitle', { brand: brand.name }), description: t('lead') };
  return screenMetadata(await getLocale(), words, 'app', withoutParams);
}

export default async function AppPage() {
  const locale = await getLocale();
  const { isKnown, features, apps } = await readSettingsOrDefaults(locale);
  const hasPass = href(locale, 'subscription') !== null && (!isKnown || features.subscriptions);
  return (
    <>
      <PageData screen="app" />
      <AppScreen apps={isKnown ? apps : null} hasPass={hasPass} />
    </>
  );
}
