import styles from './ribbon.module.scss';

/** The editorial colours by code: 1 green, 2 pale yellow, 3 grey, 4 red, 5 blue. */
export type FlagColour = 1 | 2 | 3 | 4 | 5;

/** A label of editorial weight, ink on one of five colours. */
export function Ribbon({ flag = 3, children }: { flag?: FlagColour; children: string }) {
  return (
    <span className={styles.ribbon} data-flag={flag}>
      {children}
    </span>
  );
}
