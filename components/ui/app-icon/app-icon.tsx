import { useId } from 'react';
import styles from './app-icon.module.scss';

/** The app's icon, 5rem wide unless `--app-icon` says otherwise. Decoration. */
export function AppIcon() {
  const clip = useId();
  return (
    <svg className={styles.icon} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <rect width="512" height="512" rx="112" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.ground} width="512" height="512" />
        <path className={styles.beam} d="M222 232L512 106V406L222 280Z" />
        <path className={styles.lens} d="M334 187.2A123 123 0 1 0 334 324.8" />
        <path className={styles.beam} d="M223 241L382 202.7V309.3L223 271Z" />
        <circle className={styles.beam} cx="223" cy="256" r="30" />
        <rect className={styles.edge} x="5" y="5" width="502" height="502" rx="107" />
      </g>
    </svg>
  );
}
