import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import type { AccessStanding } from '@/lib/domain/accessible';
import { clockOf, type Day } from '@/lib/domain/day';
import { statusOf } from '@/lib/domain/standing';
import { formatEndClock } from '@/lib/i18n/clock';
import { formatNight } from '@/lib/i18n/day';
import { ticketAttributes, ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import styles from './showing-row.module.scss';

interface Props {
  showing: AccessStanding;
  day: Day;
  cinema: string;
}

/** One showing, a line of words: when, where, in which voices, and whether it can be booked. */
export function ShowingRow({ showing, day, cinema }: Props) {
  const t = useTranslations('accessible');
  const locale = useLocale();
  const { film, time, endTime, version, words, surcharge, url, standing } = showing;
  const status = statusOf(standing);
  const href = status === 'available' ? url : undefined;
  const facts = [
    formatNight(time, day, locale),
    words,
    endTime && t('ends', { time: formatEndClock(endTime, locale) }),
    surcharge,
  ];
  const inside = (
    <>
      <b className={styles.time}>{clockOf(time)}</b>{' '}
      <span className={styles.what}>
        <VisuallyHidden>{film.title}, </VisuallyHidden>
        <b>{cinema}</b> <span>{facts.filter(Boolean).join('\u00a0· ')}</span>
      </span>{' '}
      <span className={styles.act}>
        {href ? t('book') : t(status === 'soldout' ? 'full' : 'closed')}
        {href && <Icon name="go" />}
      </span>
    </>
  );
  return (
    <li className={styles.row} {...ticketsAttributes({ film: film.title, cinema })}>
      {href ? (
        <a href={href} rel="nofollow" {...ticketAttributes(time, version)}>
          {inside}
        </a>
      ) : (
        <span data-closed>{inside}</span>
      )}
    </li>
  );
}
