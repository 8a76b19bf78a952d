'use client';
// What a mark means is shown where the pointer, the focus or the finger asks for it; how, is fetched only then.
import type { ReactNode, SyntheticEvent } from 'react';
import styles from './tip.module.scss';

const load = () => import('./show-tip');

const askTip =
  (text: string, isPressed = false) =>
  ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    void load().then(({ showTip }) => showTip(currentTarget, text, isPressed));

/** For an element that explains itself when the pointer or the focus comes to it, such as a link. */
export const tipHandlers = (text: string) => text && { onPointerEnter: askTip(text), onFocus: askTip(text) };

/** A mark that says what it means, also at a press; without words it is just the mark. */
export const Tip = ({ text, children }: { text: string | undefined; children: ReactNode }) =>
  text ? (
    <button type="button" className={styles.mark} {...tipHandlers(text)} onClick={askTip(text, true)}>
      {children}
    </button>
  ) : (
    children
  );
