import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import { PageData } from '@/components/page/page-data/page-data';
import { CinemaScreen } from '@/features/cinema/cinema';
import { findCinema, readAround, readFormatsAndAlerts } from '@/features/cinema/cinema.load';
import { cinemaMetadata } from '@/features/cinema/cinema.metadata';
import { Programme } from '@/features/showtimes/programme';
import { ProgrammeScreenings } from '@/features/showtimes/screenings';
import { absoluteUrl, href } from '@/lib/routing/href';
import { readPageSlug } from '@/lib/routing/page-params';
import { buildTheaterJsonLd } from '@/lib/seo/json-ld/theater';
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
    readFormatsAndAlerts(locale, cinema),
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
      {path && <ProgrammeScreenings cinema={cinema} path={path} />}
      <PageData screen="cinema" facts={{ cinema: cinema.slug, city: cinema.citySlug }} />
      {path && <JsonLd facts={buildTheaterJsonLd(cinema, country, absoluteUrl(locales[locale], path))} />}
      <CinemaScreen
        cinema={cinema}
        {...marks}
        {...around}
        trail={<PageBreadcrumbs label={crumbs('trail')} steps={steps} />}
        programme={<Programme cinema={cinema} />}
      />
    </>
  );
}

async function load(props: Props) {
  return (await findCinema(await getLocale(), await readPageSlug(props))) ?? notFound();
}
