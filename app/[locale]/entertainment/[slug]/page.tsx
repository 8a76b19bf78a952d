import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page-data/page-data';
import { Opinion } from '@/features/feelings/opinion';
import { ShowScreen } from '@/features/show/show';
import { loadShow, showMetadata } from '@/features/show/show.load';
import { showPath } from '@/features/show/show.paths';
import { ShowJsonLd } from '@/features/show/show-json-ld';
import { BoardScreenings } from '@/features/showtimes/screenings';
import { ShowBoard } from '@/features/showtimes/show-board';
import { pageSlug } from '@/lib/routing/page';
import { showFacts } from '@/lib/tracking/page-facts';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/entertainment/[slug]'>;

export const generateMetadata = async (props: Props) => showMetadata(await getLocale(), await pageSlug(props));

export default async function EntertainmentPage(props: Props) {
  const locale = await getLocale();
  const { show, similar, isOn } = await loadShow(locale, await pageSlug(props));
  const path = showPath(locale, show);
  return (
    <>
      <PageData screen="entertainment" facts={showFacts(show)} />
      <ShowJsonLd show={show} path={path} />
      <BoardScreenings slug={show.slug} work={{ name: show.title, path }} />
      <ShowScreen
        show={show}
        isOn={isOn}
        similar={similar}
        board={<ShowBoard show={show} />}
        opinion={<Opinion slug={show.slug} name={show.title} feelings={show.feelings} />}
      />
    </>
  );
}
