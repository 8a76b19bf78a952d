import type { ReactNode } from 'react';
import { Wrap } from '@/components/ui/layout/layout';
import styles from './under-breadcrumbs.module.scss';

interface Props {
  trail: ReactNode;
  children: ReactNode;
}

/** A page's opening picture with the breadcrumb on it. */
export function UnderBreadcrumbs({ trail, children }: Props) {
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
