import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import styles from './under-breadcrumbs.module.scss';

/** A page's opening picture with the breadcrumb on it where it is wide enough, else above. */
export function UnderBreadcrumbs({ trail, children }: { trail: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.place}>
      {trail && (
        <div className={styles.trail}>
          <Wrap>{trail}</Wrap>
        </div>
      )}
      {children}
    </div>
  );
}
