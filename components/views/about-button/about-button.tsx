import type { MouseEventHandler } from 'react';
import styles from './about-button.module.scss';

type Props = { className: string | undefined; label: string; onClick: MouseEventHandler<HTMLElement> };

/** Beside what leads to the tickets of a showing: opens all there is to say of it. A letter, which its style draws, for a board has a thousand of them. */
export const AboutButton = ({ className, label, onClick }: Props) => (
  <button
    type="button"
    className={`${styles.about} ${className}`}
    aria-haspopup="dialog"
    aria-label={label}
    onClick={onClick}
  />
);
