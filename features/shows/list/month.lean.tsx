'use client';
// Sends less: as a component with short props, the markup of a month stands in the page once and not in the flight data too.
import type { ListName } from '../filters/page-items';
import styles from './calendar.module.scss';
import { Counts } from './counts.lean';
import { DeferredRowsIsland } from './deferred-rows.island';

interface Props {
  list: ListName;
  /** `2027-01`, and what the HTML keeps of it. */
  month: string;
  kept: string;
  /** The tabs that have it, as an attribute says them. */
  tabs: string;
  title: string;
  /** What each tab says of how many there are, and the address by which it opens the month. */
  counts: readonly (readonly [tab: string, words: string])[];
  anchors: readonly (readonly [tab: string, id: string])[];
}

export const Month = ({ list, month, kept, tabs, title, counts, anchors }: Props) => (
  <details data-week data-in={tabs} className={styles.month}>
    <summary className={styles.summary}>
      <h2 className={styles.name}>{title}</h2>
      <Counts of={counts} />
    </summary>
    <div className={styles.inside}>
      {/* Below the line that names the month. */}
      {anchors.map(([tab, id]) => (
        <span key={tab} id={id} data-fragment={tab} className={styles.anchor} />
      ))}
      <DeferredRowsIsland list={list} month={month} name={kept} />
    </div>
  </details>
);
