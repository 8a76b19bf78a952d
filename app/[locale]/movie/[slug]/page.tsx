import { getLocale } from 'next-intl/server';
import { ShowScreen } from '@/features/show/show';
import { loadShow, showMetadata } from '@/features/show/show.load';
import { ShowBoard } from '@/features/showtimes/show-board';
import { pageSlug } from '@/lib/routing/page';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/movie/[slug]'>;

export const generateMetadata = async (props: Props) => showMetadata(await getLocale(), await pageSlug(props));

export default async function MoviePage(props: Props) {
  const { show, similar } = await loadShow(await getLocale(), await pageSlug(props));
  return <ShowScreen show={show} similar={similar} board={<ShowBoard show={show} />} />;
}
