'use client';
// Stands a native popover beside its button: where the button is, only the laid-out page knows.
import { type CSSProperties, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { type Place, placeOf } from './popover.logic';
import styles from './popover.module.scss';

interface Props {
  /** Its name for assistive technology. */
  label: string;
  /** The button, given what makes it open the popover. */
  trigger: (opener: { popoverTarget: string; 'aria-expanded': boolean; 'aria-controls': string }) => ReactNode;
  /** Gets a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  surface?: 'ink' | 'paper';
}

/** A panel that any press beside it or Escape closes; a sheet at the foot of a phone. */
export function Popover({ label, trigger, children, surface }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const close = () => panel.current?.hidePopover();

  const toggled = (event: ToggleEvent) => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    setPlace(event.newState === 'open' && box ? placeOf(box, document.documentElement) : null);
  };

  const open = place !== null;
  const style = { '--top': `${place?.top ?? 0}px`, '--left': `${place?.left ?? 0}px` } as CSSProperties;
  return (
    <>
      <span className={styles.anchor} ref={anchor}>
        {trigger({ popoverTarget: id, 'aria-expanded': open, 'aria-controls': id })}
      </span>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        data-surface={surface}
        style={style}
        onBeforeToggle={toggled}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}
