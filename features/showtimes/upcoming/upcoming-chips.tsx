import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { AboutUpcoming } from './about-upcoming';
import type { Upcoming } from './upcoming.logic';
import { UpcomingChip } from './upcoming-chip';
import styles from './upcoming-chips.module.scss';

type Cinema = { slug: string; name: string };

/** Shows all there is to say of one. */
export type OpenUpcoming = (cinema: Cinema, showing: Upcoming) => void;

type Props = { showings: readonly Upcoming[]; cinema: Cinema; label: string; onOpen?: OpenUpcoming | undefined };

/** Showings of several films in one cinema. */
export function UpcomingChips({ showings, cinema, label, onOpen }: Props) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {showings.map((upcoming) => (
        <li key={upcoming.url ?? upcoming.name} {...ticketsAttributes({ film: upcoming.film, cinema: cinema.name })}>
          {onOpen ? (
            <AboutUpcoming upcoming={upcoming} onOpen={() => onOpen(cinema, upcoming)} />
          ) : (
            <UpcomingChip upcoming={upcoming} />
          )}
        </li>
      ))}
    </ul>
  );
}
