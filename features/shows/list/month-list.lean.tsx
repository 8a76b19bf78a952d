'use client';
// Sends less: as a component with short props, the markup of the links stands in the page once and not in the flight data too.
import { panelLinkClass } from '@/components/ui/link-panel/panel-link';
import styles from './calendar.module.scss';

type Props = { links: readonly (readonly [address: string, words: string])[] };

export const MonthList = ({ links }: Props) => (
  <ul>
    {links.map(([address, words]) => (
      <li key={address}>
        <a href={`#${address}`} className={panelLinkClass}>
          <span className={styles.monthName}>{words}</span>
        </a>
      </li>
    ))}
  </ul>
);
