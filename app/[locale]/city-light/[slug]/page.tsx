import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { findCity } from '@/features/city/city.load';
import { cityMetadata } from '@/features/city/city.metadata';
import { CityLightScreen } from '@/features/city/city-light';
import { readPageSlug } from '@/lib/routing/page-params';

type Props = PageProps<'/[locale]/city-light/[slug]'>;

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = async (props: Props) => cityMetadata('cityLight', await load(props));

export default async function CityLightPage(props: Props) {
  const found = await load(props);
  return (
    <>
      <PageData screen="cityLight" facts={{ city: found.city.slug }} />
      <CityLightScreen {...found} />
    </>
  );
}

async function load(props: Props) {
  return (await findCity(await getLocale(), await readPageSlug(props))) ?? notFound();
}
