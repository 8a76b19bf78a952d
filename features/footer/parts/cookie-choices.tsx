import { pressAttributes } from '@/lib/visitor/device/presses';
import styles from './cookie-choices.module.scss';

/** Opens the choices, which are kept in the browser. */
export const CookieChoices = ({ className, children }: { className: string | undefined; children: string }) => (
  <button type="button" className={`${className} ${styles.choices}`} {...pressAttributes('chooseCookies')}>
    {children}
  </button>
);
