import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './filter-pick.module.scss';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'name' | 'value' | 'type'> {
  children: ReactNode;
  /** What is being chosen, before the choice itself: "Date" before "Today". */
  kind?: string | undefined;
  /** On: a filter that is set, or a toggle that is pressed. */
  on: boolean;
  /** What it opens; without it, it is a toggle. */
  opens?: 'menu' | 'listbox' | 'dialog';
}

/** One filter of a bar. An impossible choice stays, dashed, so that nothing jumps, and keeps the focus that it has. */
export function FilterPick({ children, kind, on, opens, disabled, onClick, ...rest }: Props) {
  const role = opens ? { 'aria-haspopup': opens } : { 'aria-pressed': on };
  return (
    <button
      {...rest}
      {...role}
      type="button"
      className={styles.pick}
      data-on={on || undefined}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {kind && <span className={styles.kind}>{kind}</span>}
      {children}
      {opens && <Icon name="down" />}
    </button>
  );
}

interface BarProps {
  label: string;
  children: ReactNode;
  /** The pointer or the focus has come: time to fetch what its menus hold. */
  onNear?: (() => void) | undefined;
}

/** The bar: one row that scrolls on a phone and wraps from 1080 px. */
export function FilterBar({ label, onNear, children }: BarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its contents in every browser
    <div className={styles.bar} role="group" aria-label={label} onPointerEnter={onNear} onFocus={onNear}>
      {children}
    </div>
  );
}

interface MoreProps {
  label: string;
  open: boolean;
  /** Time to draw what was not worth loading before. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Picks behind one more press: their words are long, few visitors need them, and the bar has room for one row. */
export function MorePicks({ label, open, onOpen, children }: MoreProps) {
  return (
    <details className={styles.more} open={open} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className={styles.pick}>{label}</summary>
      {children}
    </details>
  );
}
