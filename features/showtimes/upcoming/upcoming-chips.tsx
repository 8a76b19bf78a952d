import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import type { Upcoming } from './upcoming.logic';
import { UpcomingChip } from './upcoming-chip';
import styles from './upcoming-chips.module.scss';

type Props = { showings: readonly Upcoming[]; cinema: string; label: string };

/** Showings of several films in one cinema. */
export function UpcomingChips({ showings, cinema, label }: Props) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {showings.map((upcoming) => (
        <li key={upcoming.url ?? upcoming.name} {...ticketsAttributes({ film: upcoming.film, cinema })}>
          <UpcomingChip upcoming={upcoming} />
        </li>
      ))}
    </ul>
  );
}
