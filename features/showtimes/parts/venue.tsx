import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/link/intent-link.island';
import type { Day } from '@/lib/domain/day';
import { linesOf } from '@/lib/domain/lines';
import type { Showing } from '@/lib/domain/showing';
import { formatKilometres } from '@/lib/i18n/kilometres';
import { ticketsOf } from '@/lib/tracking/ticket';
import type { Venue } from '../board.logic';
import { dayAlone, dayInSentence } from '../day.logic';
import type { Setting } from '../showtime-name.logic';
import { ProgrammeLine } from './line';
import { LoadingLines } from './loading-lines';
import styles from './venue.module.scss';

export interface VenueProps {
  venue: Venue;
  /** Those that the filters let through; null while they are on their way. */
  showings: readonly Showing[] | null;
  day: Day;
  today: Day;
  setting: Setting;
  now: Date | null;
  onDay: (day: Day) => void;
  onDetails: (showing: Showing, venue: Venue) => void;
}

/** One cinema of the board. */
export function VenueSection({ venue, showings, day, today, setting, now, onDay, onDetails }: VenueProps) {
  const locale = useLocale();
  const { name, href, street, kilometres } = venue;
  const where = [kilometres ? formatKilometres(kilometres, locale) : '', street].filter(Boolean).join(' · ');
  return (
    <section className={styles.venue} aria-label={name} {...ticketsOf({ cinema: name })}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <IntentLink href={href}>{name}</IntentLink>
        </h3>
        {where && <p className={styles.where}>{where}</p>}
      </div>
      {showings === null && <LoadingLines chips={Math.min(6, venue.showings.length || 3)} />}
      {showings?.length === 0 && <Nothing venue={venue} day={day} today={today} onDay={onDay} />}
      {linesOf(showings ?? [], setting.marks, setting.versions).map((line) => (
        <ProgrammeLine
          key={line.key}
          line={line}
          day={day}
          setting={setting}
          now={now}
          onDetails={(showing) => onDetails(showing, venue)}
        />
      ))}
    </section>
  );
}

type NothingProps = Pick<VenueProps, 'venue' | 'day' | 'today' | 'onDay'>;

function Nothing({ venue, day, today, onDay }: NothingProps) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const { next, showings } = venue;
  const words = dayInSentence(day, today, { t, locale });
  return (
    <p className={styles.nothing}>
      {t(showings.length ? 'none.filtered' : 'none.day', { day: words })}
      {next && (
        <button type="button" className={styles.next} onClick={() => onDay(next)}>
          {t('none.go', { day: dayAlone(next, today, { t, locale }) })}
        </button>
      )}
    </p>
  );
}
