import { useLocale } from 'next-intl';
import { memo, useCallback } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Showing } from '@/lib/domain/showing';
import type { Standing } from '@/lib/domain/standing';
import { formatKilometres } from '@/lib/i18n/kilometres';
import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { ShowingLines } from '../chip/lines';
import { LoadingLines } from '../chip/loading-lines';
import type { Venue } from './board.logic';
import styles from './venue.module.scss';

export interface VenueProps {
  venue: Venue;
  /** Kilometres from where the visitor is, or the cinema they chose. */
  way: number | undefined;
  /** Of its showings. */
  standings: Standing;
  /** Its showings are on their way. */
  isLoading: boolean;
  facts: ShowtimeFacts;
  onDetails: (opened: { showing: Showing; venue: Venue }) => void;
}

/** One cinema of the board. */
export const VenueSection = memo(({ venue, way, standings, isLoading, facts, onDetails }: VenueProps) => {
  const locale = useLocale();
  const { name, href, street } = venue;
  const open = useCallback((showing: Showing) => onDetails({ showing, venue }), [onDetails, venue]);
  const isShown = (_: unknown, index: number) => standings[index] !== '-';
  const showings = isLoading ? [] : venue.showings.filter(isShown);
  const where = [way ? formatKilometres(way, locale) : '', street].filter(Boolean).join('\u00a0· ');
  return (
    <section className={styles.venue} aria-label={name} {...ticketsAttributes({ cinema: name })}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <IntentLink href={href}>{name}</IntentLink>
        </h3>
        {where && <p className={styles.where}>{where}</p>}
      </div>
      {isLoading && <LoadingLines chips={Math.min(6, venue.showings.length || 3)} />}
      <ShowingLines {...{ showings, facts }} standings={standings.replaceAll('-', '')} onDetails={open} />
    </section>
  );
});
