import { ShowingChip } from '@/components/views/showing-chip/showing-chip';
import { ticketAttributes, ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import type { Upcoming } from './upcoming.logic';
import styles from './upcoming-chips.module.scss';

type Props = { showings: readonly Upcoming[]; cinema: string; label: string };

/** Showings of several films in one cinema, each with the way to its tickets. */
export function UpcomingChips({ showings, cinema, label }: Props) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {showings.map(({ face, name, url, film, time, version }) => (
        <li key={url} {...ticketsAttributes({ film, cinema })}>
          <ShowingChip
            as="a"
            face={face}
            aria-label={name}
            href={url}
            rel="nofollow"
            {...ticketAttributes(time, version)}
          />
        </li>
      ))}
    </ul>
  );
}
