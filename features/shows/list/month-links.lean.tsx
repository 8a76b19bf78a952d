'use client';
// Sends less: as a component with short props, the markup of the links stands in the page once and not in the flight data too.
import { Icon } from '@/components/ui/icon/icon';
import styles from './calendar.module.scss';

type Props = { tab: string; label: string; links: readonly (readonly [address: string, words: string])[] };

/** The way to each month that a tab keeps for later. */
export const MonthLinks = ({ tab, label, links }: Props) => (
  <nav aria-label={label} data-in={tab} className={styles.months}>
    <ul>
      {links.map(([address, words]) => (
        <li key={address}>
          <a href={`#${address}`} className={styles.jump}>
            <span>{words}</span>
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
