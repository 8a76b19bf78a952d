import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { tipHandlers } from '@/components/ui/tip/tip.island';
import { ShowingChip } from '@/components/views/showing-chip/showing-chip';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Day } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { ticketAttributes } from '@/lib/tracking/ticket-attributes';
import { buildChip } from './showtime-chip.logic';
import styles from './showtime-chip.module.scss';

export interface Props {
  showing: Showing;
  /** The day it is listed on. */
  day: Day;
  facts: ShowtimeFacts;
  /** By the visitor's clock. */
  status: ShowtimeStatus;
  /** Set where nothing above says version and format. */
  alone?: boolean;
  /** Opens what there is to tell about a special showing, and about one that cannot be booked. */
  onDetails?: ((showing: Showing) => void) | undefined;
}

/** One showing. What can be booked is a link to its ticketing page; what cannot opens what there is in its place. */
export const ShowtimeChip = memo(({ showing, status, day, facts, alone = false, onDetails }: Props) => {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const { face, href, tip, name, hasDetails } = buildChip(showing, {
    ...{ status, day, facts, alone },
    speech: { t, locale },
    hasButton: onDetails !== undefined,
  });
  const open = () => onDetails?.(showing);
  const own = { face, 'aria-label': name, ...tipHandlers(tip) };
  return (
    <div className={styles.box}>
      {href ? (
        <ShowingChip as="a" {...own} {...ticketAttributes(showing.time, showing.version)} href={href} rel="nofollow" />
      ) : (
        <ShowingChip as="button" {...own} type="button" aria-haspopup="dialog" onClick={open} />
      )}
      {hasDetails && href && onDetails && (
        <button
          type="button"
          className={styles.details}
          style={{ color: face.colours?.text }}
          aria-haspopup="dialog"
          aria-label={t('details.open', { time: face.time })}
          onClick={open}
        >
          <Icon name="info" />
        </button>
      )}
    </div>
  );
});
