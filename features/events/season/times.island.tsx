'use client';
// Sits in a row of the server and shows the times of the cinema that was chosen in the browser.
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { useNow } from '@/lib/visitor/device/use-now';
import { useSeasonView } from './season.context';
import { scheduleKey } from './season.logic';
import { SeasonChip } from './season-chip';
import styles from './times.module.scss';

type Props = {
  day: string;
  show: string;
  title: string;
  /** The title's own page, on that day. */
  href: string;
  bookable: boolean;
};

/** The showings of one title on one day, or the way to all of them. */
export function Times({ day, show, title, href, bookable }: Props) {
  const t = useTranslations('season');
  const now = useNow();
  const { cinema, board, isLoading, ...words } = useSeasonView();
  const showings = board?.showings[scheduleKey(day, show)] ?? [];
  if (isLoading) return <Skeleton width="7.5rem" height="var(--chip-h)" />;
  if (cinema && showings.length > 0) {
    return (
      <ul className={styles.times}>
        {showings.map((showing) => (
          <li key={`${showing.time} ${showing.url}`}>
            <SeasonChip {...{ showing, day, title, cinema, words, now }} />
          </li>
        ))}
      </ul>
    );
  }
  if (!bookable) return null;
  if (cinema && board) {
    return (
      <div className={styles.none} data-elsewhere>
        <p>{t('notHere')}</p>
        <IntentLink href={href} className={textLinkClass('go')} aria-label={t('elsewhereOf', { title })}>
          {t('elsewhere')}
          <Icon name="go" />
        </IntentLink>
      </div>
    );
  }
  return (
    <p>
      <IntentLink href={href} className={buttonClass()} aria-label={t('timesOf', { title })}>
        {t('times')}
      </IntentLink>
    </p>
  );
}
