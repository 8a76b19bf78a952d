'use client';
// Sends less: as a component with short props, its markup stands in the page once and not in the flight data too.
import styles from './calendar.module.scss';

/** `address`: where those are that wait for a press. */
type Props = { of: readonly (readonly [tab: string, words: string, address?: string])[] };

/** What each tab says of how many titles there are. */
export const Counts = ({ of }: Props) =>
  of.map(([tab, words, address]) => (
    <span key={tab} data-in={tab} data-total className={styles.count}>
      {address ? <a href={`#${address}`}>{words}</a> : words}
    </span>
  ));
