import styles from './app-icon.module.scss';
import file from './app-icon.svg';

/** The app's icon, 5rem wide unless `--app-icon` says otherwise. Decoration, and a file: most pages carry it unseen. */
export const AppIcon = () => (
  // biome-ignore lint/performance/noImgElement: a drawing of a few lines, which nothing could make smaller
  <img className={styles.icon} src={file.src} alt="" width={80} height={80} loading="lazy" />
);
