import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { findCinema } from '@/features/cinema/cinema.load';
import { cinemaMetadata } from '@/features/cinema/cinema.metadata';
import { CinemaWeekScreen } from '@/features/showtimes/cinema-week';
import { readWeek } from '@/features/showtimes/cinema-week.load';
import { readPartOr } from '@/lib/api/read-or';
import { absoluteUrl, href } from '@/lib/routing/href';
import { readPageSlug } from '@/lib/routing/page-params';
import { locales } from '@/lib/sites/locales';

type Props = PageProps<'/[locale]/cinema-week/[slug]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props) {
  const cinema = await load(props);
  const t = await getTranslations('week');
  const { name } = cinema;
  return cinemaMetadata('cinemaWeek', cinema, {
    title: t('titleOf', { name }),
    description: t('metaDescription', { name }),
  });
}

export default async function CinemaWeekPage(props: Props) {
  const locale = await getLocale();
  const cinema = await load(props);
  const week = await readPartOr(locale, 'week', readWeek(locale, cinema.slug), null);
  const url = absoluteUrl(locales[locale], href(locale, 'cinema', { slug: cinema.slug }) ?? '');
  return (
    <>
      <PageData screen="cinemaWeek" facts={{ cinema: cinema.slug, city: cinema.citySlug }} />
      <CinemaWeekScreen cinema={cinema} week={week} url={url} />
    </>
  );
}

async function load(props: Props) {
  return (await findCinema(await getLocale(), await readPageSlug(props))) ?? notFound();
}
