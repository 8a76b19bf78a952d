'use client';
// Tells the registry of modals that it is open, and closes once one of its links is followed; it opens without scripts.
import { type MouseEvent, type ReactNode, type ToggleEvent, useRef } from 'react';
import { useModals } from '@/lib/modals/modals.store';
import type { ModalId } from '@/lib/modals/modals.table';
import { closeOnLeave } from './close-on-leave';
import styles from './link-panel.module.scss';

interface Props {
  /** What its button names as `popovertarget`. */
  id: string;
  modal: ModalId;
  label: string;
  /** Of its button, where there is room for it beside. */
  side: 'above' | 'below';
  onPress?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A list of links that a button opens; a sheet at the foot of a phone. */
export function LinkPanel({ id, modal, label, side, onPress, children }: Props) {
  const stop = useRef<() => void>(undefined);
  const pressed = (event: MouseEvent<HTMLElement>) => {
    onPress?.(event);
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isNewTab && event.target instanceof Element && event.target.closest('a')) useModals.getState().close(modal);
  };
  // With all other modals, it closes before a sign-in that is required.
  const registered = ({ newState, currentTarget: panel }: ToggleEvent<HTMLElement>) => {
    const { open, close } = useModals.getState();
    if (newState === 'open') open(modal, { onClose: () => panel.hidePopover() });
    else close(modal);
  };
  // Before it opens, for the next Tab may come sooner than the word that it is open.
  const watched = ({ newState, currentTarget: panel }: ToggleEvent<HTMLElement>) => {
    stop.current?.();
    stop.current = newState === 'open' ? closeOnLeave(panel) : undefined;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are the links inside
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={styles.panel}
      data-side={side}
      onClick={pressed}
      onBeforeToggle={watched}
      onToggle={registered}
    >
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}
