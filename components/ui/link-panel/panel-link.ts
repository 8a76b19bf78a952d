import styles from './link-panel.module.scss';

/** One of its links. */
export const panelLinkClass = styles.link;
