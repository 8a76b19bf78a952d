import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageData } from '@/components/page/page-data/page-data';
import { Trail } from '@/components/page/trail/trail';
import { CinemaScreen } from '@/features/cinema/cinema';
import { findCinema, readAround, readMarks } from '@/features/cinema/cinema.load';
import { cinemaMetadata } from '@/features/cinema/cinema.metadata';
import { Programme } from '@/features/showtimes/programme';
import { ProgrammeScreenings } from '@/features/showtimes/screenings';
import { absolute, href } from '@/lib/routing/href';
import { pageSlug } from '@/lib/routing/page-params';
import { movieTheater } from '@/lib/seo/json-ld/theater';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';

type Props = PageProps<'/[locale]/cinema/[slug]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = async (props: Props) => cinemaMetadata('cinema', await load(props));

export default async function CinemaPage(props: Props) {
  const locale = await getLocale();
  const cinema = await load(props);
  const [marks, { town, ...around }, list, crumbs] = await Promise.all([
    readMarks(locale, cinema),
    readAround(locale, cinema),
    getTranslations('cinemas'),
    getTranslations('cinema'),
  ]);
  const path = href(locale, 'cinema', { slug: cinema.slug });
  const steps = [
    { name: list('title'), path: href(locale, 'cinemas') },
    ...(town ? [{ name: town.name, path: href(locale, 'city', { slug: town.slug }) }] : []),
    { name: cinema.name, path },
  ];
  const { country } = siteFacts(locales[locale].site);
  return (
    <>
      {path && <ProgrammeScreenings slug={cinema.slug} location={{ name: cinema.name, path }} />}
      <PageData screen="cinema" facts={{ cinema: cinema.slug, city: cinema.citySlug }} />
      {path && <JsonLd facts={movieTheater(cinema, country, absolute(locales[locale], path))} />}
      <CinemaScreen
        cinema={cinema}
        {...marks}
        {...around}
        trail={<Trail label={crumbs('trail')} steps={steps} />}
        programme={<Programme cinema={cinema} />}
      />
    </>
  );
}

async function load(props: Props) {
  return (await findCinema(await getLocale(), await pageSlug(props))) ?? notFound();
}
