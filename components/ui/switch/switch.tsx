import type { ComponentProps, ReactNode } from 'react';
import styles from './switch.module.scss';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> & { children: ReactNode };

/** On or off, at the end of its words. */
export function Switch({ children, ...input }: Props) {
  return (
    <label className={styles.label}>
      <span className={styles.words}>{children}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native box says itself whether it is ticked */}
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}
