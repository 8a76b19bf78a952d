import type { ReactNode } from 'react';
import type { ModalId } from '@/lib/modals/modals.table';
import styles from './link-panel.module.scss';

interface Props {
  /** What its button names as `popovertarget`. */
  id: string;
  modal: ModalId;
  label: string;
  /** Of its button, where there is room for it beside. */
  side: 'above' | 'below';
  children: ReactNode;
}

/** A list of links that a button opens, without scripts too (`follow-panels.ts`); a sheet at the foot of a phone. */
export const LinkPanel = ({ id, modal, label, side, children }: Props) => (
  <div
    id={id}
    popover="auto"
    role="dialog"
    aria-label={label}
    className={styles.panel}
    data-side={side}
    data-panel={modal}
  >
    <p className={styles.title} aria-hidden="true">
      {label}
    </p>
    {children}
  </div>
);
