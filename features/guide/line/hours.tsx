import type { CSSProperties, ReactNode } from 'react';
import type { Axis } from '@/lib/domain/timeline';
import styles from './line.module.scss';

interface Props {
  axis: Axis;
  /** `17:30` and where that is, in hours from the beginning; null on another day. */
  now: { clock: string; at: number } | null;
  /** What chooses of them. */
  handles: ReactNode;
}

/** The line of time above the bars; each of them says its times in words. */
export function Hours({ axis: { from, to }, now, handles }: Props) {
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const isApart = (hour: number) => !now || now.at < hour - from - 0.25 || now.at > hour - from + 0.45;
  return (
    <div className={styles.hours}>
      <div aria-hidden="true">
        {/* Of an hour that is as good as now, the one of the two that is lit is enough. */}
        {hours.filter(isApart).map((hour) => (
          <span key={hour} style={at(hour - from)}>
            {String(hour % 24).padStart(2, '0')}:00
          </span>
        ))}
        {now && now.at > 0 && now.at < to - from && <b style={at(now.at)}>{now.clock}</b>}
      </div>
      {handles}
    </div>
  );
}

const at = (hours: number) => ({ '--at': hours }) as CSSProperties;
