'use client';
// Shows a word on hover and focus, and lets Escape put it away.
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tooltip.module.scss';

interface Props {
  text: string;
  /** The control it explains, given what ties the two together. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
}

/** More about a control, for whoever rests on it. Never the only place where something is said. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && hide();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens on behalf of the control within
    <span
      className={styles.wrapper}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={dismiss}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.tip} hidden={!shown}>
        {text}
      </span>
    </span>
  );
}
