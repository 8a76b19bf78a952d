import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon.names';
import type { Look } from '@/lib/domain/showing';
import type { ShowingTag } from '@/lib/domain/showing-tags';
import styles from './showing-chip.module.scss';

export type ChipFace = {
  look: Look;
  time: string;
  /** Beside the time, where it is another day. */
  day?: string | null;
  /** At the right of the time. */
  corner?: ReactNode;
  isPremium?: boolean;
  /** Between the time and the foot. */
  labels: readonly string[];
  foot: string;
  icons?: readonly IconName[];
  colours?: ShowingTag['colours'];
};

interface Props extends HTMLAttributes<HTMLElement> {
  /** A link to follow, a button to tick, or what can be neither. */
  as: 'a' | 'button' | 'span';
  face: ChipFace;
  href?: string;
  rel?: string;
  type?: 'button';
}

/** What is drawn of a showing wherever one is listed; what it is to a press, and its name, say its attributes. */
export function ShowingChip({ as: As, face, ...own }: Props) {
  const { look, time, day, corner, isPremium, labels, foot, icons = [], colours } = face;
  const inside = (
    <>
      <span className={styles.row}>
        <span className={styles.time}>{time}</span>
        {day && <span className={styles.day}>{day}</span>}
        {corner && <span className={styles.corner}>{corner}</span>}
      </span>
      {labels.map((label) => (
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
  return (
    <As
      {...own}
      className={styles.chip}
      style={colours && ({ '--tag-bg': colours.background, '--tag-fg': colours.text } as CSSProperties)}
      data-look={look}
      data-premium={isPremium || undefined}
      data-coloured={colours && true}
    >
      {inside}
    </As>
  );
}
