import { useLocale, useTranslations } from 'next-intl';
import { type CSSProperties, memo } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { tipHandlers } from '@/components/ui/tip/tip.island';
import type { Day } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { ticketAttributes } from '@/lib/tracking/ticket-attributes';
import type { ShowtimeFacts } from '../facts/showtime-name.logic';
import { ChipFace } from './chip-face';
import { buildChip, type Chip } from './showtime-chip.logic';
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
  /** Opens what there is to tell about a special showing. */
  onDetails?: ((showing: Showing) => void) | undefined;
}

/** One showing. What can be booked is a link to its ticketing page, whatever else stands beside it. */
export const ShowtimeChip = memo(({ showing, status, day, facts, alone = false, onDetails }: Props) => {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const chip = buildChip(showing, { status, day, facts, speech: { t, locale }, alone });
  const withDetails = chip.hasDetails && onDetails;
  return (
    <div className={styles.box}>
      <Ticket
        chip={chip}
        hasButton={Boolean(withDetails)}
        attributes={ticketAttributes(showing.time, showing.version)}
      />
      {withDetails && (
        <button
          type="button"
          className={styles.details}
          style={{ color: chip.colours?.text }}
          aria-haspopup="dialog"
          aria-label={t('details.open', { time: chip.time })}
          onClick={() => withDetails(showing)}
        >
          <Icon name="info" />
        </button>
      )}
    </div>
  );
});

type TicketProps = {
  chip: Chip;
  hasButton: boolean /** For tracking. */;
  attributes: ReturnType<typeof ticketAttributes>;
};

function Ticket({ chip, hasButton, attributes }: TicketProps) {
  const { href, look, time, corner, labels, foot, access, isPremium, colours } = chip;
  // The button takes the corner; the room is in the panel it opens, but what it costs must stay in sight.
  const isMoved = hasButton && isPremium && corner;
  return (
    <ChipFace
      style={{ '--tag-bg': colours?.background, '--tag-fg': colours?.text } as CSSProperties}
      aria-label={chip.name}
      {...tipHandlers(chip.tip)}
      data-look={look}
      data-premium={isPremium || undefined}
      data-coloured={colours && true}
      // An anchor without an address is no link to assistive technology.
      {...(href
        ? { as: 'a', ...attributes, href, rel: 'nofollow' }
        : { as: 'span', role: 'link', 'aria-disabled': 'true' as const })}
      time={time}
      corner={!hasButton && corner}
      labels={isMoved ? [`${corner} · ${labels[0] ?? ''}`, ...labels.slice(1)] : labels}
      foot={foot}
      access={access}
    />
  );
}
