'use client';
// Opens a native modal: focus, Escape, the inert page and the Back button are the browser's to give.
import { type MouseEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import styles from './dialog.module.scss';
import { useBackCloses } from './use-back-closes';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Its name, and its heading unless hidden. */
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  /**
   * box: 480 px in the middle; wide: 704 px under the day strip; side: a panel at the end; panel: under the header;
   * top: from the top; full.
   */
  shape?: 'box' | 'wide' | 'side' | 'panel' | 'top' | 'full';
  surface?: 'ink' | 'paper';
  /** Stays in view below what scrolls. */
  foot?: ReactNode;
  /** False for a panel that has an address of its own: there Back is the router's. */
  backCloses?: boolean;
  children: ReactNode;
}

/** A modal. Put `data-autofocus` on what should have the focus first; otherwise it is the close button. */
export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  titleHidden = false,
  closeLabel,
  shape = 'box',
  surface = 'ink',
  foot,
  backCloses = true,
  children,
}: Omit<Props, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const heading = useId();
  const close = useEffectEvent(onClose);
  useBackCloses(backCloses, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // A second Escape closes without asking: the state must follow. Not while it is merely being mounted twice.
    const closed = () => !element.open && close();
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      element.close();
    };
  }, []);

  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key of a dialog
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-shape={shape}
      data-surface={surface}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => pressedOutside.current && isOutside(event) && onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={heading} className={titleHidden ? styles.hidden : styles.title}>
            {title}
          </h2>
          <div className={styles.close}>
            <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </Button>
          </div>
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
