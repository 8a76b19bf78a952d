import { useTranslations } from 'next-intl';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { clockOfMinute, formatMinute, parseMinute } from '@/lib/domain/time-window';
import type { Axis } from '@/lib/domain/timeline';
import { type End, pickEnd, stepOf } from '@/lib/domain/window-handles';
import { useFilters } from '@/lib/routing/use-filters';
import { focusPage } from '@/lib/visitor/device/focus-page';
import styles from './handles.module.scss';

const ends: readonly End[] = ['after', 'before'];

/** The two ends of the window on the line of time: what begins or ends beyond them is left out. */
export function Handles({ axis }: { axis: Axis }) {
  const t = useTranslations('showtimes.evening');
  const [filters, setFilters] = useFilters();
  const [held, setHeld] = useState<{ end: End; minute: number | null } | null>(null);
  const line = useRef<HTMLDivElement>(null);
  // A row of key presses is one step of the history, as one pull of the pointer is.
  const isWritten = useRef(false);
  const said = { after: parseMinute(filters.after?.[0]), before: parseMinute(filters.before?.[0]) };
  const window = held ? { ...said, [held.end]: held.minute } : said;
  const placeOf = (end: End) => window[end] ?? (end === 'after' ? axis.from : axis.to) * 60;
  const at = (minute: number) => Math.min(Math.max(minute / 60 - axis.from, 0), axis.to - axis.from);

  // Pulled so far that nothing is left, they go with the line.
  useLayoutEffect(() => {
    const { current } = line;
    return () => {
      if (current?.contains(document.activeElement)) focusPage();
    };
  }, []);

  const write = (end: End, minute: number | null, how: 'push' | 'replace') =>
    setFilters({ ...filters, [end]: minute === null ? [] : [formatMinute(minute)] }, how);
  const pull = (end: End, { clientX }: PointerEvent) => {
    const { left, width } = line.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    const minute = (axis.from + ((clientX - left) / width) * (axis.to - axis.from)) * 60;
    setHeld({ end, minute: pickEnd(said, end, minute, axis) });
  };
  const letGo = () => {
    if (held && held.minute !== said[held.end]) write(held.end, held.minute, 'push');
    setHeld(null);
  };
  const press = (end: End, event: KeyboardEvent) => {
    const step = stepOf(event.key);
    if (step === null) return;
    event.preventDefault();
    const minute = pickEnd(said, end, placeOf(end) + step, axis);
    if (minute === said[end]) return;
    write(end, minute, isWritten.current ? 'replace' : 'push');
    isWritten.current = true;
  };
  const range = { '--from': at(placeOf('after')), '--to': at(placeOf('before')) } as CSSProperties;

  return (
    <div
      className={styles.handles}
      ref={line}
      style={range}
      data-open={window.after === null && window.before === null}
    >
      {ends.map((end) => (
        <div
          key={end}
          className={styles.handle}
          data-end={end}
          data-set={window[end] !== null || undefined}
          role="slider"
          tabIndex={0}
          aria-label={t(end)}
          aria-valuemin={axis.from * 60}
          aria-valuemax={axis.to * 60}
          aria-valuenow={placeOf(end)}
          aria-valuetext={window[end] === null ? t('any') : clockOfMinute(placeOf(end))}
          onKeyDown={(event) => press(end, event)}
          onBlur={() => {
            isWritten.current = false;
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            pull(end, event);
          }}
          onPointerMove={(event) => held?.end === end && pull(end, event)}
          onPointerUp={letGo}
          onPointerCancel={() => setHeld(null)}
        >
          {held?.end === end && held.minute !== null && (
            <output className={styles.clock}>{clockOfMinute(held.minute)}</output>
          )}
        </div>
      ))}
    </div>
  );
}
