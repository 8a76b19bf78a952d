'use client';
// The place is the visitor's own, and so is the clock that says which showings come next.
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { formatDayAlone } from '@/components/views/days/day.logic';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { cinemaDay, type Day } from '@/lib/domain/day';
import { byTime, resolveStatus } from '@/lib/domain/showing';
import { ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import { useNow } from '@/lib/visitor/device/use-now';
import { openLocator, useLocator } from '@/lib/visitor/place/locator.store';
import { boardUrl } from '../asking/board-url';
import { useFreshAnswer } from '../asking/use-fresh-answer';
import type { Board } from '../board/board.logic';
import { useWantedPlace } from '../board/use-wanted-place';
import { ShowtimeChip } from '../chip/showtime-chip';
import { DatedChip } from './dated-chip';
import styles from './next-showings.module.scss';

/** How many fit the band. */
const most = 6;

export interface Props {
  show: string;
  title: string;
  /** The page of the title. */
  href: string;
  facts: ShowtimeFacts;
}

export function NextShowingsIsland({ show, title, href, facts }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const now = useNow();
  const ready = useLocator((locator) => locator.ready);
  const { place, ordered } = useWantedPlace();
  const urlOf = (days: Day | null) => boardUrl(locale, { show, place, days });
  const soon = useFreshAnswer<Board>(place === null ? null : urlOf(null));
  const first = soon.isAnswered ? soon.latest : undefined;
  const pick = (...boards: (Board | undefined)[]) =>
    now
      ? pickNext(
          boards.flatMap((board) => (board ? ordered(board) : [])),
          now,
          facts,
        )
      : [];
  const hasRoom = first && now && pick(first).length < most;
  const nextDay = hasRoom ? first.dates.find((date) => date > first.day) : undefined;
  const later = useFreshAnswer<Board>(nextDay ? urlOf(nextDay) : null);
  const next = pick(first, nextDay && later.isAnswered ? later.latest : undefined);
  const [head] = next;
  const { isAnswered, hasFailed } = nextDay ? later : soon;
  const isWaiting = !ready || now === null || (place !== null && !head && !isAnswered && !hasFailed);

  return (
    <section className={styles.next} aria-labelledby="next-showings">
      <div className={styles.inside}>
        <div className={styles.who}>
          <h2 className={styles.title} id="next-showings">
            {now && head
              ? t('next.title', {
                  day: formatDayAlone(head.day, cinemaDay(now, facts.timeZone), { t, locale }),
                })
              : t('next.titlePlain')}
          </h2>
          <p className={styles.place}>{head?.name ?? (place ? '' : t('next.choose'))}</p>
          {place && (
            <button type="button" className={styles.change} aria-label={t('next.changeName')} onClick={openLocator}>
              {t('next.change')}
            </button>
          )}
        </div>
        {isWaiting && <Waiting />}
        {!isWaiting && !place && (
          <div className={styles.invitation}>
            <p>{t('next.chooseText')}</p>
            <Button onClick={openLocator}>
              <Icon name="pin" />
              {t('filter.chooseCinema')}
            </Button>
          </div>
        )}
        {!isWaiting && place && !head && (
          <p className={styles.invitation}>{t(hasFailed ? 'failed.title' : 'next.none')}</p>
        )}
        {!isWaiting && head && (
          <ul className={styles.chips} {...ticketsAttributes({ film: title, cinema: head.name })}>
            {next.map(({ showing, day }) => (
              <li key={showing.url ?? showing.time}>
                {day === head.day ? (
                  <ShowtimeChip {...{ showing, day, facts }} status="available" alone />
                ) : (
                  <DatedChip {...{ showing, day, facts }} />
                )}
              </li>
            ))}
          </ul>
        )}
        <IntentLink className={textLinkClass('go')} href={href}>
          {t('next.all')}
          <Icon name="go" />
        </IntentLink>
      </div>
    </section>
  );
}

/** What the first cinema of the place that still has something to book shows next, on the days of these boards. */
function pickNext(boards: readonly Board[], now: Date, { timeZone }: ShowtimeFacts) {
  const open = boards.flatMap(({ day, venues }) =>
    venues.flatMap(({ name, showings }) =>
      showings
        .filter((showing) => resolveStatus(showing, now, timeZone) === 'available')
        .toSorted(byTime)
        .map((showing) => ({ name, day, showing })),
    ),
  );
  return open.filter(({ name }) => name === open[0]?.name).slice(0, most);
}

function Waiting() {
  return (
    <ul className={styles.chips} aria-hidden="true">
      {Array.from({ length: most }, (_, index) => index).map((index) => (
        <li key={index}>
          <Skeleton height="var(--chip-h)" />
        </li>
      ))}
    </ul>
  );
}
