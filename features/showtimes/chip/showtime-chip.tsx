import { useLocale, useTranslations } from 'next-intl';
import { memo, startTransition } from 'react';
import { tipHandlers } from '@/components/ui/tip/tip.island';
import { AboutButton } from '@/components/views/about-button/about-button';
import { ShowingChip } from '@/components/views/showing-chip/showing-chip';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Showing } from '@/lib/domain/showing';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { ticketAttributes } from '@/lib/tracking/ticket-attributes';
import { buildChip } from './showtime-chip.logic';
import styles from './showtime-chip.module.scss';

export interface Props {
  showing: Showing;
  facts: ShowtimeFacts;
  /** By the visitor's clock. */
  status: ShowtimeStatus;
  /** Set where nothing above says version and format. */
  alone?: boolean;
  /** Opens all there is to say of it, and of one that cannot be booked what to take in its place. */
  onDetails?: ((showing: Showing) => void) | undefined;
}

/** One showing. What can be booked is a link to its ticketing page; what cannot opens what there is in its place. */
export const ShowtimeChip = memo(({ showing, status, facts, alone = false, onDetails }: Props) => {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const { face, href, tip, name, isSpecial } = buildChip(showing, {
    ...{ status, facts, alone },
    speech: { t, locale },
  });
  // Waits for the code of what is opened, which would else be shown 0.3 s after the nothing that stood in for it.
  const open = () => startTransition(() => onDetails?.(showing));
  const own = { face, 'aria-label': name, ...tipHandlers(tip) };
  return (
    <div className={styles.box} style={{ color: face.colours?.text }}>
      {href ? (
        <ShowingChip as="a" {...own} {...ticketAttributes(showing.time, showing.version)} href={href} rel="nofollow" />
      ) : (
        <ShowingChip as="button" {...own} type="button" aria-haspopup="dialog" onClick={open} />
      )}
      {href && onDetails && (
        <AboutButton
          className={`${styles.about} ${isSpecial ? styles.special : ''}`}
          label={t('details.open', { time: face.time })}
          onClick={open}
        />
      )}
    </div>
  );
});
