import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import type { Axis } from '@/lib/domain/timeline';
import { Hours } from './hours';
import styles from './line.module.scss';

interface Props {
  axis: Axis;
  /** Minutes of the day; null on another day. */
  now: number | null;
  /** Beside the hours, once somebody can move them. */
  handles?: ReactNode;
  children: ReactNode;
}

/** The line of time above the rows of titles, and on it the moment that it is. */
export function Timeline({ axis, now, handles, children }: Props) {
  const t = useTranslations('guide');
  const at = now === null ? 0 : Math.round((now / 60 - axis.from) * 100) / 100;
  const isOn = now !== null && at > 0 && at < axis.to - axis.from;
  const style = { '--hours': axis.to - axis.from, ...(isOn && { '--now': at }) } as CSSProperties;
  return (
    <section className={styles.board} aria-label={t('board')} style={style}>
      <Hours axis={axis} now={isOn ? { clock: formatClock(now), at } : null} handles={handles} />
      {children}
    </section>
  );
}

const formatClock = (minute: number) =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
