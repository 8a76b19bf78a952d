import { type ReactNode, useId } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { type ModalId, modalRow } from '@/lib/modals/modals.table';
import anchored from './anchored-dialog.module.scss';
import styles from './dialog.module.scss';
import { OpensByFragment } from './opens-by-fragment.island';

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
  const heading = useId();
  return (
    <dialog
      id={id}
      className={`${styles.dialog} ${anchored.dialog}`}
      data-shape={modalRow(modal).placement}
      data-surface={surface}
      aria-labelledby={heading}
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
            <a
              href="#main"
              className={buttonClass({ variant: 'quiet', size: 'icon' })}
              aria-label={closeLabel}
              data-closes
            >
              <Icon name="close" />
            </a>
          </div>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
      <OpensByFragment modal={modal} />
    </dialog>
  );
}
