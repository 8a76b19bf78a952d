import type { Listed } from '@/lib/domain/listing';
import { filterFacts } from '../filters/filter-facts';
import { buildCard } from './card-facts';
import { deferLinks } from './defer-links';
import { DeferredRowsIsland } from './deferred-rows.island';
import { buildRowWords } from './row-words';
import styles from './shows.module.scss';
import { useSpeech } from './speech';
import { gridTabs, splitGrid } from './split-grid';
import { TitleList } from './title-list.lean';
import { restKey } from './titles.logic';

/** Fetched at once: what a phone shows of the list before it is scrolled, and most of a first row elsewhere. */
const firstPosters = 4;

/** Titles to book and titles for children in one grid. */
export function Grid({ listed }: { listed: readonly Listed[] }) {
  const speech = useSpeech();
  const { first, rest } = splitGrid(listed);
  const count = (tab: (typeof gridTabs)[number]) => rest.filter(({ lists }) => lists.includes(tab)).length;
  // Of those that the tab shows which opens first: a title for children alone has no place on the first screen.
  const posters = new Set(first.filter(({ lists }) => lists.includes('book')).slice(0, firstPosters));
  return (
    <div data-in={gridTabs.join(' ')} data-usual>
      <TitleList
        list="grid"
        words={buildRowWords(speech)}
        titles={first.map((entry) => ({
          ...buildCard(entry.item, speech),
          ...filterFacts(entry),
          ...(posters.has(entry) && { first: true }),
        }))}
      />
      {rest.length > 0 && (
        <details data-week data-in={gridTabs.filter(count).join(' ')} className={styles.others}>
          <summary className={styles.more}>
            {gridTabs.map(
              (tab) =>
                count(tab) > 0 && (
                  <span key={tab} data-in={tab}>
                    {speech.t('others', { count: count(tab) })}
                  </span>
                ),
            )}
          </summary>
          <DeferredRowsIsland list="grid" month={restKey} name={deferLinks(rest, speech.locale)} />
        </details>
      )}
    </div>
  );
}
