'use client';
// Opens with the fragment of the address and holds the focus while open: both are the browser's to know.
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { type ModalId, modalRow } from '@/lib/modals/modals.table';
import anchored from './anchored-dialog.module.scss';
import styles from './dialog.module.scss';
import { followFragment } from './follow-fragment';

interface Props {
  /** The fragment that opens it: a link to `#id` is all it needs. */
  id: string;
  title: string;
  /** Under the title. */
  note?: string;
  closeLabel: string;
  /** Its row in the registry says where it stands. */
  modal: ModalId;
  surface?: 'ink' | 'paper';
  /** Always in the page: without scripts the fragment alone shows it. */
  children: ReactNode;
}

/** A panel with an address of its own. */
export function AnchoredDialog({ id, title, note, closeLabel, modal, surface = 'paper', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLive, setLive] = useState(false);
  const heading = useId();

  useEffect(() => {
    if (!dialog.current) return;
    const stop = followFragment(dialog.current, modal);
    setLive(true);
    return stop;
  }, [modal]);

  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key of a dialog
    <dialog
      ref={dialog}
      id={id}
      className={`${styles.dialog} ${anchored.dialog}`}
      data-shape={modalRow(modal).placement}
      data-surface={surface}
      data-live={isLive || undefined}
      aria-labelledby={heading}
      onClick={(event) => event.target === dialog.current && close(event)}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <div>
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            {note && <p className={anchored.note}>{note}</p>}
          </div>
          <div className={styles.close}>
            {/* biome-ignore lint/a11y/useValidAnchor: without scripts it is the way to another fragment */}
            <a
              href="#main"
              className={buttonClass({ variant: 'quiet', size: 'icon' })}
              aria-label={closeLabel}
              onClick={close}
            >
              <Icon name="close" />
            </a>
          </div>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
