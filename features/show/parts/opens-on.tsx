import { useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Icon } from '@/components/ui/icon/icon';
import { OpeningClock } from '@/components/views/opening/opening-clock';
import { findOpening, OpeningWords } from '@/components/views/opening/opening-words';
import { Remind } from '@/components/views/opening/remind';
import type { Show } from '@/lib/domain/show';
import styles from './opens-on.module.scss';

/** From when it can be booked, for whoever waits for that; on the day how long it is until then, and the way in. */
export function OpensOn({ show, isOut }: { show: Show; isOut: boolean }) {
  const t = useTranslations('openings');
  const opening = findOpening(show);
  return (
    <div className={styles.opens}>
      {opening && (
        <p className={styles.opening}>
          <Icon name="calendar" />
          <span>
            <OpeningWords opening={opening} full />
          </span>
        </p>
      )}
      <OpeningClock show={show} href="#board" isOut={isOut} />
      {opening && (
        <div className={styles.ways}>
          <Remind show={show} />
          <GoLink to="openings">{t('all')}</GoLink>
        </div>
      )}
    </div>
  );
}
