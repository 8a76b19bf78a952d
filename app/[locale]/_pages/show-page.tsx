import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { Opinion } from '@/features/feelings/opinion';
import { ShowScreen } from '@/features/show/show';
import { loadShow } from '@/features/show/show.load';
import { ShowJsonLd } from '@/features/show/show-json-ld';
import { BoardScreenings } from '@/features/showtimes/screenings';
import { ShowBoard } from '@/features/showtimes/show-board';
import { type ShowScreenName, showHref } from '@/lib/routing/show-screen';
import { showFacts } from '@/lib/tracking/page-facts';

type Props = { screen: ShowScreenName; slug: string };

/** The page of a title under either of its addresses. */
export async function ShowPage({ screen, slug }: Props) {
  const locale = await getLocale();
  const { show, similar, isOn } = await loadShow(locale, slug);
  const path = showHref(locale, show);
  return (
    <>
      <PageData screen={screen} facts={showFacts(show)} />
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
