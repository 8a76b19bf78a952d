import styles from './screens.module.scss';

/** Says "CANDELA 2015 S4 F12 F13" to whoever scans it: a row of modules after the other, as lines. */
const modules = [
  'M0 0.5h7m1 0h5m1 0h7M0 1.5h1m5 0h1m2 0h2m1 0h1m1 0h1m5 0h1M0 2.5h1m1 0h3m1 0h1m2 0h4m1 0h1m1 0h3m1 0h1',
  'M0 3.5h1m1 0h3m1 0h1m3 0h1m3 0h1m1 0h3m1 0h1M0 4.5h1m1 0h3m1 0h1m3 0h2m2 0h1m1 0h3m1 0h1',
  'M0 5.5h1m5 0h1m4 0h1m2 0h1m5 0h1M0 6.5h7m1 0h1m1 0h1m1 0h1m1 0h7M8 7.5h3m1 0h1',
  'M0 8.5h2m1 0h2m1 0h1m2 0h3m2 0h1m5 0h1M0 9.5h5m5 0h2m1 0h2m1 0h1M0 10.5h2m1 0h2m1 0h1m1 0h2m5 0h1m1 0h4',
  'M0 11.5h1m1 0h2m3 0h1m2 0h4m3 0h2m1 0h1M1 12.5h1m1 0h1m2 0h1m1 0h2m1 0h2m1 0h2m3 0h2',
  'M8 13.5h1m1 0h1m1 0h2m1 0h1m2 0h2M0 14.5h7m2 0h4m3 0h1m1 0h3M0 15.5h1m5 0h1m2 0h1m3 0h1m2 0h1m2 0h1',
  'M0 16.5h1m1 0h3m1 0h1m1 0h2m1 0h1m2 0h2m1 0h1M0 17.5h1m1 0h3m1 0h1m1 0h4m3 0h1m1 0h2',
  'M0 18.5h1m1 0h3m1 0h1m2 0h1m1 0h7m1 0h2M0 19.5h1m5 0h1m1 0h1m1 0h1m1 0h1m1 0h4m1 0h1',
  'M0 20.5h7m1 0h1m2 0h1m1 0h2m3 0h2',
].join('');

/** What is shown at the door. */
export const Code = () => (
  <svg className={styles.code} viewBox="0 0 21 21" aria-hidden="true">
    <path d={modules} stroke="currentcolor" />
  </svg>
);
