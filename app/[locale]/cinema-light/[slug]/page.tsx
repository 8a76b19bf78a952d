import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { findCinema, readFormatsAndAlerts } from '@/features/cinema/cinema.load';
import { cinemaMetadata } from '@/features/cinema/cinema.metadata';
import { CinemaLightScreen } from '@/features/cinema/cinema-light';
import { Programme } from '@/features/showtimes/programme';
import { readPageSlug } from '@/lib/routing/page-params';

type Props = PageProps<'/[locale]/cinema-light/[slug]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = async (props: Props) => cinemaMetadata('cinemaLight', await load(props));

export default async function CinemaLightPage(props: Props) {
  const cinema = await load(props);
  const marks = await readFormatsAndAlerts(await getLocale(), cinema);
  return (
    <>
      <PageData screen="cinemaLight" facts={{ cinema: cinema.slug, city: cinema.citySlug }} />
      <CinemaLightScreen cinema={cinema} {...marks} programme={<Programme cinema={cinema} />} />
    </>
  );
}

async function load(props: Props) {
  return (await findCinema(await getLocale(), await readPageSlug(props))) ?? notFound();
}
