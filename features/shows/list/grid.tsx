import type { Day } from '@/lib/domain/day';
import type { Listed } from '@/lib/domain/listing';
import { filterFacts } from '../filters/filter-facts';
import { buildCard } from './card-facts';
import { deferLinks } from './defer-links';
import { DeferredRowsIsland } from './deferred-rows.island';
import { type GridName, grids, splitGrid } from './grids';
import { buildRowWords } from './row-words';
import styles from './shows.module.scss';
import { useSpeech } from './speech';
import { TitleList } from './title-list.lean';
import { restKey, sendTitle } from './titles.logic';

/** Fetched at once: what a phone shows of the list before it is scrolled, and most of a first row elsewhere. */
const firstPosters = 4;

type Props = { list: GridName; listed: readonly Listed[]; today: Day };

/** The titles of a tab as posters. */
export function Grid({ list, listed, today }: Props) {
  const speech = useSpeech();
  const { tab, mark } = grids[list];
  const { first, rest } = splitGrid(list, listed, today);
  // Of the tab which opens first alone: no other has a place on the first screen.
  const isFirst = (at: number) => tab === 'book' && at < firstPosters;
  return (
    <div data-in={tab} data-usual>
      {first.length > 0 && (
        <TitleList
          list={list}
          words={buildRowWords(speech)}
          titles={first.map((entry, at) =>
            sendTitle({
              ...buildCard(entry.item, speech, today, mark),
              ...filterFacts(entry, tab),
              ...(isFirst(at) && { first: true }),
            }),
          )}
        />
      )}
      {rest.length > 0 && (
        <details data-week data-in={tab} className={styles.others}>
          <summary className={styles.more}>{speech.t('others', { count: rest.length })}</summary>
          <DeferredRowsIsland list={list} month={restKey} name={deferLinks(rest, tab, speech.locale)} />
        </details>
      )}
    </div>
  );
}
