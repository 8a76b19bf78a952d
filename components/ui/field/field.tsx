import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './field.module.scss';

interface Words {
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
}

type Input = Words & Omit<ComponentProps<'input'>, 'className' | 'id' | 'children'>;

/** A line of text with its label; the hint is read out with it, or in its place the error, which says what to do. */
export function Field({ label, hint, error, ...input }: Input) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input {...input} {...described(id, hint, error)} id={id} className={styles.input} />
    </Frame>
  );
}

const described = (id: string, hint?: string, error?: string) => {
  const by = error ? `${id}-error` : hint && `${id}-hint`;
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': by };
};

function Frame({ id, label, hint, error, children }: Words & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && !error && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
