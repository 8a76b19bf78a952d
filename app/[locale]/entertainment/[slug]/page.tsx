import { getLocale } from 'next-intl/server';
import { showMetadata } from '@/features/show/show.load';
import { pageSlug } from '@/lib/routing/page-params';
import { ShowPage } from '../../_pages/show-page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/entertainment/[slug]'>;

export const generateMetadata = async (props: Props) => showMetadata(await getLocale(), await pageSlug(props));

export default async function EntertainmentPage(props: Props) {
  return <ShowPage screen="entertainment" slug={await pageSlug(props)} />;
}
