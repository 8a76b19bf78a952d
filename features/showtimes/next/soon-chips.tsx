import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { UpcomingChip } from '../upcoming/upcoming-chip';
import styles from './next-showings.module.scss';
import type { TonightFilm } from './tonight.logic';

const places = [1, 2, 3, 4, 5, 6];

/** The next showings of a film; the boxes they fill while they are on their way. */
export const SoonChips = ({ film }: { film: TonightFilm | undefined }) =>
  film ? (
    <ul className={styles.chips}>
      {film.showings.map((soon) => (
        <li key={soon.url ?? soon.name} {...ticketsAttributes({ film: film.title, cinema: soon.cinema })}>
          <UpcomingChip upcoming={soon} />
        </li>
      ))}
    </ul>
  ) : (
    <ul className={styles.chips} aria-hidden="true">
      {places.map((place) => (
        <li key={place}>
          <Skeleton height="var(--chip-h)" />
        </li>
      ))}
    </ul>
  );
