import type { AllHTMLAttributes, ElementType, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import type { AccessName, Look } from '@/lib/domain/showing';
import styles from './showtime-chip.module.scss';

interface Props extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  /** `a` where it leads to the ticketing page, `span` where nothing can be done. */
  as: ElementType;
  /** All that it says, in words. */
  'aria-label': string;
  'data-look': Look;
  /** Its surcharge stands out. */
  'data-premium'?: true | undefined;
  /** In `--tag-bg` and `--tag-fg`. */
  'data-coloured'?: true | undefined;
  time: string;
  /** At the right of the time: the surcharge, or the room. */
  corner: ReactNode;
  /** Between the time and the end. */
  labels: readonly string[];
  foot: string;
  access?: readonly AccessName[];
}

/**
 * What stands in a chip. A season writes the same markup for its ticks (`events/season/season-chip.tsx`): shared code would be
 * split off by the bundler, and weigh a kilobyte on the page of every film. They share the rules of their look.
 */
export function ChipFace({ as: Box, time, corner, labels, foot, access = [], ...own }: Props) {
  return (
    <Box className={styles.chip} {...own}>
      <span className={styles.row}>
        <span className={styles.time}>{time}</span>
        {corner && <span className={styles.corner}>{corner}</span>}
      </span>
      {labels.map((label) => (
        <span key={label} className={styles.label}>
          {label}
        </span>
      ))}
      <span className={styles.row}>
        <span className={styles.foot}>{foot}</span>
        {access.length > 0 && (
          <span className={styles.icons}>
            {access.map((name) => (
              <Icon key={name} name={accessIcons[name]} />
            ))}
          </span>
        )}
      </span>
    </Box>
  );
}
