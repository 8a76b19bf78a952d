import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { Guide } from '@/features/guide/guide';
import { readMainPlace } from '@/features/guide/guide.load';
import { readProgrammes } from '@/features/showtimes/programme.load';
import { ShowingPanel } from '@/features/showtimes/showing-panel';
import { readShowtimeFacts } from '@/features/showtimes/showtime-facts.load';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { brand } from '@/lib/sites/brand';
import { cinemaToday } from '@/lib/sites/cinema-today';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('guide');
  return screenMetadata(
    await getLocale(),
    { title: t('metaTitle'), description: t('metaDescription', { brand: brand.name }) },
    'guide',
    withoutParams,
  );
}

export default async function GuidePage() {
  const locale = await getLocale();
  const [place, today] = [await readMainPlace(locale), cinemaToday(locale)];
  const [days, facts] = await Promise.all([
    readProgrammes(
      locale,
      place.cinemas.map(({ slug }) => slug),
      [today],
    ),
    readShowtimeFacts(locale, null),
  ]);
  return (
    <>
      <PageData screen="guide" />
      <Guide place={place} day={today} days={days} facts={facts} panel={<ShowingPanel facts={facts} />} />
    </>
  );
}
