import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { OpeningsScreen } from '@/features/openings/openings';
import { shows } from '@/lib/api/endpoints/shows';
import { read } from '@/lib/api/read';
import { groupOpenings, listOpened } from '@/lib/domain/opening';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('openings');
  const words = { title: t('metaTitle'), description: t('metaDescription', { brand: brand.name }) };
  return screenMetadata(await getLocale(), words, 'openings', withoutParams);
}

export default async function OpeningsPage() {
  const locale = await getLocale();
  const { timeZone } = siteFacts(locales[locale].site);
  const all = await read(locale, shows, {});
  const days = groupOpenings(all, serverNow(), timeZone);
  return (
    <>
      <PageData screen="openings" />
      <OpeningsScreen days={days} opened={listOpened(all, serverNow())} />
    </>
  );
}
