import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import styles from './clock.module.scss';
import { useCountdown } from './use-countdown';
import { useFreshPage } from './use-fresh-page';

export interface Props {
  /** When the booking opens, in milliseconds. */
  at: number;
  /** Where it is booked. */
  href: string;
  title: string;
  /** On the page of the title itself, which is made anew: moments at which it changes, and whether its showings are out. */
  own?: { changes: readonly number[]; isOut: boolean };
}

const none: readonly number[] = [];

/** Counts down to the opening of a booking, and is the way to it from then on. */
export function Clock({ at, href, title, own }: Props) {
  const t = useTranslations('countdown');
  const told = useCountdown(at);
  useFreshPage(own?.changes ?? none);
  const isOpen = told?.phase === 'open';
  const isSaid = told && (isOpen || told.aloud);
  return (
    <div className={styles.clock} data-phase={told?.phase}>
      {told && !isOpen && told.phase !== 'far' && (
        <span className={styles.left} role="timer" aria-live="off">
          {t(told.phase === 'end' ? 'seconds' : told.hours ? 'hours' : 'minutes', {
            hours: told.hours,
            minutes: told.minutes,
            seconds: told.seconds,
          })}
        </span>
      )}
      {isOpen && (
        <a className={buttonClass({ variant: 'primary' })} href={href} aria-label={`${t('book')} ${title}`}>
          {t('book')}
        </a>
      )}
      {isOpen && own && !own.isOut && <span>{t('late')}</span>}
      <VisuallyHidden>
        <span role="status">{isSaid && (isOpen ? t('open') : t('aloud', { minutes: told.aloud ?? 0 }))}</span>
      </VisuallyHidden>
    </div>
  );
}
