import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import styles from './under-breadcrumbs.module.scss';

interface Props {
  trail: ReactNode;
  children: ReactNode;
  /** On a phone too: the picture leaves its top free. */
  over?: boolean;
}

/** A page's opening picture with the breadcrumb on it where it is wide enough, else above. */
export function UnderBreadcrumbs({ trail, children, over }: Props) {
  return (
    <div className={styles.place}>
      {trail && (
        <div className={styles.trail} data-over={over}>
          <Wrap>{trail}</Wrap>
        </div>
      )}
      {children}
    </div>
  );
}
