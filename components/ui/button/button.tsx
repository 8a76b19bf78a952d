import type { ComponentProps } from 'react';
import styles from './button.module.scss';

interface Look {
  variant?: 'outline' | 'primary' | 'quiet';
  /** 44 px high, 48 when tall; `icon` is a 44 px square and needs an aria-label; `block` fills its row. */
  size?: 'normal' | 'tall' | 'icon' | 'block';
}

/** The look of a button, for links and buttons alike. */
export function buttonClass({ variant = 'outline', size = 'normal' }: Look = {}): string {
  return [styles.button, styles[variant], styles[size]].filter(Boolean).join(' ');
}

type Props = Look & Omit<ComponentProps<'button'>, 'className'> & { busy?: boolean; 'data-scripted'?: boolean };

/** A busy button keeps its width and its focus, and does nothing. */
export function Button({
  variant = 'outline',
  size = 'normal',
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size })}
      {...(onClick && !busy ? { onClick } : {})}
    />
  );
}
