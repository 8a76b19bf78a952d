import styles from './wordmark.module.scss';
import drawing from './wordmark.svg';

/**
 * The mark in the colour of the text, its beam from the token. Decoration: whoever links it says the name.
 * A file of its own, because every page shows it twice and would carry each drawing twice again.
 */
export function Wordmark() {
  return (
    <svg className={styles.wordmark} aria-hidden="true">
      <use href={`${drawing.src}#mark`} />
    </svg>
  );
}
