import { getLocale, getTranslations } from 'next-intl/server';
import { AskEarly } from '@/components/page/ask-early/ask-early';
import { GoLink } from '@/components/page/link/go-link';
import { Link } from '@/components/page/link/link';
import { BelowFirstView } from '@/components/page/load-later/load-later.island';
import { Unsettled } from '@/components/page/unsettled/unsettled';
import { Accordion } from '@/components/ui/accordion/accordion';
import { CompareButton } from '@/components/views/compare-button/compare-button';
import { Scriptless } from '@/components/views/days/scriptless';
import { Rating } from '@/components/views/rating/rating';
import { cinemas as cinemasRow } from '@/lib/api/endpoints/cinemas';
import { showCinemas } from '@/lib/api/endpoints/shows';
import { readOr, readPartOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Show } from '@/lib/domain/show';
import { pickAccess } from '@/lib/domain/showing';
import { Words } from '@/lib/i18n/words';
import { filteredPath } from '@/lib/routing/filters';
import { anyPlace } from '@/lib/visitor/place/here-url';
import { boardUrl } from './asking/board-url';
import { listOffered } from './board/board.logic';
import { ShowBoardIsland } from './board/show-board.island';
import styles from './board/show-board.module.scss';
import { readBoard } from './board.load';
import { Legend } from './details/legend';
import { staleAt } from './facts/stale-at';
import ways from './programme/ways.module.scss';
import { readShowtimeFacts } from './showtime-facts.load';

/**
 * Where and when a title plays: today's showings of the site's main city in the page, everything else by choice. The
 * rest of the page is worth having without them, and the browser asks again.
 */
export async function ShowBoard({ show }: { show: Show }) {
  const locale = await getLocale();
  const [t, guide, week, matrix, cinemas, first, { cookies }] = await Promise.all([
    getTranslations('showtimes'),
    getTranslations('guide'),
    getTranslations('week'),
    readOr(locale, showCinemas, { slug: show.slug }, null),
    readOr(locale, cinemasRow, {}, []),
    readPartOr(locale, 'board', readBoard(locale, { show: show.slug, place: null, days: [] }), null),
    readSettingsOrDefaults(locale),
  ]);
  const offered = matrix && listOffered(matrix, Object.keys(matrix), '');
  const facts = await readShowtimeFacts(locale, offered);
  const playing = cinemas.filter(({ slug }) => matrix?.[slug]);
  return (
    <section className={styles.board} id="board" aria-labelledby="board-title">
      <h2 className={styles.title} id="board-title">
        {t('title')}
      </h2>
      <Scriptless day={first?.day ?? null} />
      <Unsettled
        cookie={cookies.locator}
        place={first?.place?.key}
        versions={facts.hasNoFilters ? [] : first?.versions}
        over={staleAt(first?.venues.flatMap(({ showings }) => showings) ?? [], facts)}
      />
      <AskEarly ask={boardUrl(locale, { show: show.slug, place: anyPlace, days: null })} place={first?.place?.key} />
      <Words of={['showtimes', 'share']}>
        <ShowBoardIsland
          show={{ slug: show.slug, title: show.title, minutes: show.minutes }}
          first={first}
          facts={{ ...facts, said: show.flag?.text }}
          compare={<CompareButton />}
          legal={<Rating rating={show.rating} full />}
          legend={
            <Legend
              day={first?.day}
              showings={first?.venues.flatMap(({ showings }) => showings) ?? []}
              marks={facts.marks}
              versions={facts.versions}
              access={offered ? pickAccess(offered.tags, offered.versions) : []}
            />
          }
        />
      </Words>
      {playing.length > 0 && (
        <div className={styles.wrap}>
          <p className={ways.ways}>
            <GoLink to="guide" suffix={filteredPath('', { film: [show.slug] })}>
              {guide('title')}
            </GoLink>
            {show.isMovie && (
              <GoLink to="movieWeek" params={{ slug: show.slug }}>
                {week('more')}
              </GoLink>
            )}
          </p>
          <Everywhere cinemas={playing} summary={t('all', { count: playing.length })} />
        </div>
      )}
    </section>
  );
}

/** All of them as plain links, for whoever comes without scripts. */
function Everywhere({ cinemas, summary }: { cinemas: readonly CinemaSummary[]; summary: string }) {
  return (
    <div className={styles.all}>
      <Accordion summary={summary}>
        <BelowFirstView>
          <ul className={styles.list}>
            {cinemas.map(({ slug, name }) => (
              <li key={slug}>
                <Link to="cinema" params={{ slug }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </BelowFirstView>
      </Accordion>
    </div>
  );
}
