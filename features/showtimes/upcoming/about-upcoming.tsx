import { useTranslations } from 'next-intl';
import { AboutButton } from '@/components/views/about-button/about-button';
import styles from '../chip/showtime-chip.module.scss';
import type { Upcoming } from './upcoming.logic';
import { UpcomingChip } from './upcoming-chip';

/** A showing to come, and the button that opens all there is to say of it. */
export function AboutUpcoming({ upcoming, onOpen }: { upcoming: Upcoming; onOpen: () => void }) {
  const t = useTranslations('showtimes.details');
  return (
    <div className={styles.box}>
      <UpcomingChip upcoming={upcoming} />
      {upcoming.url && (
        <AboutButton className={styles.about} label={t('open', { time: upcoming.face.time })} onClick={onOpen} />
      )}
    </div>
  );
}
