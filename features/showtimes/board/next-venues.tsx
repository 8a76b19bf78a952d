import type { CSSProperties } from 'react';
import { useStandings } from '@/components/views/showtime-name/use-standings';
import type { Day } from '@/lib/domain/day';
import { splitByStanding } from '@/lib/domain/standing';
import { useFreshAnswer } from '../asking/use-fresh-answer';
import { NextDayHead } from '../days/next-day-head';
import type { Board } from './board.logic';
import styles from './show-board.module.scss';
import { type VenueProps, VenueSection } from './venue';

type Props = Pick<VenueProps, 'facts' | 'onDetails'> & {
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
  /** Where the board of that day is asked for. */
  url: string;
  ordered: (board: Board) => Board;
};

/** The same cinemas on the next day that has something, for whoever finds hardly anything left. */
export function NextVenues({ day, url, today, facts, ordered, onDay, onDetails }: Props) {
  const { latest } = useFreshAnswer<Board>(url);
  const venues = latest ? ordered(latest).venues.filter(({ showings }) => showings.length) : [];
  const standings = useStandings(
    venues.flatMap(({ showings }) => showings),
    facts,
  );
  return (
    <section>
      <NextDayHead {...{ day, today, onDay }} />
      <div className={styles.venues} style={{ '--count': venues.length } as CSSProperties}>
        {splitByStanding(venues, standings).map(({ group: venue, standings: own }) => (
          <VenueSection
            key={venue.slug}
            {...{ venue, day, facts, onDetails }}
            isLoading={false}
            standings={own}
            way={venue.kilometres}
          />
        ))}
      </div>
    </section>
  );
}
