import type { ComponentProps, ReactNode } from 'react';
import styles from './check-field.module.scss';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  type?: 'checkbox' | 'radio';
  children: ReactNode;
  /** At the end of the line, such as how many are behind it. */
  end?: ReactNode;
};

/** A box or a dot to tick, 44 px high with its words. */
export function CheckField({ type = 'checkbox', children, end, ...input }: Props) {
  return (
    <label className={styles.check}>
      <input {...input} type={type} className={styles.box} />
      <span>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}
