import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import { capitalise } from '@/components/views/days/day.logic';
import { formatRoom, type ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { clockOf, formatWallClock } from '@/lib/domain/day';
import { estimateFilmStart } from '@/lib/domain/film-start';
import { listAccess, type Showing } from '@/lib/domain/showing';
import { formatEndClock } from '@/lib/i18n/clock';
import { resolveInstant } from '@/lib/time/instant';
import styles from './details.module.scss';

type FactsProps = { showing: Showing; facts: ShowtimeFacts; minutes: number | null };

/** What is to be known of one showing, a line each. */
export function DetailFacts({ showing, facts: { versions, timeZone }, minutes }: FactsProps) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const { version, endTime, room, seats } = showing;
  const words = versions[version];
  const roomWords = room && capitalise(formatRoom(room, t));
  const access = listAccess(showing);
  const filmAt = formatFilmStart(showing, minutes, timeZone);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('details.version')}</dt>
        <dd>
          {[...new Set([words?.label ?? version.toUpperCase(), words?.description])].filter(Boolean).join('\u00a0· ')}
        </dd>
      </div>
      {filmAt && (
        <div>
          <dt>{t('details.film')}</dt>
          <dd>{t('details.about', { time: filmAt })}</dd>
        </div>
      )}
      {endTime && (
        <div>
          <dt>{t('details.end')}</dt>
          <dd>{formatEndClock(endTime, locale)}</dd>
        </div>
      )}
      {roomWords && (
        <div>
          <dt>{t('details.room')}</dt>
          <dd>{seats ? t('details.roomSeats', { room: roomWords, seats }) : roomWords}</dd>
        </div>
      )}
      {access.length > 0 && (
        <div>
          <dt>{t('details.access')}</dt>
          {access.map((name) => (
            <dd key={name} className={styles.access}>
              <Icon name={accessIcons[name]} />
              {capitalise(t(`access.${name}`))}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** `20:20` on the cinema's wall; null where nothing can be said. */
function formatFilmStart(showing: Showing, minutes: number | null, timeZone: string): string | null {
  if (!showing.endTime) return null;
  const [begins = 0, ends = 0] = [showing.time, showing.endTime].map((time) =>
    Date.parse(resolveInstant(time, timeZone)),
  );
  const start = estimateFilmStart({ begins, ends, minutes }, showing);
  return start === null ? null : clockOf(formatWallClock(new Date(start), timeZone));
}
