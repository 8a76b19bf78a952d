import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './consent-frame.module.scss';
import { makeRoom } from './make-room';

interface Props {
  title: string;
  wide?: boolean;
  /** The visitor asked for it, and is taken there. */
  takesFocus?: boolean;
  onEscape?: () => void;
  children: ReactNode;
}

/** The paper at the foot of the screen. It keeps nobody in: the page behind it stays as it is. */
export function ConsentFrame({ title, wide = false, takesFocus = false, onEscape, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => (frame.current ? makeRoom(frame.current, styles.asked) : undefined), []);

  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape?.();
  };

  return (
    <section
      ref={frame}
      role="dialog"
      className={styles.frame}
      data-wide={wide || undefined}
      data-surface="paper"
      aria-labelledby={id}
      onKeyDown={pressed}
    >
      <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
