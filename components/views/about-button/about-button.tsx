import styles from './about-button.module.scss';

type Props = { className: string | undefined; label: string; onClick: () => void };

/** Beside what leads to the tickets of a showing: opens all there is to say of it. A letter, which its style draws, for a board has a thousand of them. */
export const AboutButton = ({ className, label, onClick }: Props) => (
  <button
    type="button"
    className={`${styles.about} ${className}`}
    aria-haspopup="dialog"
    aria-label={label}
    onClick={({ currentTarget }) => {
      // What is hidden cannot be given the focus back: the last one stays in sight.
      for (const last of document.querySelectorAll('[data-opened]')) last.removeAttribute('data-opened');
      currentTarget.dataset.opened = '';
      onClick();
    }}
  />
);
