import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { formatDayAlone, formatDayInSentence } from '@/components/views/days/day.logic';
import type { Day } from '@/lib/domain/day';
import { focusPage } from '@/lib/visitor/device/focus-page';
import type { Venue } from './board.logic';
import styles from './venue.module.scss';

interface Props {
  venues: readonly Venue[];
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
}

/** The cinemas that show nothing on the day, or nothing of the kind, in one line that closes the board. */
export function IdleVenues({ venues, day, today, onDay }: Props) {
  const t = useTranslations('showtimes');
  const speech = { t, locale: useLocale() };
  const isFiltered = venues.some(({ showings }) => showings.length);
  return (
    <div className={styles.idle}>
      <p>{t(isFiltered ? 'none.filtered' : 'none.day', { day: formatDayInSentence(day, today, speech) })}</p>
      <ul>
        {venues.map(({ slug, name, href, next }) => (
          <li key={slug}>
            <IntentLink href={href}>{name}</IntentLink>
            {next && (
              <button
                type="button"
                aria-label={`${name}, ${t('none.go', { day: formatDayAlone(next, today, speech) })}`}
                onClick={() => {
                  focusPage();
                  onDay(next);
                }}
              >
                {t('none.go', { day: formatDayAlone(next, today, speech) })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
