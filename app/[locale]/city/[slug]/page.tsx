import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import { PageData } from '@/components/page/page-data/page-data';
import { CityScreen } from '@/features/city/city';
import { findCity, readTown } from '@/features/city/city.load';
import { cityMetadata } from '@/features/city/city.metadata';
import { putSoonestFirst } from '@/features/city/city.order';
import { TownTimes } from '@/features/showtimes/town-times';
import { findUpcoming } from '@/features/showtimes/upcoming.load';
import { readPartOr } from '@/lib/api/read-or';
import { href } from '@/lib/routing/href';
import { readPageSlug } from '@/lib/routing/page-params';

type Props = PageProps<'/[locale]/city/[slug]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = async (props: Props) => cityMetadata('city', await load(props));

export default async function CityPage(props: Props) {
  const locale = await getLocale();
  const found = await load(props);
  const { slug, name } = found.city;
  const place = `city:${slug}`;
  const [town, upcoming, list, crumbs] = await Promise.all([
    readTown(locale, found),
    readPartOr(locale, 'upcoming', findUpcoming(locale, { place }), null),
    getTranslations('cinemas'),
    getTranslations('cinema'),
  ]);
  const steps = [
    { name: list('title'), path: href(locale, 'cinemas') },
    { name, path: href(locale, 'city', { slug }) },
  ];
  return (
    <>
      <PageData screen="city" facts={{ city: slug }} />
      <CityScreen
        {...found}
        {...town}
        cinemas={putSoonestFirst(found.cinemas, upcoming?.venues ?? [])}
        times={<TownTimes city={slug} cinemas={found.cinemas} />}
        trail={<PageBreadcrumbs label={crumbs('trail')} steps={steps} />}
      />
    </>
  );
}

async function load(props: Props) {
  return (await findCity(await getLocale(), await readPageSlug(props))) ?? notFound();
}
