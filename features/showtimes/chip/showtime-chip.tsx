import { useLocale, useTranslations } from 'next-intl';
import { type CSSProperties, memo } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { tipHandlers } from '@/components/ui/tip/tip.island';
import type { Day } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { ticketAttributes } from '@/lib/tracking/ticket-attributes';
import type { ShowtimeFacts } from '../facts/showtime-name.logic';
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
  hasButton: boolean;
  /** For tracking. */
  attributes: ReturnType<typeof ticketAttributes>;
};

function Ticket({ chip, hasButton, attributes }: TicketProps) {
  const style = { '--tag-bg': chip.colours?.background, '--tag-fg': chip.colours?.text } as CSSProperties;
  const own = {
    className: styles.chip,
    style,
    'aria-label': chip.name,
    ...tipHandlers(chip.tip),
    'data-look': chip.look,
    'data-premium': chip.isPremium || undefined,
    'data-coloured': chip.colours && true,
  };
  const inside = <Inside chip={chip} hasButton={hasButton} />;
  if (chip.href) {
    return (
      <a {...own} {...attributes} href={chip.href} rel="nofollow">
        {inside}
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: it cannot be followed, and is read out where it stands
    // biome-ignore lint/a11y/useSemanticElements: an anchor without an address is no link to assistive technology
    <span {...own} role="link" aria-disabled="true">
      {inside}
    </span>
  );
}

type InsideProps = Pick<TicketProps, 'chip' | 'hasButton'>;

/**
 * A season writes the same markup for its ticks (`events/season/season-chip.tsx`): shared code would be split off by the
 * bundler, and weigh a kilobyte on the page of every film. They share the rules of their look.
 */
function Inside({ chip: { time, corner, labels, foot, icons, isPremium }, hasButton }: InsideProps) {
  // The button takes the corner; the room is in the panel it opens, but what it costs must stay in sight.
  const shown = hasButton && isPremium && corner ? [`${corner} · ${labels[0] ?? ''}`, ...labels.slice(1)] : labels;
  return (
    <>
      <span className={styles.row}>
        <span className={styles.time}>{time}</span>
        {corner && !hasButton && <span className={styles.corner}>{corner}</span>}
      </span>
      {shown.map((label) => (
        <span key={label} className={styles.label}>
          {label}
        </span>
      ))}
      <span className={styles.row}>
        <span className={styles.foot}>{foot}</span>
        {icons.length > 0 && (
          <span className={styles.icons}>
            {icons.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </span>
        )}
      </span>
    </>
  );
}
