'use client';
// Opens a native modal: focus, Escape, the inert page and the Back button are the browser's to give.
import { type MouseEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { useModals } from '@/lib/modals/modals.store';
import { type ModalId, modalRow } from '@/lib/modals/modals.table';
import styles from './dialog.module.scss';
import { leaveFirst } from './leave-first';
import { lockScroll } from './lock-scroll';
import { staysOnPage } from './stays-on-page';
import { useModalLife } from './use-modal-life';
import { usePositionBeside } from './use-position-beside';

export interface DialogProps {
  /** Its row in the registry says where it stands and whether it can be closed. */
  id: ModalId;
  open: boolean;
  onClose: () => void;
  /** Its name, and its heading unless hidden. */
  title: string;
  titleHidden?: boolean;
  /** Under the heading. */
  note?: ReactNode;
  closeLabel: string;
  surface?: 'ink' | 'paper';
  /** Between the heading and the close button. */
  beside?: ReactNode;
  /** Stays in view below what scrolls. */
  foot?: ReactNode;
  /** Instead of the heading and the close button, which it then brings itself; what scrolls then has no margins either. */
  head?: ReactNode;
  /** What fills it has no margins. */
  isFlush?: boolean;
  /** False for a panel that has an address of its own: there Back is the router's. */
  backCloses?: boolean;
  children: ReactNode;
}

/** A modal. Put `data-autofocus` on what should have the focus first; otherwise it is the close button. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  id,
  onClose,
  title,
  titleHidden = false,
  note,
  closeLabel,
  surface = 'ink',
  beside,
  foot,
  head,
  isFlush = false,
  backCloses = true,
  children,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const heading = useId();
  const close = useEffectEvent(onClose);
  const leave = () => leaveFirst(id, onClose);
  const { placement, isClosable = true } = modalRow(id);
  const hasStep = isClosable && backCloses;
  const [trigger] = useState(() => findTrigger(id));
  const isBeside = placement === 'trigger' && trigger !== null;
  useModalLife(id, onClose, hasStep);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const letGo = lockScroll();
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // A second Escape closes without asking: the state must follow. Not while it is merely being mounted twice.
    const closed = () => {
      if (element.open) return;
      if (isClosable) close();
      else element.showModal();
    };
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      element.close();
      letGo();
      // Where a pressed button takes no focus (Safari) there is none to give back.
      const { activeElement, body } = document;
      if (activeElement === body || element.contains(activeElement)) trigger?.focus({ preventScroll: true });
    };
  }, [isClosable, trigger]);
  // Once it is shown: before, it has no width.
  usePositionBeside(dialog, () => trigger, isBeside);

  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key of a dialog
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-modal={id}
      data-shape={placement === 'trigger' && !isBeside ? 'centre' : placement}
      data-surface={surface}
      aria-labelledby={heading}
      closedby={isClosable ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        if (isClosable) leave();
      }}
      onClickCapture={(event) => {
        if (!staysOnPage(event)) return;
        event.preventDefault();
        leave();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => isClosable && pressedOutside.current && isOutside(event) && leave()}
    >
      <div className={styles.inside}>
        {head ? (
          <h2 id={heading} className={styles.hidden}>
            {title}
          </h2>
        ) : (
          <div className={styles.head}>
            <div className={styles.words}>
              <h2 id={heading} className={titleHidden ? styles.hidden : styles.title}>
                {title}
              </h2>
              {note && <p className={styles.note}>{note}</p>}
            </div>
            {beside && <div className={styles.beside}>{beside}</div>}
            {isClosable && (
              <div className={styles.close}>
                <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={leave}>
                  <Icon name="close" />
                </Button>
              </div>
            )}
          </div>
        )}
        {head}
        <div className={head || isFlush ? styles.bare : styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}

/** What the registry names as its trigger, or what has the focus. */
function findTrigger(id: ModalId): HTMLElement | null {
  const named = useModals.getState().stack.find((each) => each.id === id)?.trigger;
  const { activeElement, body } = document;
  return named ?? (activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null);
}
