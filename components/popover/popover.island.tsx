'use client';
// Stands a native popover beside its button: where the button is, only the laid-out page knows.
import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { useBeside } from '@/components/dialog/use-beside';
import { useModals } from '@/lib/modals/modals.store';
import type { ModalId } from '@/lib/modals/modals.table';
import styles from './popover.module.scss';

/** Of the panel, from the tablet on. */
const width = 368;

interface Props {
  /** Its row in the registry. */
  id: ModalId;
  /** Its name for assistive technology. */
  label: string;
  /** The button, given what makes it open the popover. */
  trigger: (opener: { popoverTarget: string; 'aria-expanded': boolean; 'aria-controls': string }) => ReactNode;
  /** Gets a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  surface?: 'ink' | 'paper';
}

/** A panel that any press beside it or Escape closes; a sheet at the foot of a phone. */
export function Popover({ id, label, trigger, children, surface }: Props) {
  const target = useId();
  const panel = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();
  useBeside(panel, () => anchor.current?.firstElementChild ?? null, isOpen, width);

  useEffect(() => {
    if (!isOpen) return;
    useModals.getState().open(id, { onClose: () => panel.current?.hidePopover() });
    return () => useModals.getState().close(id);
  }, [id, isOpen]);

  const toggled = (event: ToggleEvent) => setOpen(event.newState === 'open');

  return (
    <>
      <span className={styles.anchor} ref={anchor}>
        {trigger({ popoverTarget: target, 'aria-expanded': isOpen, 'aria-controls': target })}
      </span>
      <div
        ref={panel}
        id={target}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        data-surface={surface}
        onBeforeToggle={toggled}
      >
        {isOpen && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}
