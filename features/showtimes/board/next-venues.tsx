import type { CSSProperties } from 'react';
import { useStandings } from '@/components/views/showtime-name/use-standings';
import type { Day } from '@/lib/domain/day';
import { splitByStanding } from '@/lib/domain/standing';
import { NextDayHead } from '../days/next-day-head';
import type { Board } from './board.logic';
import styles from './show-board.module.scss';
import type { VenueProps, VenueSection } from './venue';

type Props = Pick<VenueProps, 'facts' | 'onDetails'> & {
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
  /** Of that day, once it has come. */
  board: Board | undefined;
  /** What draws a cinema of the board, which has it already. */
  Section: typeof VenueSection;
};

/** The same cinemas on the next day that has something, for whoever finds hardly anything left. */
export function NextVenues({ day, board, Section, today, facts, onDay, onDetails }: Props) {
  const venues = board?.venues.filter(({ showings }) => showings.length) ?? [];
  const standings = useStandings(
    venues.flatMap(({ showings }) => showings),
    facts,
  );
  return (
    <section>
      <NextDayHead {...{ day, today, onDay }} />
      <div className={styles.venues} style={{ '--count': venues.length } as CSSProperties}>
        {splitByStanding(venues, standings).map(({ group: venue, standings: own }) => (
          <Section
            key={venue.slug}
            {...{ venue, facts, onDetails }}
            isLoading={false}
            standings={own}
            way={venue.kilometres}
          />
        ))}
      </div>
    </section>
  );
}
