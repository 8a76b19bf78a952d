import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageData } from '@/components/page/page-data/page-data';
import { Opinion } from '@/features/feelings/opinion';
import { ShowScreen } from '@/features/show/show';
import { findShow } from '@/features/show/show.load';
import { showMetadata } from '@/features/show/show.metadata';
import { ShowJsonLd } from '@/features/show/show-json-ld';
import { BoardScreenings } from '@/features/showtimes/screenings';
import { ShowBoard } from '@/features/showtimes/show-board';
import { canHaveBeenSeen } from '@/lib/domain/opinion-shares';
import { isFresh } from '@/lib/domain/reception';
import { readPageSlug } from '@/lib/routing/page-params';
import { type ShowScreenName, showHref } from '@/lib/routing/show-screen';
import { cinemaToday } from '@/lib/sites/cinema-today';
import { buildShowFacts } from '@/lib/tracking/page-facts';

type Props = { params: Promise<{ slug: string }> };

const load = async (props: Props) => (await findShow(await getLocale(), await readPageSlug(props))) ?? notFound();

/** The metadata of a title, whichever of its addresses was asked for. */
export const titleMetadata = async (props: Props) =>
  showMetadata(await getLocale(), await readPageSlug(props), load(props));

/** The page of a title under either of its addresses. */
export async function ShowPage({ screen, ...props }: Props & { screen: ShowScreenName }) {
  const [locale, { show, similar, isOn, flags }] = await Promise.all([getLocale(), load(props)]);
  const path = showHref(locale, show);
  const today = cinemaToday(locale);
  const isNew = isFresh(show, today);
  return (
    <>
      <PageData screen={screen} facts={buildShowFacts(show)} />
      <ShowJsonLd show={show} path={path} />
      <BoardScreenings slug={show.slug} work={{ show, path }} />
      <ShowScreen
        show={show}
        isOn={isOn}
        flags={flags}
        similar={similar}
        isNew={isNew}
        board={<ShowBoard show={show} />}
        opinion={
          canHaveBeenSeen(show, today, isOn) && (
            <Opinion slug={show.slug} name={show.title} feelings={show.feelings} isNew={isNew} />
          )
        }
      />
    </>
  );
}
